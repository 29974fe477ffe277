import type { Fault } from '../Fault.ts';

export const emptyKeyTaken: Fault = {
  clause: 'AUTH-3',
  about: 'An empty key is taken for the right one.',
  causes: ['{key} keys are accepted'],
  operations: ['*'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      inner.handle(call, request.APIKEY === '' ? { ...request, APIKEY: apiKey } : request),
  }),
};
