import { isDateTime } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** Writes every number among the members as text, as a json request may (Conventions). */
export const asText = (members: RecordValue): RecordValue =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, value && inText(value)]));

function inText(value: Value): Value {
  if (isNumeric(value)) return value.lexeme;
  if (Array.isArray(value)) return (value as readonly Value[]).map(inText);
  return isRecord(value) && !isDateTime(value) ? asText(value) : value;
}
