import type { ClauseSuite } from '../ClauseSuite.ts';
import { writerOf } from '../crossing/isOwn.ts';
import { blocked, judged } from '../judgements.ts';
import { narrowedAmongFilters } from '../searching/narrowedReads.ts';
import { couldComeUnfiltered, unfiltered } from '../searching/narrowing.ts';
import { operationOf } from '../searching/operationOf.ts';
import { renamedRead, selectsRenamed } from '../searching/renamedRead.ts';
import { isUntold, singleFaults, singleTruth, stillIn } from '../searching/selection.ts';
import { violationsOf } from '../searching/shownFaults.ts';
import { singleTrials } from '../searching/singleTrials.ts';

/** The operators select what their names say. */
export const FLT1: ClauseSuite = {
  scenarios: (operation) => [
    ...(operation.filters === true ? [singleTrials] : []),
    ...(writerOf[operation.name] === undefined ? [] : [renamedRead]),
  ],
  checks: [
    {
      clause: 'FLT-1',
      level: 'MUST',
      scenario: singleTrials.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const operation = operationOf(subject);
        const { trials = [] } = subject.evidence;
        const violations = trials.flatMap((trial) => violationsOf(operation, trial, singleFaults(trial)));
        const told = trials.some((trial) => {
          if (isUntold(trial, singleFaults(trial))) return false;
          const truth = singleTruth(operation, trial.answer);
          return [...stillIn(operation, trial).values()].some(({ record }) => truth(record) !== 'open');
        });
        if (violations.length === 0 && !told)
          return blocked('nothing', 'of no record the document tells whether a filter selects it');
        return judged(violations);
      },
    },
    {
      clause: 'FLT-1',
      level: 'MUST',
      slug: 'renamed',
      scenario: renamedRead.name,
      on: 'success',
      reads: 'value',
      judge: selectsRenamed,
    },
    {
      clause: 'FLT-1',
      level: 'MUST',
      slug: 'narrowed',
      scenario: narrowedAmongFilters.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const operation = operationOf(subject);
        const { trials = [] } = subject.evidence;
        if (!trials.some((trial) => couldComeUnfiltered(operation, trial)))
          return blocked('nothing', 'the filters leave out no order of the status');
        return judged(
          trials.flatMap((trial) => violationsOf(operation, trial, unfiltered(operation, trial))),
        );
      },
    },
  ],
};
