import type { Answer } from '../harness/Answer.ts';
import { isNumeric } from '../specs/numeric.ts';
import type { Numeric } from '../specs/Value.ts';
import { idOf } from './writing.ts';

/** The id of the record that a write affected, other than 0; undefined where the answer names none. */
export function affectedId({ call: { operation }, decoded }: Answer): Numeric | undefined {
  const id = idOf(decoded?.value ?? {}, operation?.record, operation?.id);
  return isNumeric(id) && Number(id.lexeme) !== 0 ? id : undefined;
}
