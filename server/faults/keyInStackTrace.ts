import type { Call } from '../Call.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const keyInStackTrace: Fault = {
  clause: 'AUTH-4',
  about: 'A failure of CompanyDelete in soap11 repeats the request, with its key, in StackTrace.',
  causes: ['the body of an answer holds the key'],
  operations: ['CompanyDelete'],
  hook: (inner) => {
    const keys = new WeakMap<Call, string>();
    return {
      handle: (call, request) => {
        if (call.format === 'soap11' && call.operation?.name === 'CompanyDelete')
          keys.set(call, member.text(request, 'APIKEY'));
        return inner.handle(call, request);
      },
      encode: (call, reply) => {
        const key = keys.get(call);
        const status = member.record(reply.members, 'ResponseStatus');
        if (key === undefined || status === null || status?.ErrorCode === '0')
          return inner.encode(call, reply);
        const StackTrace = `at CompanyDelete(APIKEY=${key})`;
        return inner.encode(call, {
          ...reply,
          members: { ...reply.members, ResponseStatus: { ...status, StackTrace } },
        });
      },
    };
  },
};
