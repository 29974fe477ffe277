import type { Fault } from '../Fault.ts';

export const reportsInPart: Fault = {
  clause: 'ENV-1',
  about: 'Custom reports are answered with HTTP 206, and carry no ResponseStatus.',
  causes: ['answers lack ResponseStatus'],
  operations: ['CustomReportGetData'],
  hook: (inner) => ({
    encode: (call, reply) => {
      if (call.operation?.name !== 'CustomReportGetData' || reply.status !== 200)
        return inner.encode(call, reply);
      const { ResponseStatus, ...members } = reply.members;
      return inner.encode(call, { ...reply, status: 206, members });
    },
  }),
};
