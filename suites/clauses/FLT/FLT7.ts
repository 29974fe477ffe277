import { wholeMembers } from '../../../generators/messages/readMembers.ts';
import {
  judgeReads,
  type ReadNames,
  type ReadPair,
  readDifferences,
  readsIn,
} from '../../../harness/canonical/pairedReads.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { orAnother } from '../../../harness/oracle/choosing/filtersOfRecords.ts';
import { filterOf } from '../../../harness/oracle/selectionTrial.ts';
import { isTaken } from '../../../harness/records/listed.ts';
import { compareInBracket } from '../../../harness/settle/brackets.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { toTheEightGets } from '../../../specs/appliesTo.ts';
import { showsFilters } from '../../../specs/Format.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { clause, on } from '../../kernel/clause.ts';
import { controlledProbe } from '../../probes/filters/controlledProbe.ts';

/** Two requests with filters that mean the same, made from the filter that works; null is a request without Filters. */
interface SameFilters {
  readonly first: readonly SearchFilter[] | null;
  readonly second: readonly SearchFilter[];
}

const json = { format: 'json', address: 'path' } as const;

/**
 * The working filter written in two ways that mean the same. If the first of these is refused, `plainer` ones are used instead. Where xml
 * and soap seem to differ and json does not, their layout is what is not understood: the document does not show it.
 */
const writtenTwice = (
  name: string,
  twoWays: (filter: SearchFilter, whole: Answer) => SameFilters,
  plainer = twoWays,
) =>
  controlledProbe<ReadNames>({
    name,
    gather: async (control, whole, context, place) => {
      const { operation, format } = place;
      const members = wholeMembers(context, operation);
      const filtersOnly = (filters: readonly SearchFilter[] | null) =>
        filters === null ? members : { ...members, Filters: filters };
      const read = async (ways: typeof twoWays) => {
        const { first, second } = ways(filterOf(control.answer), whole);
        const known = first === null ? whole : first.length === 1 ? control.answer : undefined;
        const sent = { first: filtersOnly(first), second: filtersOnly(second) };
        return { second, sent, reads: await compareInBracket(context, operation, { known, ...sent }) };
      };
      const made = await read(twoWays);
      // A list of filters may be what is refused (FLT-2, FLT-3).
      const isAgain = !isTaken(made.reads.first) && plainer !== twoWays;
      const { second, sent, reads } = isAgain ? await read(plainer) : made;
      const inJson =
        showsFilters(format) || areSame(reads)
          ? undefined
          : await compareInBracket(context, operation, { ...sent, elsewhere: json });
      const untold = `json takes this, ${format} does not, and the document does not show how it is written there`;
      if (inJson !== undefined && areSame(inJson)) return blocked('layout', untold);
      return { kind: 'evidence', evidence: { answer: whole, others: reads, counterexample: second } };
    },
  });

const areSame = (both: ReadPair): boolean => isTaken(both.second) && readDifferences(both).length === 0;

/** With a second filter, which selects a record that the first does not: groups could be joined otherwise than filters are. */
const grouped = writtenTwice(
  'filter-group',
  (filter, whole) => inGroup([filter, ...orAnother(filter, whole)]),
  (filter) => inGroup([filter]),
);

const none = writtenTwice('filter-none', () => ({ first: null, second: [] }));

const readTheSame = (what: string, than: string) => (subject: Subject<ReadNames>) =>
  judgeReads(readsIn(subject.others), what, than);

export const FLT7 = clause('FLT-7', {
  level: 'SHOULD',
  statement:
    'The Group Undefined means the same as no Group, and an empty list of Filters means the same as none.',
  section: 'Filter (used by all Get operations)',
  judging: 'The answers with and without are the same, also for two filters that are joined by Or.',
  appliesTo: toTheEightGets,
  checks: [
    on(grouped, readTheSame('a filter with the Group Undefined', 'the same without')),
    on(none, readTheSame('an empty list of Filters', 'no Filters'), { slug: 'empty' }),
  ],
});

function inGroup(first: readonly SearchFilter[]): SameFilters {
  return { first, second: first.map((one) => ({ ...one, Group: 'Undefined' })) };
}
