import { isNumeric } from './numeric.ts';
import type { Value } from './Value.ts';

/** A text or a number as it was written; undefined for anything else. */
export function writtenText(value: Value | undefined): string | undefined {
  if (isNumeric(value)) return value.lexeme;
  return typeof value === 'string' ? value : undefined;
}
