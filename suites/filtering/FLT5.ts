import type { ClauseSuite } from '../kernel/Check.ts';
import { judged } from '../kernel/judgements.ts';
import { operationOf } from '../kernel/Subject.ts';
import { isExample } from '../probes/filters/chosenFilters.ts';
import { fieldTrials, isMisread, isTurnedAround, mistakenFields } from '../probes/filters/fieldTrials.ts';
import { filtersOf, type SelectionTrial, singleFaults } from '../probes/filters/selection.ts';
import { violationsOf, withoutEffect } from './shownFaults.ts';

/** Any scalar member may be searched by; those of the documented examples are FLT-8's. */
export const FLT5: ClauseSuite = {
  scenarios: (operation) => (operation.filters === true ? [fieldTrials] : []),
  checks: [
    {
      clause: 'FLT-5',
      level: 'MUST',
      scenario: fieldTrials.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const operation = operationOf(subject);
        const { trials = [] } = subject.evidence;
        const isOwn = ({ answer }: SelectionTrial): boolean =>
          !filtersOf(answer).some((filter) => isExample(operation, filter));
        const [first] = trials;
        const own = trials.filter((trial) => trial === first || isOwn(trial));
        return judged([
          ...own
            .filter((trial) => !isTurnedAround(operation, trial) && !isMisread(operation, trial, trials))
            .flatMap((trial) => withoutEffect(operation, trial)),
          ...mistakenFields(operation, trials).flatMap((trial) =>
            violationsOf(operation, trial, singleFaults(trial)),
          ),
        ]);
      },
    },
  ],
};
