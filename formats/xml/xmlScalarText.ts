import { isDateTime } from '../../specs/datetime.ts';
import type { DateTime, Numeric } from '../../specs/Value.ts';
import { wallText } from '../write/wallText.ts';

/** A scalar as the text between its tags: numbers as their lexemes, bools in lower case, date-times local (Conventions). */
export function xmlScalarText(value: boolean | string | Numeric | DateTime): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return isDateTime(value) ? wallText(value) : value.lexeme;
}
