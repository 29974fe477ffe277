import { saidBy } from '../compare/reads.ts';
import type { ClauseSuite } from '../kernel/Check.ts';
import { blocked, judged, passed } from '../kernel/judgements.ts';
import { operationOf } from '../kernel/Subject.ts';
import { filterControl, standingOf } from '../probes/filters/control.ts';
import { listTrials } from '../probes/filters/listTrials.ts';
import { needsJoining } from '../probes/filters/listTruth.ts';
import { filtersOf, isTaken } from '../probes/filters/selection.ts';
import { inWords } from './shownFaults.ts';

/** The first filter needs no AndOr, alone and before others that have one. */
export const FLT3: ClauseSuite = {
  scenarios: (operation) => (operation.filters === true ? [filterControl] : []),
  checks: [
    {
      clause: 'FLT-3',
      level: 'MUST',
      scenario: filterControl.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const standing = standingOf(operationOf(subject), subject.evidence);
        if (standing.kind === 'works') return passed;
        if (standing.kind === 'blocked') return blocked(standing.cause, standing.message);
        if (standing.kind === 'dead') return blocked('clause:FLT-1', 'no filter has an effect');
        const { answer } = standing.trial;
        const asked = inWords(filtersOf(answer));
        return judged([
          {
            message: `${asked} works only with an AndOr`,
            expected: 'its effect without one',
            actual: 'none',
            path: 'Filters[0].AndOr',
            exchange: answer.exchange,
          },
        ]);
      },
    },
    {
      clause: 'FLT-3',
      level: 'MUST',
      slug: 'list',
      scenario: listTrials.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const { trials = [] } = subject.evidence;
        const refused = needsJoining(subject.evidence);
        if (refused !== undefined) {
          const { answer } = refused;
          return judged([
            {
              message: `${inWords(filtersOf(answer))} is taken only with an AndOr in the first filter too`,
              expected: 'the records that it selects',
              actual: saidBy(answer),
              path: 'Filters[0].AndOr',
              exchange: answer.exchange,
            },
          ]);
        }
        return trials.some(({ answer }) => isTaken(answer))
          ? passed
          : blocked('clause:FLT-2', 'no list of filters is taken at all');
      },
    },
  ],
};
