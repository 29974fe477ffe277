import type { RecordValue } from '../../specs/Value.ts';
import type { Table } from '../store/Table.ts';

interface Moment {
  readonly at: number;
  readonly all: readonly RecordValue[];
  readonly deleted: readonly RecordValue[];
}

/** Makes a table remember what it held, and returns what reads it as it was so many milliseconds before. */
export function remembering(table: Table, lagMs: number): <R>(read: () => R) => R {
  const all = table.all.bind(table);
  const deleted = table.deleted.bind(table);
  let moments: readonly Moment[] = [{ at: 0, all: all(), deleted: deleted() }];
  const note = (): void => {
    const now = Date.now();
    const oldest = moments.findLastIndex(({ at }) => at <= now - lagMs);
    moments = [...moments.slice(Math.max(0, oldest)), { at: now, all: all(), deleted: deleted() }];
  };
  const noting =
    <A extends readonly unknown[], R>(change: (...args: A) => R) =>
    (...args: A): R => {
      const result = change(...args);
      note();
      return result;
    };
  table.insert = noting(table.insert.bind(table));
  table.put = noting(table.put.bind(table));
  table.remove = noting(table.remove.bind(table));
  table.markDeleted = noting(table.markDeleted.bind(table));
  return (read) => {
    const then = Date.now() - lagMs;
    const moment = moments.findLast(({ at }) => at <= then) ?? moments[0];
    table.all = () => moment?.all ?? [];
    table.deleted = () => moment?.deleted ?? [];
    try {
      return read();
    } finally {
      table.all = all;
      table.deleted = deleted;
    }
  };
}
