import { member } from '../../server/records/member.ts';
import type { Table } from '../../server/store/Table.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** Acts, and puts a stored record back as it was before. */
export const restoring = (table: Table, id: number, act: () => RecordValue): RecordValue => {
  const before = table.get(id);
  const result = act();
  if (before !== undefined) table.put(id, before);
  return result;
};

/** The id that a write carries, before its type is checked. */
export const sentId = (request: RecordValue, record: string, id: string): number =>
  Number(idText(member.record(request, record)?.[id]));

export const idText = (value: unknown): string =>
  typeof value === 'string' ? value : ((value as { lexeme?: string } | undefined)?.lexeme ?? '0');

export const without = (record: RecordValue, ...names: readonly string[]): RecordValue =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

/** A message with one of its records edited. */
export const edited = (
  result: RecordValue,
  name: string,
  edit: (record: RecordValue) => RecordValue,
): RecordValue => {
  const record = result[name];
  return isRecord(record) ? { ...result, [name]: edit(record) } : result;
};
