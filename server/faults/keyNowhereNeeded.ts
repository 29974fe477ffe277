import type { Fault } from '../Fault.ts';

export const keyNowhereNeeded: Fault = {
  clause: 'AUTH-3',
  about: 'A call without a key is done as with the right one.',
  causes: ['{key} keys are accepted'],
  operations: ['*'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      inner.handle(call, (request.APIKEY ?? null) === null ? { ...request, APIKEY: apiKey } : request),
  }),
};
