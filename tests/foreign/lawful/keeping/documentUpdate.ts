import type { Depot } from '../Depot.ts';
import { Refusal } from '../Refusal.ts';
import type { Rec } from '../types.ts';
import { recordAction } from './recordAction.ts';

/** Inserts a document whose rows name known SKUs; one that exists is answered as it is, for nothing of it may change. */
export function documentUpdate(depot: Depot, request: Rec): Rec {
  const { store } = depot;
  const sent = request.mvDocument as Rec | null;
  const existing = store.documents.find((each) => each.value.DocumentId === sent?.DocumentId);
  if (existing !== undefined && request.mvRecordAction !== 'Insert')
    return { mvDocument: existing.value, entityID: existing.value.DocumentId ?? null };
  const rows = (sent?.DocumentDetails ?? []) as readonly Rec[];
  const unknown = rows.find((row) => !store.skus.has(String(row.DocumentRowProductSKU)));
  if (unknown !== undefined)
    throw new Refusal(
      `No product has the SKU '${unknown.DocumentRowProductSKU}': it does not exist. The document insert failed.`,
      'forbidden',
      { InternalErrorCode: '' },
    );
  const kind = { record: 'mvDocument', id: 'DocumentId', all: store.documents, nextId: store.nextId };
  const numbered =
    sent === null
      ? null
      : { ...sent, DocumentDetails: rows.map((row) => ({ ...row, DocumentRowDetailID: store.nextId() })) };
  const stored = recordAction(depot, kind, numbered, request.mvRecordAction);
  return { mvDocument: stored, entityID: stored.DocumentId ?? null };
}
