import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { recordWrite } from './writtenRecords.ts';

/** Which records, and the member that finds them. */
interface Indexed {
  readonly write: string;
  readonly get: string;
  readonly name: string;
}

/** Makes filters use a record's first name: no write updates the index. */
export const oldNamesSearched =
  ({ write, get, name }: Indexed): Hook =>
  (inner, store) => {
    const { list = '', id: idName = '' } = operationNamed(get);
    const indexed = new Map<number, string>();
    return {
      handle: (call, request) => {
        if (call.operation?.name === write) {
          const { stored, action } = recordWrite(write, request, store);
          const result = inner.handle(call, request);
          const id = member.int(stored ?? {}, idName);
          if (stored !== undefined && action !== 'Insert' && !indexed.has(id))
            indexed.set(id, member.text(stored, name));
          return result;
        }
        if (call.operation?.name !== get || member.records(request, 'Filters').length === 0)
          return inner.handle(call, request);
        const table = recordWrite(write, {}, store).table(store);
        const current = new Map<number, RecordValue>();
        for (const [id, first] of indexed) {
          const record = table.get(id);
          if (record === undefined) continue;
          current.set(id, record);
          table.put(id, { ...record, [name]: first });
        }
        try {
          const result = inner.handle(call, request);
          const found = member.records(result, list);
          return { ...result, [list]: found.map((one) => current.get(member.int(one, idName)) ?? one) };
        } finally {
          for (const [id, record] of current) table.put(id, record);
        }
      },
    };
  };
