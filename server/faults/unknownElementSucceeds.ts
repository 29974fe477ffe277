import type { Fault } from '../Fault.ts';

export const unknownElementSucceeds: Fault = {
  clause: 'FMT-12',
  about: 'In soap11 an element that is no operation is answered with success.',
  causes: ['an operation that does not exist is answered with success'],
  operations: ['-'],
  hook: (inner) => ({
    encode: (call, reply) =>
      inner.encode(
        call,
        call.operation === null && call.format === 'soap11' && reply.status === 404
          ? { ...reply, status: 200, members: { ResponseStatus: { ErrorCode: '0', Message: '' } } }
          : reply,
      ),
  }),
};
