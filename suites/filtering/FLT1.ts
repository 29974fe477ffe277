import type { ClauseSuite } from '../kernel/Check.ts';
import { blocked, judged } from '../kernel/judgements.ts';
import { operationOf } from '../kernel/Subject.ts';
import { renamedRead, selectsRenamed } from '../probes/filters/renamedRead.ts';
import { isUntold, singleFaults, singleTruth, stillIn } from '../probes/filters/selection.ts';
import { singleTrials } from '../probes/filters/singleTrials.ts';
import { narrowedAmongFilters } from '../probes/reads/narrowedReads.ts';
import { couldComeUnfiltered, unfiltered } from '../probes/reads/narrowing.ts';
import { writeShownBy } from '../probes/records/plainRecords.ts';
import { violationsOf } from './shownFaults.ts';

/** The operators select what their names say. */
export const FLT1: ClauseSuite = {
  scenarios: (operation) => [
    ...(operation.filters === true ? [singleTrials] : []),
    ...(writeShownBy[operation.name] === undefined ? [] : [renamedRead]),
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
