import { isRecord } from '../../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import type { Call } from '../../Call.ts';
import type { Fault } from '../../Fault.ts';

/** Empties lists at the third level of nesting and deeper. */
function cut(value: Value, depth: number): Value {
  if (Array.isArray(value))
    return depth >= 2 ? [] : (value as readonly Value[]).map((item) => cut(item, depth + 1));
  return isRecord(value) ? cutRecord(value, depth) : value;
}

const cutRecord = (record: RecordValue, depth: number): RecordValue =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      value === undefined ? undefined : cut(value, depth),
    ]),
  );

export const deepListsLostOnNamedJsv: Fault = {
  clause: 'XF-1',
  about:
    'In jsv, named routes answer with lists of the third level empty (batches, serial numbers); the generic route shows them.',
  operations: ['SalesOrderGet', 'WorkOrderReturnMaterials', 'WorkOrderReOpen'],
  hook: (inner) => {
    const named = new WeakSet<Call>();
    return {
      decode: (call, request) => {
        if (call.format === 'jsv' && !request.url.includes('/reply/')) named.add(call);
        return inner.decode(call, request);
      },
      encode: (call, reply) =>
        inner.encode(call, named.has(call) ? { ...reply, members: cutRecord(reply.members, 0) } : reply),
    };
  },
};
