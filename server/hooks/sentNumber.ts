import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/** A number as it was sent, bare or as text; null if there is none. */
export function sentNumber(value: Value | undefined): number | null {
  const text = isNumeric(value) ? value.lexeme : typeof value === 'string' ? value : '';
  return text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text);
}
