import type { Table, World } from '../store/World.ts';
import { keep } from '../store/World.ts';
import type { RecordValue } from '../values/Value.ts';

/** Adds records under new ids and gives back the ids. */
export function addRecords(
  world: World,
  table: Table,
  idMember: string,
  records: readonly RecordValue[],
): string[] {
  return records.map((record) => {
    const id = world.takeId();
    keep(table, id, { [idMember]: id, ...record });
    return id;
  });
}

/** As many records as asked for, each made from its index. */
export function many(count: number, make: (index: number) => RecordValue): RecordValue[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
