import { controlIn } from '../../../harness/oracle/controlIn.ts';
import { needsJoining } from '../../../harness/oracle/listTruth.ts';
import { filtersOf } from '../../../harness/oracle/selectionTrial.ts';
import { inWords } from '../../../harness/oracle/shownFaults.ts';
import { isTaken, saidBy } from '../../../harness/records/listed.ts';
import { blocked, breach } from '../../../harness/verdicts/judgements.ts';
import { toTheEightGets } from '../../../specs/appliesTo.ts';
import { clause, on } from '../../kernel/clause.ts';
import { filterControl } from '../../probes/filters/filterControl.ts';
import { listTrials } from '../../probes/filters/listTrials.ts';

export const FLT3 = clause('FLT-3', {
  statement: 'The first filter needs no AndOr.',
  section: 'Filter (used by all Get operations)',
  judging:
    'A single filter without it is taken and has its effect; so is a list whose first filter has none and the others have.',
  appliesTo: toTheEightGets,
  checks: [
    on(filterControl, ({ evidence }) => {
      const control = controlIn(evidence);
      if (control.kind === 'works') return [];
      if (control.kind === 'blocked') return control;
      if (control.kind === 'dead') return blocked('clause:FLT-1', 'no filter has an effect');
      const { answer } = control.trial;
      const message = `${inWords(filtersOf(answer))} works only with an AndOr`;
      return [breach(answer, message, 'its effect without one', 'none', 'Filters[0].AndOr')];
    }),
    on(
      listTrials,
      ({ evidence, trials }) => {
        const answer = needsJoining(evidence)?.answer;
        if (answer === undefined)
          return trials.some((trial) => isTaken(trial.answer))
            ? []
            : blocked('clause:FLT-2', 'no list of filters is taken at all');
        const message = `${inWords(filtersOf(answer))} is taken only with an AndOr in the first filter too`;
        const expected = 'the records that it selects';
        return [breach(answer, message, expected, saidBy(answer), 'Filters[0].AndOr')];
      },
      { slug: 'list' },
    ),
  ],
});
