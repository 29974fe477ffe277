/** The scenario in which CustomReportGetData is called without a report (GET-12). */
export const withoutItsReport = 'no-report';

/** The scenarios that ask for the shipping information of a document that does not exist, or that has none any more. */
export const shippingOfNothing = 'shipping-of-nothing';
export const shippingDeleted = 'shipping-deleted';

/** The scenarios in which a Get may succeed or fail. They are for the clauses about all answers. */
export const readsOfOpenOutcome: readonly string[] = [shippingOfNothing, shippingDeleted];

/** The scenario that deletes shipping information a second time. */
export const deletedAgain = 'deleted-again';

/** The scenario in which items of a Verified order are received (PO-5). */
export const receivesItems = 'receive-items';

/** The scenario in which items of an order that does not exist are received (PO-6). */
export const receivesUnknown = 'receive-items-of-an-unknown-order';

/** The scenario that inserts an order, with its supplier as the request examples spell it, and updates it (PO-4, TYP-14). */
export const updateOfOrder = 'update-of-an-order';

/** The scenarios in which documents are inserted with the two options of DocumentUpdate (DOC-3). */
export const documentOptions = {
  batches: 'batches-by-expiry-date',
  bundles: 'rows-of-bundles',
} as const;

/** The scenarios in which a row of a SKU that does not exist is sent with an option that looks at the products of rows (ERR-1). */
export const unknownAmongBundles = 'unknown-sku-among-bundles';
export const unknownAmongBatches = 'unknown-sku-among-batches';

/** The scenario in which one record goes through all record actions, step by step (ACT-1 to ACT-7, ACT-11). */
export const chainOfActions = 'record-actions';

/** The scenario in which material is returned a second time, then more than there is, then all (WO-4). */
export const returnsMore = 'return-more';

/** The scenario that opens a work order which is not closed (WO-2). */
export const opensOpen = 're-open-an-open-one';

/** The scenario that looks at what is there before a delete takes it away (DEL-1). */
export const beforeTheDelete = 'before-the-delete';

/** The scenario that looks at what a delete left, and deletes again (DEL-1). */
export const afterTheDelete = 'after-the-delete';

/** The name in the evidence of the delete of what does not exist by a negative id, as built-in records have them. */
export const byNegativeId = 'negative';

/** The scenario that sends dates (TYP-16). */
export const datesScenario = 'dates';

/** The scenario in which a call names the application that makes it (ACT-8). */
export const sendsApplication = 'source-application';

/** The scenario in which a call sends the optional members of its row, whatever the operation (ACT-10). */
export const sendsOptions = 'options';

/** The scenario in which a call names a record that does not exist (ERR-2 to ERR-4, ACT-5). */
export const unknownIdScenario = 'unknown-id';

/** The scenario in which an order comes without that member (PO-2, ENV-4). */
export const withoutMember = (member: string): string => `without-${member}`;
