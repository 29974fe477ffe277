import { toInstant } from '../dates.ts';
import { membersOf } from '../records.ts';
import type { Members, Rec, Type, Value } from '../types.ts';
import type { Zone } from '../zone.ts';

/** How json is written. */
export interface JsonManner {
  readonly nulls: 'shown' | 'absent';
  readonly order: 'reversed' | 'declared';
  /** Between a name and its value, and between members. */
  readonly colon: string;
  readonly comma: string;
  /** Whether dates tell the offset of the zone; else that it is not known. */
  readonly tellsOffset: boolean;
  /** Every character that is not ASCII as `\u`. */
  readonly escapes: boolean;
  readonly decimal: (text: string) => string;
}

/** Writes a record; the slashes of dates are escaped. */
export function writeJson(manner: JsonManner, zone: Zone, known: Members, value: Rec): string {
  const written = (type: Type, held: Value): string => {
    if (held === null) return 'null';
    if (Array.isArray(held)) return `[${held.map((item) => written(itemOf(type), item)).join(manner.comma)}]`;
    if (typeof type === 'object' && 'record' in type) return record(membersOf(type.record), held as Rec);
    if (type === 'text') return quoted(String(held), manner.escapes);
    if (type === 'decimal') return manner.decimal(String(held));
    return type === 'date' ? `"${date(Number(held), zone, manner.tellsOffset)}"` : String(held);
  };
  const record = (members: Members, held: Rec): string => {
    const names = manner.order === 'reversed' ? [...members.keys()].reverse() : [...members.keys()];
    const there = names.filter((name) => manner.nulls === 'shown' || (held[name] ?? null) !== null);
    const entries = there.map(
      (name) => `"${name}"${manner.colon}${written(members.get(name) ?? 'text', held[name] ?? null)}`,
    );
    return `{${entries.join(manner.comma)}}`;
  };
  return record(known, value);
}

export const itemOf = (type: Type): Type => (typeof type === 'object' && 'list' in type ? type.list : type);

/** The unset date has one documented form only (TYP-6). */
function date(wall: number, zone: Zone, tellsOffset: boolean): string {
  const instant = toInstant(zone, wall);
  const minutes = (wall - instant) / 60_000;
  if (!tellsOffset || minutes === 0) return `\\/Date(${instant}-0000)\\/`;
  const digits =
    `${Math.floor(Math.abs(minutes) / 60)}`.padStart(2, '0') + `${Math.abs(minutes) % 60}`.padStart(2, '0');
  return `\\/Date(${instant}${minutes < 0 ? '-' : '+'}${digits})\\/`;
}

const quoted = (text: string, escapes: boolean): string =>
  escapes
    ? JSON.stringify(text).replace(
        /[\u007f-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    : JSON.stringify(text);
