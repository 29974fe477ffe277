import { where } from '../../../specs/appliesTo.ts';
import { answersInItsFormat, except, formatIs, hasResponseMember } from '../../../specs/rules.ts';
import { deviationCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const ENV10 = clause('ENV-10', {
  statement: 'InternalErrorCode is optional text: a short code or nothing.',
  section: 'Response envelope (present in every response)',
  judging: 'Absent, nil and empty pass; what is there is text.',
  appliesTo: where(
    'The operations whose rows list it. Not on bare named routes, where the server picks the format, nor in csv, where a cell is text whatever it holds.',
    hasResponseMember('InternalErrorCode'),
    answersInItsFormat,
    except(formatIs('csv')),
  ),
  checks: [deviationCheck('ENV-10')],
});
