import { parseJsv } from '../formats/parseJsv.ts';
import { parseDecimal } from './decimal.ts';
import { parseInstant } from './instant.ts';
import type { MemberType, ScalarKind, Shape } from './MemberType.ts';
import type { Raw } from './Raw.ts';
import { Undecodable } from './Undecodable.ts';
import type { RecordValue, Value } from './Value.ts';

const TOO_BIG = 2n ** 63n;

/** Gives parsed request members the types of a shape; unknown members are dropped, letter case is forgiven. */
export function readRecord(raw: Raw, shape: Shape): RecordValue {
  const spelled = new Map([...shape.keys()].map((name) => [name.toLowerCase(), name]));
  const found: Record<string, Value> = {};
  for (const [sent, value] of membersOf(raw)) {
    const name = spelled.get(sent.toLowerCase());
    const type = name === undefined ? undefined : shape.get(name);
    if (name !== undefined && type !== undefined) found[name] = readMember(name, value, type);
  }
  return found;
}

function readMember(name: string, raw: Raw, type: MemberType): Value {
  if (raw === null) return null;
  if (type.kind === 'record') return raw === '' ? null : readRecord(raw, type.shape);
  if (type.kind === 'list') return readItems(raw, type.item).map((item) => readMember(name, item, type.item));
  return readScalar(name, scalarText(name, raw), type.kind);
}

function membersOf(raw: Raw): readonly (readonly [string, Raw])[] {
  if (typeof raw === 'string' && raw.startsWith('{')) return membersOf(parseJsv(raw));
  if (raw !== null && typeof raw === 'object' && 'members' in raw) return raw.members;
  if (raw !== null && typeof raw === 'object' && 'elements' in raw) return raw.elements;
  throw new Undecodable('An object was expected.');
}

function readItems(raw: Raw, item: MemberType): readonly Raw[] {
  if (raw === null || raw === '') return [];
  if (Array.isArray(raw)) return raw;
  if (typeof raw === 'object' && 'elements' in raw) return raw.elements.map(([, value]) => value);
  if (typeof raw !== 'string' || !raw.startsWith('[')) return [raw];
  const unbraced = item.kind === 'record' && /^\[[^{\]]/.test(raw);
  if (unbraced) return groupPairs(membersOf(parseJsv(`{${raw.slice(1, -1)}}`)));
  const parsed = parseJsv(raw);
  return Array.isArray(parsed) ? parsed : [parsed];
}

/** Starts a new record at each name that came before. */
function groupPairs(pairs: readonly (readonly [string, Raw])[]): readonly Raw[] {
  const groups: [string, Raw][][] = [[]];
  for (const [name, value] of pairs) {
    const last = groups.at(-1) ?? [];
    if (last.some(([earlier]) => earlier === name)) groups.push([[name, value]]);
    else last.push([name, value]);
  }
  return groups.map((members) => ({ members }));
}

function scalarText(name: string, raw: Raw): string {
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'boolean') return String(raw);
  if (raw !== null && typeof raw === 'object' && 'number' in raw) return raw.number;
  throw new Undecodable(`${name} is not a single value.`);
}

function readScalar(name: string, text: string, kind: ScalarKind): Value {
  if (kind === 'string') return text;
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (kind === 'enum') return trimmed;
  const value =
    kind === 'bool'
      ? parseBool(trimmed)
      : kind === 'datetime'
        ? parseInstant(trimmed)
        : parseNumber(trimmed, kind);
  if (value === undefined) throw new Undecodable(`${name} does not hold a ${kind}.`);
  return value;
}

function parseBool(text: string): boolean | undefined {
  if (/^(true|1)$/i.test(text)) return true;
  return /^(false|0)$/i.test(text) ? false : undefined;
}

function parseNumber(text: string, kind: ScalarKind): string | undefined {
  const decimal = parseDecimal(text);
  const integral = kind === 'int' || kind === 'intText';
  if (decimal === undefined || !integral) return decimal;
  if (decimal.includes('.') || BigInt(decimal) >= TOO_BIG || BigInt(decimal) <= -TOO_BIG) return undefined;
  return decimal;
}
