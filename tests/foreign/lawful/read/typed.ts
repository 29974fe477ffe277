import { readDate } from '../dates.ts';
import { Refusal } from '../Refusal.ts';
import { membersOf } from '../records.ts';
import type { Members, Rec, Scalar, Type, Value } from '../types.ts';
import type { Zone } from '../zone.ts';

/** What a syntax reads before the types are known. */
export type Raw = null | boolean | number | string | readonly Raw[] | { readonly [name: string]: Raw };

/** Gives a request its types; members that are not known are skipped. Raises Refusal naming the member that is wrong. */
export function typed(zone: Zone, known: Members, raw: Raw, path = ''): Rec {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw new Refusal(`${path || 'The body'} is no record.`, 'invalid');
  const given = new Map(Object.entries(raw));
  const value: Record<string, Value> = {};
  for (const [name, type] of known) {
    const found = given.get(name);
    value[name] =
      found === undefined ? null : typedValue(zone, type, found, path === '' ? name : `${path}.${name}`);
  }
  return value;
}

function typedValue(zone: Zone, type: Type, raw: Raw, path: string): Value {
  if (raw === null) return null;
  if (typeof type === 'string') return typedScalar(zone, type, raw, path);
  if ('record' in type) return raw === '' ? null : typed(zone, membersOf(type.record), raw, path);
  if (raw === '') return [];
  if (!Array.isArray(raw)) throw new Refusal(`${path} is no list.`, 'invalid');
  return raw.map((item: Raw, index) => typedValue(zone, type.list, item, `${path}[${index}]`));
}

function typedScalar(zone: Zone, type: Scalar, raw: Raw, path: string): Value {
  if (typeof raw === 'object') throw new Refusal(`${path} is no single value.`, 'invalid');
  const text = String(raw);
  if (type === 'text') return text;
  if (text === '') return null;
  if (type === 'int' && /^-?\d{1,18}$/.test(text)) return text;
  if (type === 'decimal' && /^-?\d{1,18}(\.\d{1,9})?$/.test(text)) return scaled(text);
  if (type === 'bool' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  const date = type === 'date' ? readDate(zone, text) : undefined;
  if (date !== undefined) return date;
  throw new Refusal(
    `${path} must be of type ${type}, and '${text.slice(0, 40)}' is not.`,
    'invalid',
    {},
    path,
  );
}

/** At least two digits behind the point, as money is written here. */
const scaled = (text: string): string => {
  const [whole = '0', fraction = ''] = text.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
};
