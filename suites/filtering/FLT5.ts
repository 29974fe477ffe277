import type { ClauseSuite } from '../ClauseSuite.ts';
import { judged } from '../judgements.ts';
import { isExample } from '../searching/documentedExample.ts';
import { fieldTrials } from '../searching/fieldTrials.ts';
import { isMisread } from '../searching/isMisread.ts';
import { isTurnedAround, mistakenFields } from '../searching/mistakenFields.ts';
import { operationOf } from '../searching/operationOf.ts';
import { filtersOf, type SelectionTrial, singleFaults } from '../searching/selection.ts';
import { violationsOf } from '../searching/shownFaults.ts';
import { withoutEffect } from '../searching/withoutEffect.ts';

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
