import type { Value } from '../../specs/Value.ts';

/** Whether a value says nothing: nil, empty text, an empty list. */
export const isEmpty = (value: Value): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
