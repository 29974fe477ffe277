import { bothReadings } from '../../../harness/oracle/joinedTruth.ts';
import { toTheEightGets } from '../../../specs/rules.ts';
import type { Check } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { listTrials, orderFaults, orderTrial } from '../../probes/filters/listTrials.ts';
import { listFaults, listTruth, needsJoining, type PartTruth } from '../../probes/filters/listTruth.ts';
import { isTaken, stillIn } from '../../probes/filters/selection.ts';
import { violationsOf } from './shownFaults.ts';

/** Lists of filters, by what both readings of AndOr say. */
const joined = (parts: PartTruth): Check['judge'] => {
  return (subject) => {
    const operation = operationOf(subject);
    const { trials = [] } = subject.evidence;
    if (needsJoining(subject.evidence) !== undefined)
      return blocked('clause:FLT-3', 'a list is taken only with an AndOr in its first filter');
    const judgedBy = trials.map((trial) => ({
      trial,
      truth: listTruth(operation, trial, bothReadings, parts),
    }));
    const violations = trials.flatMap((trial) =>
      violationsOf(operation, trial, listFaults(operation, trial, bothReadings, parts)),
    );
    const told = judgedBy.some(
      ({ trial, truth }) =>
        isTaken(trial.answer) &&
        [...stillIn(operation, trial).values()].some(({ record }) => truth(record) !== 'open'),
    );
    if (violations.length === 0 && !told)
      return blocked('nothing', 'of no record it can be told whether a list of filters selects it');
    return judged(violations);
  };
};

/** Filters are combined in order, each by its own AndOr. */
export const FLT2: JudgedClause = clause('FLT-2', {
  level: 'MUST',
  statement: 'Filters are combined in order, each by its own AndOr with the result so far.',
  section: 'Operation rules 10',
  judging:
    'In Kleene logic. A MUST where a left fold and And-before-Or agree, a SHOULD where they differ, since "the previous one" can be read as either.',
  open: 'A later filter without AndOr.',
  appliesTo: toTheEightGets,
  checks: [
    on(listTrials, joined('documented')),
    on(
      listTrials,
      (subject) =>
        subject.evidence.counterexample === undefined || needsJoining(subject.evidence) !== undefined
          ? joined('answered')(subject)
          : blocked('clause:FLT-2', 'lists of filters select what the document excludes'),
      { level: 'SHOULD', slug: 'own-answers' },
    ),
    on(
      orderTrial,
      (subject) => {
        const operation = operationOf(subject);
        // One that finds nothing may fail, and so may all of them where three filters are too many.
        const trials = (subject.evidence.trials ?? []).filter(({ answer }) => isTaken(answer));
        if (trials.length === 0)
          return blocked(
            'control',
            'the target refuses a list of three filters, and their maximum is not shown',
          );
        return judged(
          trials.flatMap((trial) => violationsOf(operation, trial, orderFaults(operation, trial))),
        );
      },
      { level: 'SHOULD', slug: 'left-fold' },
    ),
  ],
});
