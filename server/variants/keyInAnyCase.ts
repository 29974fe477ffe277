import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const keyInAnyCase: Variant = {
  about:
    'The key is compared as its database does: in any letter case, blanks behind it do not count (AUTH-3: padded and case-changed keys are observed).',
  hook: (inner, _, { apiKey }) => ({
    handle: (call, request) =>
      inner.handle(
        call,
        member.text(request, 'APIKEY').trimEnd().toLowerCase() === apiKey.toLowerCase()
          ? { ...request, APIKEY: apiKey }
          : request,
      ),
  }),
};
