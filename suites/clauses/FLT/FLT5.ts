import { singleFaults } from '../../../harness/oracle/selectionTrial.ts';
import { violationsOf, withoutEffect } from '../../../harness/oracle/shownFaults.ts';
import {
  isExampleTrial,
  isMisread,
  isTurnedAround,
  mistakenFields,
} from '../../../harness/oracle/triedFields.ts';
import { toTheEightGets } from '../../../specs/appliesTo.ts';
import { clause, on } from '../../kernel/clause.ts';
import { fieldTrials } from '../../probes/filters/fieldTrials.ts';

export const FLT5 = clause('FLT-5', {
  statement: 'FieldName may be any scalar member of the returned record.',
  section: 'Operation rules 10',
  judging: 'Each one is taken and has its effect.',
  open: 'Members within members, and datetimes: a refusal too.',
  appliesTo: toTheEightGets,
  checks: [
    on(fieldTrials, ({ trials }) => [
      ...trials
        .filter((trial) => trial === trials[0] || !isExampleTrial(trial))
        .filter((trial) => !isTurnedAround(trial) && !isMisread(trial, trials))
        .flatMap(withoutEffect),
      ...mistakenFields(trials).flatMap((trial) => violationsOf(trial, singleFaults(trial))),
    ]),
  ],
});
