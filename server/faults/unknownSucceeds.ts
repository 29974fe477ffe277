import type { Fault } from '../Fault.ts';

export const unknownSucceeds: Fault = {
  clause: 'FMT-12',
  about: 'An operation that does not exist is answered with success.',
  causes: ['an operation that does not exist is answered with success'],
  operations: ['-'],
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(
        call,
        call.operation === null && reply.status === 404
          ? { ...reply, status: 200, members: { ResponseStatus: { ErrorCode: '0', Message: '' } } }
          : reply,
      ),
  }),
};
