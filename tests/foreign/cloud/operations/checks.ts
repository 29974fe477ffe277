import type { Table } from '../store/World.ts';
import { find, records } from '../store/World.ts';
import { compareDecimals } from '../values/decimal.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, textOf } from '../values/Value.ts';
import { foldText } from './foldText.ts';
import { Refusal } from './Refusal.ts';

/** Refuses a record without this text, or with a text longer than the limit. */
export function requireText(record: RecordValue, member: string, longest: number): void {
  const length = textOf(record, member).length;
  if (length === 0) throw new Refusal(`${member} is required.`, member);
  if (length > longest) throw new Refusal(`${member} is longer than ${longest} characters.`, member);
}

/** Refuses a text that another record of the table has, whatever its accents and letter case. */
export function requireUnique(table: Table, record: RecordValue, member: string, idMember: string): void {
  const own = foldText(textOf(record, member));
  const twin = records(table).find(
    (other) => other[idMember] !== record[idMember] && foldText(textOf(other, member)) === own,
  );
  if (twin) throw new Refusal(`Another record has the ${member} "${textOf(record, member)}".`, member);
}

/** Refuses an id that is neither 0 nor in the table. */
export function requireKnown(table: Table, record: RecordValue, member: string): RecordValue | undefined {
  const id = numberOf(record, member);
  const known = find(table, id);
  if (id !== '0' && !known) throw new Refusal(`${member} names nothing that exists.`, member);
  return known;
}

/** Refuses numbers below zero. */
export function requireNotNegative(record: RecordValue, members: readonly string[]): void {
  const wrong = members.find((member) => compareDecimals(numberOf(record, member), '0') < 0);
  if (wrong) throw new Refusal(`${wrong} is below zero.`, wrong);
}

/** Refuses a text that is there and does not look like an absolute web address. */
export function requireUrl(record: RecordValue, member: string): void {
  const text = textOf(record, member);
  if (text && !(URL.canParse(text) && /^https?:/i.test(text)))
    throw new Refusal(`${member} is not a web address.`, member);
}

/** The currency code in capitals; refuses other than three letters. */
export function currencyCode(record: RecordValue, member: string): string | null {
  const code = textOf(record, member).toUpperCase();
  if (code && !/^[A-Z]{3}$/.test(code)) throw new Refusal(`${member} is not a currency code.`, member);
  return code || null;
}
