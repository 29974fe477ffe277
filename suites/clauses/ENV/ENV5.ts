import { answersInItsFormat } from '../../../specs/rules.ts';
import { deviationCheck } from '../../kernel/checks.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { unroutedCall } from '../../kernel/yieldsTo.ts';

export const ENV5: JudgedClause = clause('ENV-5', {
  level: 'MUST',
  statement: 'ResponseStatus.StackTrace is text where it is present.',
  section: 'Response envelope (present in every response)',
  judging: 'Absent and nil pass: the document only puts it in the shape of the response.',
  appliesTo: {
    reason: 'Any answer shows it. Not on bare named routes, where the server picks the format.',
    holds: answersInItsFormat,
  },
  yieldsTo: [unroutedCall],
  checks: [deviationCheck('ENV-5', { reads: 'status' })],
});
