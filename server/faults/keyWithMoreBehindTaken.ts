import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const keyWithMoreBehindTaken: Fault = {
  clause: 'AUTH-3',
  about: 'In xml a key is let in that the right one is only the beginning of.',
  causes: ['{key} keys are accepted'],
  operations: ['APIKeyGet'],
  hook: (inner, _store, { apiKey }) => ({
    handle: (call, request) =>
      call.format === 'xml' &&
      call.operation?.name === 'APIKeyGet' &&
      member.text(request, 'APIKEY').startsWith(apiKey)
        ? inner.handle(call, { ...request, APIKEY: apiKey })
        : inner.handle(call, request),
  }),
};
