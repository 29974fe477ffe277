import type { ClauseSuite } from '../ClauseSuite.ts';
import { judged } from '../judgements.ts';
import { operationOf } from '../searching/operationOf.ts';
import { noneFaults, topFaults, topTrials } from '../searching/topTrials.ts';

/** ReturnTopNRecords N gives the N records with the highest ids. */
export const GET5: ClauseSuite = {
  scenarios: (operation) => (operation.filters === true ? [topTrials] : []),
  checks: [
    {
      clause: 'GET-5',
      level: 'MUST',
      scenario: topTrials.name,
      on: 'success',
      reads: 'value',
      judge: (subject) =>
        judged(
          (subject.evidence.trials ?? []).flatMap((trial) => [
            ...noneFaults(operationOf(subject), trial),
            ...topFaults(operationOf(subject), trial),
          ]),
        ),
    },
  ],
};
