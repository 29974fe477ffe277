import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/** Neither a record nor a list. */
export const isScalar = (value: Value): boolean =>
  value === null || typeof value !== 'object' || isNumeric(value) || isDateTime(value);
