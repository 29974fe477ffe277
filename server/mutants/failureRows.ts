import type { RecordValue } from '../../specs/Value.ts';

/** A failure that the document shows, or that a clause asks for. */
export interface FailureRow {
  readonly name: string;
  readonly operation: string;
  /** In words, before "of the operation". */
  readonly about: string;
  /** The clause about this failure. */
  readonly clause: string;
  /** Whether the document shows the failure itself, so that it says what stands in it (ERR-1 to ERR-3). */
  readonly shown: boolean;
  /** At which level it must fail. */
  readonly level: 'MUST' | 'SHOULD';
  /** Whether a failed request is one of the row. */
  readonly holds: (request: RecordValue) => boolean;
}

const any = (): boolean => true;

const withAction =
  (action: string) =>
  (request: RecordValue): boolean =>
    request.mvRecordAction === action;

const deletes = [
  'CompanyDelete',
  'ContactPersonDelete',
  'DocumentTypeDelete',
  'ShippingInformationDelete',
  'WorkOrderDeleteFinishedGoodReceipt',
];

/** Updates that fail where the record is not there. A document may refuse every update. */
const updates = [
  'CompanyUpdate',
  'IntegrationUpdateUpdate',
  'ProductBundleUpdate',
  'PurchaseOrderUpdate',
  'ShippingProviderUpdate',
  'DocumentUpdate',
];

export const failureRows: readonly FailureRow[] = [
  {
    name: 'unknownSku',
    operation: 'DocumentUpdate',
    about: 'The failure of an unknown SKU',
    clause: 'ERR-1',
    shown: true,
    level: 'MUST',
    holds: withAction('Insert'),
  },
  {
    name: 'unknownId',
    operation: 'DiscountDelete',
    about: 'The failure of an unknown id',
    clause: 'ERR-2',
    shown: true,
    level: 'MUST',
    holds: any,
  },
  {
    name: 'unknownId',
    operation: 'ProductBOMDelete',
    about: 'The failure of an unknown id',
    clause: 'ERR-3',
    shown: true,
    level: 'MUST',
    holds: any,
  },
  ...deletes.map(
    (operation): FailureRow => ({
      name: 'unknownId',
      operation,
      about: 'The failure of an unknown id',
      clause: 'ERR-4',
      shown: false,
      level: 'SHOULD',
      holds: any,
    }),
  ),
  ...updates.map(
    (operation): FailureRow => ({
      name: 'unknownRecord',
      operation,
      about: 'The failure of an Update of a missing record',
      clause: 'ACT-5',
      shown: false,
      level: 'MUST',
      holds: withAction('Update'),
    }),
  ),
  {
    name: 'unknownOrder',
    operation: 'PurchaseOrderUpdate',
    about: 'The failure of a receipt for an unknown order',
    clause: 'PO-6',
    shown: false,
    level: 'SHOULD',
    holds: withAction('ReceiveItems'),
  },
  {
    name: 'noReport',
    operation: 'CustomReportGetData',
    about: 'The failure of a call without a report',
    clause: 'GET-12',
    shown: false,
    level: 'SHOULD',
    holds: any,
  },
];
