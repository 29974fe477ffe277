import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const failuresUnwrapped: Fault = {
  clause: 'FMT-8',
  about: 'A failure is answered in plain json although a callback was named.',
  causes: ['the answer does not call the callback that was asked for'],
  operations: ['*'],
  hook: (inner) => ({
    encode: (call, reply) => {
      const status = member.record(reply.members, 'ResponseStatus') ?? {};
      const failed = member.text(status, 'ErrorCode') !== '0';
      return inner.encode(failed ? { ...call, callback: null } : call, reply);
    },
  }),
};
