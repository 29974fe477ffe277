import type { Fault } from '../Fault.ts';

export const anyKeyReads: Fault = {
  clause: 'AUTH-3',
  about: 'CompanyGet takes any key.',
  causes: ['a call with a key that is {key} is let in'],
  operations: ['CompanyGet'],
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      inner.handle(call, call.operation?.name === 'CompanyGet' ? { ...request, APIKEY: apiKey } : request),
  }),
};
