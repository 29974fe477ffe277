import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const keyPrefixSuffices: Fault = {
  clause: 'AUTH-3',
  about: 'A key that is cut short by its last characters is let in.',
  causes: ['{key} keys are accepted'],
  operations: ['*'],
  hook: (inner, _store, { apiKey }) => ({
    handle: (call, request) => {
      const sent = member.text(request, 'APIKEY');
      const isCut = sent.length * 2 >= apiKey.length && apiKey.startsWith(sent);
      return inner.handle(call, isCut ? { ...request, APIKEY: apiKey } : request);
    },
  }),
};
