import { toTheEightGets } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { judged } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { isExample } from '../../probes/filters/chosenFilters.ts';
import { fieldTrials, isMisread, isTurnedAround, mistakenFields } from '../../probes/filters/fieldTrials.ts';
import { filtersOf, type SelectionTrial, singleFaults } from '../../probes/filters/selection.ts';
import { violationsOf, withoutEffect } from './shownFaults.ts';

/** Any scalar member may be searched by; those of the documented examples are FLT-8's. */
export const FLT5: JudgedClause = clause('FLT-5', {
  level: 'MUST',
  statement: 'FieldName may be any scalar member of the returned record.',
  section: 'Operation rules 10',
  judging: 'Each one is taken and has its effect.',
  open: 'Members within members, and datetimes: a refusal too.',
  appliesTo: toTheEightGets,
  checks: [
    on(fieldTrials, (subject) => {
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
    }),
  ],
});
