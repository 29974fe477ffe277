import { isDateTime } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** The same members with every number written as text, as a json request may (Conventions). */
export const asText = (members: RecordValue): RecordValue =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, value === undefined ? undefined : inText(value)]),
  );

function inText(value: Value): Value {
  if (isNumeric(value)) return value.lexeme;
  if (Array.isArray(value)) return (value as readonly Value[]).map(inText);
  return isRecord(value) && !isDateTime(value) ? asText(value) : value;
}

/** The paths of the numbers in a record, at any depth. */
export function numberPaths(record: RecordValue, path = ''): readonly string[] {
  return Object.entries(record).flatMap(([name, value]) =>
    pathsIn(value, path === '' ? name : `${path}.${name}`),
  );
}

function pathsIn(value: Value | undefined, path: string): readonly string[] {
  if (isNumeric(value)) return [path];
  if (Array.isArray(value))
    return (value as readonly Value[]).flatMap((item, index) => pathsIn(item, `${path}[${index}]`));
  return isRecord(value) ? numberPaths(value, path) : [];
}
