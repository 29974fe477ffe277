import { onAnyFormedAnswer } from '../../../specs/appliesTo.ts';
import { deviationCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const ENV5 = clause('ENV-5', {
  statement: 'If ResponseStatus.StackTrace is present, it is text.',
  section: 'Response envelope (present in every response)',
  judging: 'Absent and nil pass: the document only puts it in the shape of the response.',
  appliesTo: onAnyFormedAnswer,
  checks: [deviationCheck('ENV-5', { reads: 'status', alsoAsks: 'told' })],
});
