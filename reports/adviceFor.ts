import type { BlockedRoot } from './blockedRoots.ts';

/** What each fixture is. A whole run uses up the disposable ones. */
const fixtureWords: Readonly<Record<string, string>> = {
  knownSkus: 'SKUs of products that documents may name',
  unknownSku: 'a SKU that no product has',
  goodsInboundDocumentTypeId: 'the type of a document that DocumentUpdate may insert',
  receiveDocumentTypeId: 'the type of the document that receiving a purchase order makes',
  supplierId: 'a supplier',
  supplierName: 'the name of the supplier',
  inventoryLocationId: 'an inventory location',
  customReportId: 'a custom report',
  settingName: "a value of AccountSettingsGet's SettingName",
  documentIdWithShipping: 'a document with shipping information',
  openWorkOrders: 'work orders that are not closed',
  batchProductSku: 'a product with batches in stock',
  batchesByExpiry: 'the batches of a product, the soonest expiry first',
  eventType: "a value of mvEvent's EventType",
  eventTrigger: 'an operation that causes an event',
  'disposable.discounts': '6 discounts that may be deleted',
  'disposable.boms': '6 finished goods whose bill of materials may be deleted',
  'disposable.documentTypes': '6 document types that may be deleted',
  'disposable.contactPersons': '6 contact persons that may be deleted',
  'disposable.closedWorkOrders': '6 closed work orders that may be opened again',
  'disposable.allocatedWorkOrders': '6 work orders with allocated material that may be returned',
  'disposable.finishedGoodReceipts': '12 finished good receipts that may be deleted, two of each work order',
};

/** What an operator can do, so that cases with this root are judged in the next run. Commands and names are in backticks. */
export function adviceFor({ kind, name }: Pick<BlockedRoot, 'kind' | 'name'>): string {
  switch (kind) {
    case 'fixture':
      return `Add \`${name}\` to the fixtures file: ${fixtureWords[name] ?? 'see its schema'}. \`assay list --fixtures\` prints the form of the file.`;
    case 'scope':
      return `Nothing, if the target does not offer it. Else take \`${name}\` out of the setting \`scope\`.`;
    case 'clause':
      return `Mend the breach of ${name} first. The next run then judges these cases.`;
    case 'refusal':
      return `Read the target's answer to ${name}. If the target needs more than the document says, or another date, give it in the fixtures file as \`samples\`.`;
    case 'silence':
      return `Find out why ${name} was not answered, or allow more time with \`--timeout\`.`;
    case 'control':
      return 'Open one of these cases and read the answer to the plain call. The special call proves nothing until that one works.';
    case 'layout':
      return 'Say in the setting `dialect` how the target writes this format, or mend the other breaches of this format first.';
    case 'records':
      return 'Allow more records with `--max-records`, or judge a target that holds fewer.';
    case 'size':
      return 'Judge a target that holds fewer or shorter records.';
    case 'allowance':
      return name === '--read-only'
        ? 'If the run may do more than read here, leave out `--read-only`.'
        : 'If the run may do more than read here, say so with `--allow`, such as `--allow writes`.';
    case 'cutOff':
      return 'Run again. A resumed run cannot make these calls a second time.';
    case 'nothing':
      return 'Read what each of these cases says that the target did not show. Often the target needs records of that kind.';
  }
}
