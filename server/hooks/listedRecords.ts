import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Table } from '../store/Table.ts';

/** A kind of record that Gets list by its own id. */
export interface ListedKind {
  readonly table: Table;
  readonly id: string;
  /** What it is called. */
  readonly title: string;
  /** A text of it that has no effect. */
  readonly text: string;
  /** The ids of those that a client may work on and use up. */
  readonly spare: readonly number[];
}

export const listedKinds = (store: Store): readonly ListedKind[] => [
  {
    table: store.companies,
    id: 'CompanyId',
    title: 'CompanyName',
    text: 'CompanyComments',
    spare: [],
  },
  {
    table: store.shippingProviders,
    id: 'ShippingProviderId',
    title: 'ShippingProviderName',
    text: 'ShippingProviderComments',
    spare: [],
  },
  {
    table: store.documentTypes,
    id: 'DocumentTypeID',
    title: 'DocumentTypeDescription',
    text: 'DocumentTypeAutoNumberingPostfix',
    spare: store.spare.documentTypes,
  },
  {
    table: store.discounts,
    id: 'DiscountID',
    title: 'DiscountName',
    text: 'DiscountDescription',
    spare: store.spare.discounts,
  },
  {
    table: store.dashboardBoxes,
    id: 'DashboardBoxID',
    title: 'DashboardBoxTitle',
    text: 'DashboardBoxDescription',
    spare: [],
  },
  {
    table: store.salesOrders,
    id: 'SalesOrderId',
    title: 'SalesOrderClientName',
    text: 'SalesOrderComments',
    spare: [],
  },
];

/** Its records that no client of ours works on: neither spare nor built in. */
export const recordsOfOthers = ({ table, id, spare }: ListedKind): readonly RecordValue[] =>
  table.all().filter((record) => {
    const number = member.int(record, id);
    return number > 0 && !spare.includes(number);
  });
