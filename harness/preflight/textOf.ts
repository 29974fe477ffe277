import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/** A text or a number as written; null for anything else. */
export const textOf = (value: Value | undefined): string | null =>
  typeof value === 'string' ? value : isNumeric(value) ? value.lexeme : null;
