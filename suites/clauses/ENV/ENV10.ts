import { answersInItsFormat, both, except, formatIs, hasResponseMember } from '../../../specs/rules.ts';
import { deviationCheck } from '../../kernel/checks.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { unroutedCall } from '../../kernel/yieldsTo.ts';

export const ENV10: JudgedClause = clause('ENV-10', {
  level: 'MUST',
  statement: 'InternalErrorCode is optional text: a short code or nothing.',
  section: 'Response envelope (present in every response)',
  judging: 'Absent, nil and empty pass; what is there is text.',
  appliesTo: {
    reason:
      'The operations whose rows list it. Not on bare named routes, where the server picks the format, nor in csv, where a cell is text whatever it holds.',
    holds: both(hasResponseMember('InternalErrorCode'), answersInItsFormat, except(formatIs('csv'))),
  },
  yieldsTo: [unroutedCall],
  checks: [deviationCheck('ENV-10')],
});
