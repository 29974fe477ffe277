import { isoOf } from '../dates.ts';
import { membersOf } from '../records.ts';
import type { Members, Rec, Type, Value } from '../types.ts';
import { baseMembers, itemNames, namespaces, ordinal } from '../xmlHabits.ts';
import type { DateForm } from './jsv.ts';

type Prefix = 'c' | 't' | 'b' | 'l';

const declarations =
  `xmlns:c="${namespaces.operations}" xmlns:t="${namespaces.records}" xmlns:b="${namespaces.base}" ` +
  `xmlns:l="${namespaces.arrays}" xmlns:inst="http://www.w3.org/2001/XMLSchema-instance"`;

/** Writes a response with a prefix on every name, members by code point behind those of the base, nil for null. */
export function writeXml(
  root: string,
  known: Members,
  value: Rec,
  dateForm: DateForm = (iso) => iso,
): string {
  const element = (prefix: Prefix, name: string, type: Type, held: Value, inner: Prefix): string =>
    held === null
      ? `<${prefix}:${name} inst:nil='1'/>`
      : `<${prefix}:${name}>${content(type, held, inner)}</${prefix}:${name} >`;

  const content = (type: Type, held: Value, inner: Prefix): string => {
    if (typeof type === 'string')
      return type === 'date' ? dateForm(isoOf(Number(held))) : escaped(String(held));
    if ('list' in type) return items(type.list, held as readonly Value[], inner);
    const inside = membersOf(type.record);
    const rec = held as Rec;
    return ordinal(inside)
      .map((name) => element(inner, name, inside.get(name) ?? 'text', rec[name] ?? null, inner))
      .join('');
  };

  const items = (type: Type, held: readonly Value[], inner: Prefix): string => {
    const record = typeof type === 'object' && 'record' in type ? type.record : 'text';
    const prefix = record === 'text' ? 'l' : inner;
    return held.map((item) => element(prefix, itemNames[record] ?? record, type, item, inner)).join('');
  };

  const lines = ordinal(known, baseMembers).map((name) => {
    const base = baseMembers.includes(name);
    return element(base ? 'b' : 'c', name, known.get(name) ?? 'text', value[name] ?? null, base ? 'b' : 't');
  });
  return `<c:${root} ${declarations}>\n  ${lines.join('\n  ')}\n</c:${root}>\n`;
}

/** Characters that XML 1.0 cannot carry are left out, which the document leaves open (TYP-12). */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\t\n\r]/g, (character) => `&#x${character.charCodeAt(0).toString(16)};`);
