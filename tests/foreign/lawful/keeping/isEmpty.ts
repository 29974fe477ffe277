import type { Value } from '../types.ts';

/** What InsertOrUpdateNonEmptyFields does not write: nothing, empty text, an empty list (Operation rules 1). */
export const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
