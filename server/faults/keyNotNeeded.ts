import type { Fault } from '../Fault.ts';

export const keyNotNeeded: Fault = {
  clause: 'AUTH-3',
  about: 'In jsv APIKeyGet succeeds without a key.',
  operations: ['APIKeyGet'],
  hook: (inner) => ({
    handle: (call, request) =>
      call.format === 'jsv' && call.operation?.name === 'APIKeyGet' && request.APIKEY === undefined
        ? {}
        : inner.handle(call, request),
  }),
};
