import { numeric } from '../../specs/numeric.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { recordWrite } from './writtenRecords.ts';

/** Puts every record that such an operation inserts in place of the newest one, and answers with that one's id. */
export const insertOverwritesNewest =
  (operations: readonly string[]): Hook =>
  (inner, store) => ({
    handle: (call, request) => {
      const name = call.operation?.name ?? '';
      if (!operations.includes(name)) return inner.handle(call, request);
      const { action, record, id, table } = recordWrite(name, request, store);
      const records = table(store);
      const newest = member.int(records.all().at(-1) ?? {}, id);
      const result = inner.handle(call, request);
      if (action !== 'Insert' || newest <= 0) return result;
      const made = member.record(result, record) ?? {};
      records.remove(member.int(made, id));
      const moved = { ...made, [id]: numeric(newest) };
      records.put(newest, moved);
      return { ...result, [record]: moved, entityID: numeric(newest) };
    },
  });
