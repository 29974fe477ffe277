import { recordShape } from '../../../specs/shapes.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { CallContext } from '../../Handler.ts';
import { amount } from '../../records/amount.ts';
import { completed } from '../../records/completed.ts';
import { member } from '../../records/member.ts';
import { updated } from '../../records/updated.ts';
import { whoAndWhen } from './whoAndWhen.ts';

const shape = recordShape('ShippingInfo');

/** Merges sent shipping information into a document's own, stores it with its total cost, and returns it. */
export function storeShipping(
  document: RecordValue,
  sent: RecordValue,
  { store, now }: CallContext,
): RecordValue {
  const before = member.record(document, 'DocumentShippingInfo') ?? completed(shape, {});
  const merged = updated(shape, before, sent, false);
  const costs = member.record(merged, 'CostInfo');
  const planned = { ...merged, ...whoAndWhen(merged, now) };
  const info: RecordValue =
    costs === null
      ? planned
      : {
          ...planned,
          CostInfo: {
            ...costs,
            TotalCost: amount(
              member.decimal(costs, 'ShippingCost').plus(member.decimal(costs, 'OtherCosts')),
            ),
          },
        };
  store.documents.put(member.int(document, 'DocumentId'), {
    ...document,
    DocumentShippingInfo: info,
    DocumentTrackingID: member.text(info, 'TrackingId'),
    DocumentLastUpdatedDate: now,
  });
  return info;
}
