import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { document } from '../rules/shipping/document.ts';

/** Removes the shipping information of a document; fails if there is none. */
export const ShippingInformationDelete: Handler = (request, { store, now }) => {
  const stored = document(request, store);
  const id = member.int(stored, 'DocumentId');
  if (member.record(stored, 'DocumentShippingInfo') === null) {
    throw new OperationFailure(
      `The document with id ${id} has no shipping information. Nothing was deleted.`,
    );
  }
  store.documents.put(id, {
    ...stored,
    DocumentShippingInfo: null,
    DocumentTrackingID: '',
    DocumentLastUpdatedDate: now,
  });
  return {};
};
