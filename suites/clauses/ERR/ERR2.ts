import { whereShownFor } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { sentNumber } from '../../kernel/Subject.ts';
import { unroutedCall } from '../../kernel/yieldsTo.ts';
import { internalCode, shownFailure } from './shownFailure.ts';

export const ERR2: JudgedClause = clause('ERR-2', {
  level: 'MUST',
  statement:
    'DiscountDelete of an unknown id fails: the Message names the id, InternalErrorCode is DiscountNotExists.',
  section: 'Errors 3',
  judging:
    'Grouping characters between the digits do not matter. ErrorCode 500 is ENV-3, result false is ENV-9.',
  appliesTo: whereShownFor('DiscountDelete'),
  yieldsTo: [unroutedCall],
  checks: shownFailure('ERR-2', sentNumber, (subject) => internalCode(subject, 'DiscountNotExists')),
});
