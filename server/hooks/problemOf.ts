import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

const rules: readonly (readonly [name: RegExp, value: RegExp, problem: string])[] = [
  [/Email$/, /^[^@\s]+@[^@\s]+\.[a-z]+$/i, 'is no e-mail address'],
  [/URL$/, /^https?:\/\/[a-z0-9.-]+(:\d+)?(\/\S*)?$/i, 'is no URL'],
  [/Currency(Code)?$/, /^[A-Z]{3}$/, 'is no currency'],
  [/^Country$/, /^([A-Z]{2}|NONE)$/, 'is no country'],
  [/(Name|SKU|No)$/, /^.{1,60}$/su, 'is too long'],
  [/./, /^.{1,500}$/su, 'is too long'],
];

const amounts = /Quantity|Price|Cost|Weight|Length|Width|Height|Breadth|Amount/;

/** What a validating server finds wrong with a sent record, at any depth; undefined for nothing. */
export function problemOf(record: RecordValue): string | undefined {
  for (const [name, value] of Object.entries(record)) {
    const problem = value === undefined || value === null ? undefined : problemWith(name, value);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function problemWith(name: string, value: Value): string | undefined {
  if (typeof value === 'string') {
    const broken = rules.find(([names, allowed]) => value !== '' && names.test(name) && !allowed.test(value));
    return broken === undefined ? undefined : `${name} ${broken[2]}.`;
  }
  if (isNumeric(value)) {
    const number = Number(value.lexeme);
    if (amounts.test(name) && (number < 0 || number > 999_999.99)) return `${name} is out of its range.`;
    return /OffsetInMinutes$/.test(name) && Math.abs(number) > 840 ? `${name} is no offset.` : undefined;
  }
  if (Array.isArray(value)) {
    for (const item of value as readonly Value[]) {
      const problem = item === null ? undefined : problemWith(name, item);
      if (problem !== undefined) return problem;
    }
  }
  return isRecord(value) ? problemOf(value) : undefined;
}
