import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import type { Table } from '../store/Table.ts';

interface Moment {
  readonly at: number;
  readonly all: readonly RecordValue[];
  readonly deleted: readonly RecordValue[];
}

/** How far the copy is behind, in milliseconds. */
export const lagMs = 250;

/** Answers those Gets of companies and carriers that `isBehind` names from a copy that is behind what was written. */
export const laggingGets =
  (isBehind: (request: RecordValue) => boolean): Hook =>
  (inner, store) => {
    const copies: Readonly<Record<string, ReturnType<typeof remembering>>> = {
      CompanyGet: remembering(store.companies),
      ShippingProviderGet: remembering(store.shippingProviders),
    };
    return {
      handle: (call, request) => {
        const copy = isBehind(request) ? copies[call.operation?.name ?? ''] : undefined;
        return copy === undefined ? inner.handle(call, request) : copy(() => inner.handle(call, request));
      },
    };
  };

/** Makes a table remember what it held, and returns what reads it as it was so long before. */
function remembering(table: Table): <R>(read: () => R) => R {
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
