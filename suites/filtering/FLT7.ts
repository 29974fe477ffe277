import type { Check } from '../Check.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import type { Scenario } from '../Scenario.ts';
import { readsIn } from '../searching/comparedReads.ts';
import { judgeReads } from '../searching/judgeReads.ts';
import { operationOf } from '../searching/operationOf.ts';
import { writtenAlike } from '../searching/sameAsControl.ts';

const grouped = writtenAlike('filter-group', (filter) => ({
  first: [filter],
  second: [{ ...filter, Group: 'Undefined' }],
}));

const none = writtenAlike('filter-none', () => ({ first: null, second: [] }));

const check = (scenario: Scenario, what: string, than: string, slug?: string): Check => ({
  clause: 'FLT-7',
  level: 'SHOULD',
  ...(slug === undefined ? {} : { slug }),
  scenario: scenario.name,
  on: 'success',
  reads: 'value',
  judge: (subject) => judgeReads(operationOf(subject), readsIn(subject.evidence.others), what, than),
});

/** The Group Undefined is as none, and empty Filters are as none. */
export const FLT7: ClauseSuite = {
  scenarios: (operation) => (operation.filters === true ? [grouped, none] : []),
  checks: [
    check(grouped, 'a filter with the Group Undefined', 'the same without'),
    check(none, 'an empty list of Filters', 'no Filters', 'empty'),
  ],
};
