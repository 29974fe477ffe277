import { toInstant } from '../dates.ts';
import { membersOf } from '../records.ts';
import type { Members, Rec, Type, Value } from '../types.ts';

/** Writes members last to first, nulls in full, dates with escaped slashes and the offset of an unknown zone. */
export function writeJson(known: Members, value: Rec): string {
  const names = [...known.keys()].reverse();
  return `{${names.map((name) => `"${name}": ${written(known.get(name) ?? 'text', value[name] ?? null)}`).join(', ')}}`;
}

function written(type: Type, value: Value): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `[${value.map((item) => written(itemOf(type), item)).join(', ')}]`;
  if (typeof type === 'object' && 'record' in type) return writeJson(membersOf(type.record), value as Rec);
  if (type === 'text') return quoted(String(value));
  return type === 'date' ? `"\\/Date(${toInstant(Number(value))}-0000)\\/"` : String(value);
}

export const itemOf = (type: Type): Type => (typeof type === 'object' && 'list' in type ? type.list : type);

const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
