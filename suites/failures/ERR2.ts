import type { Check } from '../kernel/Check.ts';
import { sentNumber } from '../kernel/sent.ts';
import { internalCode, shownFailure } from './shownFailure.ts';

/** A discount that does not exist is not deleted. */
export const ERR2: readonly Check[] = shownFailure('ERR-2', sentNumber, (subject) =>
  internalCode(subject, 'DiscountNotExists'),
);
