import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { CallContext } from '../Handler.ts';
import { member } from '../records/member.ts';
import { nextNumber } from './nextNumber.ts';
import { productRow } from './productRow.ts';
import { whoAndWhen } from './shipping/whoAndWhen.ts';
import { totals } from './totals.ts';

/**
 * A complete document as it is stored under a new id: its type's names, its number, its rows' products, its totals and its times.
 * Without a status it is Pending.
 */
export function newDocument(
  document: RecordValue,
  id: number,
  { store, now }: Pick<CallContext, 'store' | 'now'>,
): RecordValue {
  const type = store.documentTypes.get(member.int(document, 'DocumentTypeId'));
  const priced = totals('Document', document, store);
  const shipping = member.record(priced, 'DocumentShippingInfo');
  return {
    ...priced,
    DocumentId: numeric(id),
    ...(type === undefined
      ? {}
      : {
          DocumentTypeAbbreviation: member.text(type, 'DocumentTypeAbbreviation'),
          DocumentTypeDescription: member.text(type, 'DocumentTypeDescription'),
        }),
    DocumentNo: member.text(document, 'DocumentNo') || nextNumber(type, store),
    DocumentShippingInfo: shipping && { ...shipping, ...whoAndWhen(shipping, now) },
    DocumentStatus: member.text(document, 'DocumentStatus') || 'Pending',
    DocumentDetails: member
      .records(priced, 'DocumentDetails')
      .map((row) => productRow('Document', row, store)),
    DocumentCreationDate: now,
    DocumentLastUpdatedDate: now,
  };
}
