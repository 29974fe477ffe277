import type { Answer } from '../../../harness/Answer.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operation } from '../../../specs/operations.ts';
import { toTheEightGets } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found } from '../../kernel/gathered.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { renamedRead, selectsRenamed } from '../../probes/filters/renamedRead.ts';
import { isTruthUntold, singleFaults, singleTruth, stillIn } from '../../probes/filters/selection.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { profileEvidence } from '../../probes/profile.ts';
import { narrowedAmongFilters } from '../../probes/reads/narrowedReads.ts';
import { couldComeUnfiltered, unfiltered } from '../../probes/reads/narrowing.ts';
import { violationsOf } from './shownFaults.ts';

/** The operators select what their names say. */
export const FLT1: JudgedClause = clause('FLT-1', {
  level: 'MUST',
  statement: 'Equals, NotEquals, Contains and LessThan select what their names say.',
  section: 'Filter (used by all Get operations)',
  judging:
    'Evaluated on the unfiltered answer of the target itself, with three values for each record: the answer holds every yes and no no.',
  open: 'Whether a search that finds nothing answers with an empty list or fails, which is observed; letter case, blanks and collation; fields without a value and an empty SearchValue, with any operator; Contains on other than text; LessThan on text, bool and enumerations; datetimes, with any operator; the wildcard characters % _ * ? [ ] ^ \\; decimals nearer to the SearchValue than the last of two digits, since rounding is not shown.',
  appliesTo: toTheEightGets,
  checks: [
    on(singleTrials, (subject) => {
      const operation = operationOf(subject);
      const { trials = [] } = subject.evidence;
      const violations = trials.flatMap((trial) => violationsOf(operation, trial, singleFaults(trial)));
      const told = trials.some((trial) => {
        if (isTruthUntold(trial, singleFaults(trial))) return false;
        const truth = singleTruth(operation, trial.answer);
        return [...stillIn(operation, trial).values()].some(({ record }) => truth(record) !== 'open');
      });
      if (violations.length === 0 && !told)
        return blocked('nothing', 'of no record the document tells whether a filter selects it');
      return judged(violations);
    }),
    on(renamedRead, selectsRenamed, { slug: 'renamed' }),
    on(
      narrowedAmongFilters,
      (subject) => {
        const operation = operationOf(subject);
        const { trials = [] } = subject.evidence;
        if (!trials.some((trial) => couldComeUnfiltered(operation, trial)))
          return blocked('nothing', 'the filters leave out no order of the status');
        return judged(
          trials.flatMap((trial) => violationsOf(operation, trial, unfiltered(operation, trial))),
        );
      },
      { slug: 'narrowed' },
    ),
  ],
  /** What the filters' Equals does with letter case, blanks and a name that nobody has, seen on the target's own companies. */
  observed: {
    evidence: (selected) =>
      profileEvidence(selected, {
        name: scenario,
        operation: get.name,
        gather: async (context) => {
          const top = { ReturnTopNRecords: numeric(20), showDeleted: 'showOnlyUndeleted' };
          const base = await context.call(get, top);
          const name = ownName(base);
          const others: Record<string, Answer> = {};
          if (name === undefined) return found(base);
          for (const [what, spelt] of Object.entries(spellings)) {
            const filter = { FieldName: 'CompanyName', SearchOperator: 'Equals', SearchValue: spelt(name) };
            others[what] = await context.call(get, { ...top, Filters: [filter] });
          }
          const strange = { FieldName: 'CompanyName', SearchOperator: 'Equals', SearchValue: nobody };
          others[fruitless] = await context.call(get, { ...top, Filters: [strange] });
          return found(base, others);
        },
      }),
    observe: ({ answer, others }, spec) => {
      const name = spec.scenario === scenario ? ownName(answer) : undefined;
      if (name === undefined) return undefined;
      return Object.entries(others)
        .map(([what, each]) =>
          what === fruitless
            ? `a search that finds nothing: ${isRefused(each) ? 'refused' : 'no records'}`
            : `Equals with a name ${what}: ${seen(each, name)}`,
        )
        .join('; ');
    },
  },
});

const get = operation('CompanyGet');
const scenario = 'text-profile';

const nobody = 'zqassayqz';
const fruitless = 'that nobody has';

/** Spellings of a name that a filter may take for the same. */
const spellings: Readonly<Record<string, (name: string) => string>> = {
  'in another letter case': (name) => (name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase()),
  'with a blank behind it': (name) => `${name} `,
};

const names = ({ decoded }: Answer): readonly string[] => {
  const list = decoded?.value[get.list ?? ''];
  return Array.isArray(list)
    ? list
        .filter(isRecord)
        .flatMap(({ CompanyName }) => (typeof CompanyName === 'string' ? [CompanyName] : []))
    : [];
};

/** A name of plain letters, whose letter case is nowhere in doubt. */
const ownName = (answer: Answer): string | undefined =>
  names(answer).find((name) => /[a-z]/i.test(name) && /^[\x21-\x7e][\x20-\x7e]*[\x21-\x7e]$/.test(name));

const isRefused = (answer: Answer): boolean =>
  answer.decoded === null || outcomeOf(answer, 'success') !== 'succeeded';

function seen(answer: Answer, name: string): string {
  if (isRefused(answer)) return 'refused';
  return names(answer).includes(name) ? 'the same' : 'another';
}
