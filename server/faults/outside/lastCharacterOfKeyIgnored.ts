import type { Fault } from '../../Fault.ts';
import { member } from '../../records/member.ts';

export const lastCharacterOfKeyIgnored: Fault = {
  clause: 'AUTH-3',
  level: 'SHOULD',
  about:
    'Once the right key was used, the key cache also accepts a key of its length that differs in the last character.',
  operations: ['*'],
  hook: (inner, _, { apiKey }) => {
    let isCached = false;
    return {
      handle: (call, request) => {
        const sent = member.text(request, 'APIKEY');
        const isAlike = sent.length === apiKey.length && sent.slice(0, -1) === apiKey.slice(0, -1);
        const result = inner.handle(call, isCached && isAlike ? { ...request, APIKEY: apiKey } : request);
        isCached ||= sent === apiKey;
        return result;
      },
    };
  },
};
