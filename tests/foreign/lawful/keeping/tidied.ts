import type { Rec, Value } from '../types.ts';

/** Text without blanks around it, empty text as nothing, e-mail addresses in small letters, rows by their ids from the last. */
export function tidied(_: string, sent: Rec): Rec {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, tidy(name, value)]));
}

function tidy(name: string, value: Value): Value {
  if (Array.isArray(value)) return value.map((each: Value) => tidy('', each)).sort(fromTheLast);
  if (value !== null && typeof value === 'object') return tidied('', value as Rec);
  if (typeof value !== 'string') return value;
  const text = value.replace(/^ +| +$/g, '');
  if (text === '') return null;
  return name.endsWith('Email') ? text.toLowerCase() : text;
}

const fromTheLast = (a: Value, b: Value): number =>
  String((b as Rec | null)?.Id ?? '').localeCompare(String((a as Rec | null)?.Id ?? ''));
