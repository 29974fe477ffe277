import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** Members that are fixed once a record is there, and the record in which they stand. */
const fixed: Readonly<Record<string, RegExp>> = {
  CompanyUpdate: /^AddressLine/,
  ProductBundleUpdate: /^BundleProduct(?:CustomField|Option)/,
  PurchaseOrderUpdate: /^PurchaseOrder(?:Reference|CustomFlag)/,
};

export const onlyCommentsChange: Variant = {
  about:
    'Address lines of companies, options and custom fields of bundles, and references and custom flags of orders are fixed: an update that changes one is refused (rule 3).',
  blocks: ['nothing'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const operation = call.operation?.name ?? '';
      const names = fixed[operation];
      if (names === undefined) return inner.handle(call, request);
      const { sent, stored, action } = recordWrite(operation, request, store);
      const partOf = (record: typeof sent) =>
        operation === 'CompanyUpdate' ? (member.record(record, 'CompanyAddress') ?? {}) : record;
      const before = partOf(stored ?? {});
      const isChanged = Object.entries(partOf(sent)).some(
        ([name, value]) =>
          names.test(name) &&
          (value ?? '') !== '' &&
          JSON.stringify(value) !== JSON.stringify(before[name] ?? (value === false ? false : undefined)),
      );
      if (
        stored !== undefined &&
        ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'].includes(action) &&
        isChanged
      )
        throw new OperationFailure('This can no longer be changed.');
      return inner.handle(call, request);
    },
  }),
};
