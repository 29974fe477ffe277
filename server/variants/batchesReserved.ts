import Big from 'big.js';
import type { RecordValue } from '../../specs/Value.ts';
import { amount } from '../records/amount.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Variant } from '../Variant.ts';

/** How many pieces of each batch lie in the store. */
const pieces = 2;

export const batchesReserved: Variant = {
  about: `Of each batch there are ${pieces} pieces. A pending document reserves what it attaches, and ByExpiryDate passes over what is reserved; BatchNumberGet shows what lies in the store (DOC-3: whether a pending document reserves is not shown).`,
  blocks: ['nothing'],
  hook: (inner, store) => {
    withQuantities(store, () => amount(new Big(pieces)));
    return {
      handle: (call, request) => {
        const isByExpiry =
          call.operation?.name === 'DocumentUpdate' &&
          member.text(request, 'AutoInsertBatchNumbersToProductRows') === 'ByExpiryDate';
        if (!isByExpiry) return inner.handle(call, request);
        const reserved = reservedIn(store.documents.all());
        const before = store.batchNumbers.all();
        withQuantities(store, (batch) => {
          const left = member.decimal(batch, 'Quantity').minus(reserved.get(nameOf(batch)) ?? 0);
          return amount(left.lt(0) ? new Big(0) : left);
        });
        try {
          return inner.handle(call, request);
        } finally {
          for (const batch of before) store.batchNumbers.put(member.int(batch, 'BatchNumberID'), batch);
        }
      },
    };
  },
};

const nameOf = (batch: RecordValue): string => member.text(batch, 'BatchNumberName');

function withQuantities(
  { batchNumbers }: Store,
  quantityOf: (batch: RecordValue) => ReturnType<typeof amount>,
) {
  for (const batch of batchNumbers.all())
    batchNumbers.put(member.int(batch, 'BatchNumberID'), { ...batch, Quantity: quantityOf(batch) });
}

function reservedIn(documents: readonly RecordValue[]): ReadonlyMap<string, Big> {
  const reserved = new Map<string, Big>();
  for (const document of documents.filter((one) => member.text(one, 'DocumentStatus') === 'Pending'))
    for (const row of member.records(document, 'DocumentDetails'))
      for (const batch of member.records(row, 'DocumentRowBatchNumbers')) {
        const taken = member.decimal(batch, 'AssignedQTYInDetail');
        reserved.set(nameOf(batch), (reserved.get(nameOf(batch)) ?? new Big(0)).plus(taken));
      }
  return reserved;
}
