/** The scenarios in which documents are inserted with the two options of DocumentUpdate (DOC-3). */
export const documentOptions = {
  batches: 'batches-by-expiry-date',
  bundles: 'rows-of-bundles',
} as const;

/** The scenario in which a row of a SKU that does not exist is sent with the option of bundles (ERR-1). */
export const unknownAmongBundles = 'unknown-sku-among-bundles';
