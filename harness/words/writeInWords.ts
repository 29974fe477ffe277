import { codecs } from '../../formats/codecs.ts';
import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Value } from '../../specs/Value.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';

/** What the operations with a record action write. */
const records: Readonly<Record<string, string>> = {
  DocumentUpdate: 'a document',
  PurchaseOrderUpdate: 'a purchase order',
  ShippingProviderUpdate: 'a shipping provider',
  ProductBundleUpdate: 'a product bundle',
  IntegrationUpdateUpdate: 'an integration update',
  CompanyUpdate: 'a company',
};

/** What the other writing operations do. */
const deeds: Readonly<Record<string, string>> = {
  DocumentTypeDelete: 'deletes a document type',
  DiscountDelete: 'deletes a discount',
  ProductBOMDelete: 'deletes the bill of materials of a product',
  CompanyDelete: 'deletes a company',
  ContactPersonDelete: 'deletes a contact person',
  WorkOrderReturnMaterials: 'returns materials of a work order',
  WorkOrderReOpen: 're-opens a work order',
  WorkOrderDeleteFinishedGoodReceipt: 'deletes a finished good receipt of a work order',
  EventSubscriptionAdd: 'adds an event subscription, which no call removes',
  ShippingInformationUpdate: 'changes the shipping information of a document',
  ShippingInformationDelete: 'deletes the shipping information of a document',
  ShippingInformationCreateLabel: 'makes a shipping label, which may cost money',
};

const actions: Readonly<Record<string, string>> = {
  Insert: 'inserts',
  Update: 'updates',
  ReceiveItems: 'receives items of',
};

/**
 * What a call writes, in words (`it inserts a company`), with its record action if known; undefined for a call that only reads.
 */
export function writeInWords({ name, kind }: Operation, action?: string): string | undefined {
  if (kind === 'get') return undefined;
  const record = records[name];
  if (record === undefined) return `it ${deeds[name] ?? 'changes records'}`;
  return `it ${actions[action ?? ''] ?? 'inserts or updates'} ${record}`;
}

/** The record action of a request that was sent; undefined when it names none that can be read. */
export function actionSent(
  { url, headers, body }: Exchange['request'],
  operation: Operation,
  format: Format,
): string | undefined {
  const query = URL.canParse(url) ? new URL(url).searchParams.get('mvRecordAction') : null;
  if (query !== null) return query;
  const type = headerIn(headers, 'content-type') ?? '';
  if (/x-www-form-urlencoded/i.test(type))
    return new URLSearchParams(Buffer.from(body).toString('utf8')).get('mvRecordAction') ?? undefined;
  // A format that is not read is requested with a json body.
  const written = !isSoap(format) && /json/i.test(type) ? 'json' : format;
  try {
    const action: Value | undefined = codecs[written].decode(requestShape(operation), body).value
      .mvRecordAction;
    return typeof action === 'string' ? action : undefined;
  } catch {
    return undefined;
  }
}
