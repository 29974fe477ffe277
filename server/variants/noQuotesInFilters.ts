import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const noQuotesInFilters: Variant = {
  about:
    'A firewall refuses a SearchValue with an apostrophe, unless a record holds such a text (rule 3: a refused hazard is a SHOULD at most).',
  hook: refusing(
    null,
    (request, _, store) =>
      member
        .records(request, 'Filters')
        .map((filter) => member.text(filter, 'SearchValue'))
        .some((text) => text.includes("'") && !JSON.stringify(store.companies.all()).includes(text)),
    'The request was blocked.',
  ),
};
