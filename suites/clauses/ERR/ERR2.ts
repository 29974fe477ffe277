import { sentNumber } from '../../../harness/verdicts/Subject.ts';
import { whereShownFor } from '../../../specs/appliesTo.ts';
import { clause } from '../../kernel/clause.ts';
import { internalCode, shownFailure } from './shownFailure.ts';

export const ERR2 = clause('ERR-2', {
  statement:
    'DiscountDelete of an unknown id fails. The Message names the id, and InternalErrorCode is DiscountNotExists.',
  section: 'Errors 3',
  judging:
    'Grouping characters between the digits do not matter. ErrorCode 500 is ENV-3, result false is ENV-9.',
  appliesTo: whereShownFor('DiscountDelete'),
  checks: shownFailure('ERR-2', sentNumber, (subject) => internalCode(subject, 'DiscountNotExists')),
});
