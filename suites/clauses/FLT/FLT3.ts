import { toTheEightGets } from '../../../specs/rules.ts';
import { saidBy } from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, breach, judged, passed } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { controlIn, filterControl } from '../../probes/filters/control.ts';
import { listTrials } from '../../probes/filters/listTrials.ts';
import { needsJoining } from '../../probes/filters/listTruth.ts';
import { filtersOf, isTaken } from '../../probes/filters/selection.ts';
import { inWords } from './shownFaults.ts';

/** The first filter needs no AndOr, alone and before others that have one. */
export const FLT3: JudgedClause = clause('FLT-3', {
  level: 'MUST',
  statement: 'The first filter needs no AndOr.',
  section: 'Filter (used by all Get operations)',
  judging:
    'A single filter without it is taken and has its effect; so is a list whose first filter has none and the others have.',
  appliesTo: toTheEightGets,
  checks: [
    on(filterControl, (subject) => {
      const standing = controlIn(operationOf(subject), subject.evidence);
      if (standing.kind === 'works') return passed;
      if (standing.kind === 'blocked') return blocked(standing.cause, standing.message);
      if (standing.kind === 'dead') return blocked('clause:FLT-1', 'no filter has an effect');
      const { answer } = standing.trial;
      const asked = inWords(filtersOf(answer));
      return judged([
        breach(
          answer,
          `${asked} works only with an AndOr`,
          'its effect without one',
          'none',
          'Filters[0].AndOr',
        ),
      ]);
    }),
    on(
      listTrials,
      (subject) => {
        const { trials = [] } = subject.evidence;
        const refused = needsJoining(subject.evidence);
        if (refused !== undefined) {
          const { answer } = refused;
          return judged([
            breach(
              answer,
              `${inWords(filtersOf(answer))} is taken only with an AndOr in the first filter too`,
              'the records that it selects',
              saidBy(answer),
              'Filters[0].AndOr',
            ),
          ]);
        }
        return trials.some(({ answer }) => isTaken(answer))
          ? passed
          : blocked('clause:FLT-2', 'no list of filters is taken at all');
      },
      { slug: 'list' },
    ),
  ],
});
