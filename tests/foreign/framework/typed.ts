import { readDate, unset } from './dates.ts';
import type { Host } from './habits.ts';
import { classOf, membersOf } from './records.ts';
import {
  isWallClock,
  type Members,
  NotDeserialised,
  type Raw,
  type Rec,
  type Type,
  type Value,
} from './types.ts';

const integer = /^[+-]?\d{1,15}$/;
const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

/** Gives what was read its types, by names in any letter case. Members that no class has are passed over. Raises NotDeserialised naming the member. */
export function typed(host: Host, all: Members, raw: Raw, passesOver: boolean): Rec {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
    if (passesOver) return {};
    throw new NotDeserialised('Type definitions should start with a record.');
  }
  const given = new Map(Object.entries(raw).map(([name, each]): [string, Raw] => [name.toLowerCase(), each]));
  const found: Record<string, Value> = {};
  for (const [name, type] of all) {
    const each = given.get(name.toLowerCase());
    if (each === undefined || each === null) continue;
    try {
      found[name] = typedValue(host, type, each, passesOver);
    } catch (error) {
      if (!(error instanceof NotDeserialised)) throw error;
      if (!passesOver) throw new NotDeserialised(`${name}: ${error.message}`);
    }
  }
  return found;
}

function typedValue(host: Host, type: Type, raw: Raw, passesOver: boolean): Value {
  if (raw === null) return null;
  if (typeof type === 'string') return scalar(host, type, raw, passesOver);
  const of = classOf(type);
  if ('of' in type) return typed(host, membersOf(of ?? ''), raw, passesOver);
  if (!Array.isArray(raw)) {
    if (raw === '') return [];
    throw new NotDeserialised('A list should start with a bracket.');
  }
  return raw.map((item: Raw) =>
    of === undefined ? scalar(host, 'text', item, passesOver) : typed(host, membersOf(of), item, passesOver),
  );
}

function scalar(host: Host, type: Type, raw: Raw, passesOver: boolean): Value {
  if (raw !== null && typeof raw === 'object') {
    if (passesOver && type === 'text') return JSON.stringify(raw);
    throw new NotDeserialised('A list or record where a single value is due.');
  }
  const text = String(raw ?? '').trim();
  if (type === 'text' || type === 'enum') return String(raw ?? '');
  if (text === '') return null;
  if (type === 'date') return readDate(host, text);
  if (type === 'bool' && /^(?:true|false)$/i.test(text)) return /^t/i.test(text);
  if ((type === 'int' ? integer : decimal).test(text) && type !== 'bool') return Number(text) + 0;
  throw new NotDeserialised(`Input string '${text.slice(0, 40)}' was not in a correct format.`);
}

/** A record as it is kept: what is no text and no list is never nothing, but 0, false or the date that was never set. */
export function filled(name: string, record: Rec): Rec {
  const held = [...membersOf(name)].map(([member, type]): [string, Value] => {
    const value = record[member] ?? null;
    const of = classOf(type);
    if (value === null) return [member, defaultOf(member, type)];
    if (of === undefined || isWallClock(value)) return [member, value];
    if (Array.isArray(value)) return [member, value.map((item: Value) => filled(of, item as Rec))];
    return [member, filled(of, value as Rec)];
  });
  return Object.fromEntries(held);
}

function defaultOf(member: string, type: Type): Value {
  if (type === 'int' || type === 'number') return 0;
  if (type === 'bool') return false;
  if (type === 'date') return unset;
  if (type === 'enum') return member.endsWith('Application') ? 'Undefined' : 'None';
  return null;
}
