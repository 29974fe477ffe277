import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import type { Format } from '../../../specs/Format.ts';
import { toTheEightGets } from '../../../specs/rules.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { asOthers, compareInBracket, judgeReads, readDifferences, readsIn } from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { on, probe, withFilters } from '../../kernel/probe.ts';
import { evidenceKey, type ScenarioPlace } from '../../kernel/Scenario.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { filterControl, gatherControlled } from '../../probes/filters/control.ts';
import { asMember, filtersOf, isTaken } from '../../probes/filters/selection.ts';
import { wholeMembers } from '../../probes/reads/wholeRead.ts';

/** Two requests with filters that mean the same, made from the filter that works. */
interface Alike {
  readonly first: readonly SearchFilter[] | null;
  readonly second: readonly SearchFilter[];
}

const xmlFamily: readonly Format[] = ['xml', 'soap11', 'soap12'];

/**
 * The working filter written in two ways that mean the same. Where xml and soap seem to differ and json does not, their
 * layout is what is not understood: the document does not show it.
 */
const writtenAlike = (name: string, alike: (filter: SearchFilter) => Alike) =>
  probe({
    name,
    of: withFilters,
    requires: (place) => [evidenceKey(place, filterControl.name)],
    gather: (context, place) =>
      gatherControlled(context, place, async (control, whole) => {
        const [filter] = filtersOf(control.answer);
        if (filter === undefined) throw new Error('the control sent no filter');
        const both = alike(filter);
        const reads = await readBoth(context, place, both, both.first === null ? whole : control.answer);
        const evidence = { answer: whole, others: asOthers(reads), counterexample: both.second };
        if (!xmlFamily.includes(place.format) || isSame(place, reads)) return { kind: 'evidence', evidence };
        const json = await readBoth(context, place, both, undefined, { format: 'json', address: 'path' });
        return isSame(place, json)
          ? {
              kind: 'blocked',
              cause: 'layout',
              message: `json takes this, ${place.format} does not, and the document does not show how it is written there`,
            }
          : { kind: 'evidence', evidence };
      }),
  });

const isSame = ({ operation }: ScenarioPlace, reads: Awaited<ReturnType<typeof compareInBracket>>): boolean =>
  isTaken(reads.second) && readDifferences(operation, reads).length === 0;

function readBoth(
  context: GatherContext,
  { operation }: ScenarioPlace,
  { first, second }: Alike,
  known: Answer | undefined,
  elsewhere: Parameters<GatherContext['call']>[2] = {},
) {
  const ask = (filters: readonly SearchFilter[] | null) => (call: GatherContext['call']) => {
    const sent: RecordValue = filters === null ? {} : { Filters: asMember(filters) };
    return call(operation, { ...wholeMembers(context, operation), ...sent }, elsewhere);
  };
  return compareInBracket(context, operation, { known, askFirst: ask(first), askSecond: ask(second) });
}

const grouped = writtenAlike('filter-group', (filter) => ({
  first: [filter],
  second: [{ ...filter, Group: 'Undefined' }],
}));

const none = writtenAlike('filter-none', () => ({ first: null, second: [] }));

const readTheSame = (what: string, than: string) => (subject: Subject) =>
  judgeReads(operationOf(subject), readsIn(subject.evidence.others), what, than);

/** The Group Undefined is as none, and empty Filters are as none. */
export const FLT7: JudgedClause = clause('FLT-7', {
  level: 'SHOULD',
  statement: 'The Group Undefined means the same as no Group, and empty Filters the same as none.',
  section: 'Filter (used by all Get operations)',
  judging: 'The answers with and without are the same.',
  appliesTo: toTheEightGets,
  checks: [
    on(grouped, readTheSame('a filter with the Group Undefined', 'the same without')),
    on(none, readTheSame('an empty list of Filters', 'no Filters'), { slug: 'empty' }),
  ],
});
