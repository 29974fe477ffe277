import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { withRecord } from '../hooks/withRecord.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const expiryKnownByBatch: Variant = {
  about:
    'A batch has one expiry date, that of its first mention. Rows that name it later show that one, whatever they send (it is no plain member).',
  hook: (inner, store) => {
    const known = new Map<string, Value>();
    for (const batch of store.batchNumbers.all())
      known.set(keyOf(member.text(batch, 'ProductSKU'), batch), batch.ExpiryDate ?? null);
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (name !== 'DocumentUpdate' && name !== 'PurchaseOrderUpdate') return inner.handle(call, request);
        const { record } = recordWrite(name, request, store);
        const kind = record.slice('mv'.length);
        if (member.record(request, record) === null) return inner.handle(call, request);
        const batchesOf = `${kind}RowBatchNumbers`;
        const named = new Map<string, Value>();
        const edited = withRecord(request, record, (sent) =>
          withRows(sent, `${kind}Details`, (row) =>
            withRows(row, batchesOf, (batch) => {
              const key = keyOf(member.text(row, `${kind}RowProductSKU`), batch);
              const first = known.get(key) ?? named.get(key);
              const sentDate = batch.ExpiryDate;
              if (first !== undefined && first !== null) return { ...batch, ExpiryDate: first };
              if (isDateTime(sentDate) && !isUnset(sentDate)) named.set(key, sentDate);
              return batch;
            }),
          ),
        );
        const result = inner.handle(call, edited);
        for (const [key, date] of named) known.set(key, date);
        return result;
      },
    };
  },
};

const keyOf = (sku: string, batch: RecordValue): string =>
  JSON.stringify([sku, member.text(batch, 'BatchNumberName')]);

/** The record with each record in one of its lists changed; as it is where the list was not sent. */
const withRows = (record: RecordValue, list: string, edit: (row: RecordValue) => RecordValue): RecordValue =>
  Array.isArray(record[list]) ? { ...record, [list]: recordsOf(record[list]).map(edit) } : record;
