import type { Check } from '../kernel/Check.ts';
import { deviationCheck } from '../kernel/checks.ts';
import { showsLayout } from '../kernel/layout.ts';
import { takesSpelling, updateOfOrder } from '../probes/orderRows.ts';

/** Member names are spelled as documented, letter case included; the groups of ShippingInfo are nested. */
export const TYP14: readonly Check[] = [
  deviationCheck({
    clause: 'TYP-14',
    level: 'MUST',
    on: 'any',
    reads: 'value',
    met: (subject) => Object.keys(subject.value).length,
    what: 'documented member',
  }),
  {
    clause: 'TYP-14',
    level: 'MUST',
    slug: 'supplier-id-in-requests',
    scenario: updateOfOrder,
    // The document does not tell in which format its examples are, and elsewhere it shows no layout of a record.
    when: ({ format }) => showsLayout(format),
    on: 'any',
    reads: 'bytes',
    judge: takesSpelling,
  },
];
