import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** The value at a path of names; undefined where there is none. */
export function memberAt(record: RecordValue, path: string): Value | undefined {
  let at: Value | undefined = record;
  for (const name of path.split('.')) at = isRecord(at) ? at[name] : undefined;
  return at;
}

/** A record with one value at a path of names, and nothing else. */
export const recordAt = (path: string, value: Value): RecordValue => {
  const [name = '', ...rest] = path.split('.');
  return { [name]: rest.length === 0 ? value : recordAt(rest.join('.'), value) };
};
