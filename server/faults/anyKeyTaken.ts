import type { Fault } from '../Fault.ts';

export const anyKeyTaken: Fault = {
  clause: 'AUTH-3',
  about: 'Any key is let in that is not empty.',
  causes: ['{key} keys are accepted'],
  operations: ['*'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      inner.handle(
        call,
        typeof request.APIKEY === 'string' && request.APIKEY !== ''
          ? { ...request, APIKEY: apiKey }
          : request,
      ),
  }),
};
