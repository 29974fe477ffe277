import { newestMembers } from '../../../generators/messages/readMembers.ts';
import { found } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { recordsRead } from '../../../harness/exchanges/listed.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { partsIn, truthOfList } from '../../../harness/oracle/listTruth.ts';
import { couldComeUnfiltered, unfiltered } from '../../../harness/oracle/narrowing.ts';
import { singleFaults, singleTruth } from '../../../harness/oracle/selectionTrial.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { toTheEightGets } from '../../../specs/appliesTo.ts';
import { clause, on } from '../../kernel/clause.ts';
import { everyPair } from '../../probes/filters/everyPair.ts';
import { renamedRead, selectsRenamed } from '../../probes/filters/renamedRead.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { askedOnce } from '../../probes/profile.ts';
import { narrowedAmongFilters } from '../../probes/reads/narrowedReads.ts';
import { isTold, violationsOf } from './shownFaults.ts';

export const FLT1 = clause('FLT-1', {
  statement: 'Equals, NotEquals, Contains and LessThan select what their names say.',
  section: 'Filter (used by all Get operations)',
  judging:
    'Evaluated on the unfiltered answer of the target itself, with three values for each record: the answer holds every yes and no no.',
  open: 'Whether a search that finds nothing answers with an empty list or fails, which is observed; letter case, blanks and collation; fields without a value and an empty SearchValue, with any operator; Contains on other than text; LessThan on text, bool and enumerations; datetimes, with any operator; the wildcard characters % _ * ? [ ] ^ \\; decimals nearer to the SearchValue than the last of two digits, since rounding is not shown.',
  appliesTo: toTheEightGets,
  checks: [
    on(singleTrials, ({ trials }) => {
      const violations = trials.flatMap((trial) => violationsOf(trial, singleFaults(trial)));
      return violations.length > 0 || trials.some((trial) => isTold(trial, singleTruth(trial.answer)))
        ? violations
        : blocked('nothing', 'the document tells of no record whether a filter selects it');
    }),
    on(
      everyPair,
      ({ trials }) => {
        const parts = trials.flatMap(partsIn);
        const violations = parts.flatMap((part) => violationsOf(part, singleFaults(part)));
        const isKnown =
          trials.some((trial) => isTold(trial, truthOfList(trial))) ||
          parts.some((part) => isTold(part, singleTruth(part.answer)));
        return violations.length > 0 || isKnown
          ? violations
          : blocked(
              'nothing',
              'of no record the document tells whether filters on any type of field select it',
            );
      },
      { slug: 'every-type' },
    ),
    on(renamedRead, selectsRenamed, { slug: 'renamed' }),
    on(
      narrowedAmongFilters,
      ({ trials }) =>
        trials.some(couldComeUnfiltered)
          ? trials.flatMap((trial) => violationsOf(trial, unfiltered(trial)))
          : blocked('nothing', 'the filters leave out no order with this status'),
      { slug: 'narrowed' },
    ),
  ],
  /** What Equals does with letter case, blanks and a name that nobody has, on the target's own companies. */
  observed: askedOnce(
    {
      name: 'text-profile',
      operation: 'CompanyGet',
      gather: async ({ call }, { operation }) => {
        const newest = newestMembers(operation);
        const base = await call(operation, newest);
        const name = ownName(base);
        if (name === undefined) return found(base);
        const others: Record<string, Answer> = {};
        for (const [what, spelt] of Object.entries(spellings)) {
          const filter = { FieldName: 'CompanyName', SearchOperator: 'Equals', SearchValue: spelt(name) };
          others[what] = await call(operation, { ...newest, Filters: [filter] });
        }
        return found(base, others);
      },
    },
    ({ answer, others }) => {
      const name = ownName(answer);
      if (name === undefined) return undefined;
      return Object.entries(others)
        .map(([what, each]) => {
          const isRefused = outcomeOf(each, 'success') !== 'succeeded';
          if (what === fruitless)
            return `a search that finds nothing: ${isRefused ? 'refused' : 'no records'}`;
          const shown = names(each).includes(name) ? 'the same' : 'another';
          return `Equals with a name ${what}: ${isRefused ? 'refused' : shown}`;
        })
        .join('; ');
    },
  ),
});

const fruitless = 'that nobody has';

/** Names to search for: spellings of one that a filter may take for the same, and one that no company has. */
const spellings: Readonly<Record<string, (name: string) => string>> = {
  'in another letter case': (name) => (name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase()),
  'with a blank behind it': (name) => `${name} `,
  [fruitless]: () => 'zqassayqz',
};

const names = (answer: Answer): readonly string[] =>
  recordsRead(answer).flatMap(({ CompanyName }) => (typeof CompanyName === 'string' ? [CompanyName] : []));

/** A name of plain letters, whose letter case is nowhere in doubt. */
const ownName = (answer: Answer): string | undefined =>
  names(answer).find((name) => /[a-z]/i.test(name) && /^[\x21-\x7e][\x20-\x7e]*[\x21-\x7e]$/.test(name));
