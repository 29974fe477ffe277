import type { Fault } from '../Fault.ts';

export const anyKeyReads: Fault = {
  clause: 'AUTH-3',
  about: 'CompanyGet takes any key.',
  causes: ['{key} keys are accepted'],
  operations: ['CompanyGet'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      inner.handle(call, call.operation?.name === 'CompanyGet' ? { ...request, APIKEY: apiKey } : request),
  }),
};
