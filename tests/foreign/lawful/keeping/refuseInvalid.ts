import { Refusal } from '../Refusal.ts';
import type { Rec, Value } from '../types.ts';
import { isEmpty } from './isEmpty.ts';
import { rules } from './rules.ts';

/** Refuses a record one of whose members breaks its rule, and one whose name is taken. Raises Refusal naming the member. */
export function refuseInvalid(record: string, value: Rec, others: readonly Rec[]): void {
  refuseMembers(value);
  const start = Number(value.CompanyDaylightStartDate ?? 0);
  const end = Number(value.CompanyDaylightEndDate ?? 0);
  if (start > 0 && end > 0 && end < start) throw wrong('CompanyDaylightEndDate', 'is before the start');
  const name = { mvCompany: 'CompanyName', mvShippingProvider: 'ShippingProviderName' }[record];
  if (name === undefined) return;
  if (isEmpty(value[name])) throw wrong(name, 'is required');
  const same = (other: Rec): boolean =>
    String(other[name]).toLowerCase() === String(value[name]).toLowerCase();
  if (others.some(same)) throw wrong(name, 'is taken');
}

function refuseMembers(value: Rec): void {
  for (const [name, held] of Object.entries(value)) {
    if (isEmpty(held)) continue;
    const rule = rules[name];
    if (typeof held === 'string' && rule !== undefined && !rule(held)) throw wrong(name, 'is not valid');
    for (const inner of inside(held)) refuseMembers(inner);
  }
  for (const rows of Object.values(value).filter(Array.isArray)) {
    const ids = rows.map((row: Rec) => row.Id).filter((id) => id !== undefined);
    if (new Set(ids).size < ids.length) throw wrong('Id', 'comes twice');
  }
}

const inside = (held: Value): readonly Rec[] => {
  if (Array.isArray(held)) return held.filter((row) => row !== null && typeof row === 'object');
  return held !== null && typeof held === 'object' ? [held as Rec] : [];
};

const wrong = (member: string, what: string): Refusal =>
  new Refusal(`${member} ${what}.`, 'invalid', {}, member);
