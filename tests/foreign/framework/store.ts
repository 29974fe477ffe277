import type { Host } from './habits.ts';
import { classOf, membersOf } from './records.ts';
import { filled } from './typed.ts';
import { Failure, isWallClock, numberOf, type Rec, recordsOf, textOf, type Value } from './types.ts';

/** The records of one class, by their id, and which of them are deleted. */
export interface Table {
  readonly name: string;
  readonly idMember: string;
  readonly rows: Map<number, Rec>;
  readonly deleted: Set<number>;
}

/** All that the server keeps. */
export class Store {
  readonly #tables = new Map<string, Table>();
  #lastId = 1000;

  nextId(): number {
    return ++this.#lastId;
  }

  table(name: string, idMember = ''): Table {
    const found = this.#tables.get(name) ?? { name, idMember, rows: new Map(), deleted: new Set() };
    this.#tables.set(name, found);
    return found;
  }

  /** Keeps a record under its id, or under a new one where it has none, and gives it back as it is kept. */
  keep(table: Table, record: Rec): Rec {
    const id = numberOf(record, table.idMember) || this.nextId();
    const kept = filled(table.name, { ...record, [table.idMember]: id });
    table.rows.set(id, kept);
    return kept;
  }
}

/** What the server is made of. */
export interface World {
  readonly host: Host;
  readonly store: Store;
}

const tables: Readonly<Record<string, string>> = {
  mvDocument: 'DocumentId',
  mvPurchaseOrder: 'PurchaseOrderId',
  mvSalesOrder: 'SalesOrderId',
  mvWorkOrder: 'WorkOrderId',
  mvDocumentType: 'DocumentTypeID',
  mvShippingProvider: 'ShippingProviderId',
  mvDiscount: 'DiscountID',
  mvProductBOM: 'ProductID',
  mvProductClient: 'ProductID',
  ProductBundleDetails: 'BundleProductID',
  mvIntegrationUpdate: 'IntegrationUpdateID',
  mvEvent: 'EventID',
  mvDashboardBox: 'DashboardBoxID',
  mvCompany: 'CompanyId',
  mvSerialNumber: 'SerialNumberID',
  mvBatchNumber: 'BatchNumberID',
};
export const tableOf = ({ store }: World, name: string): Table => store.table(name, tables[name]);

/** The record of an id. Raises Failure, which names what is missing. */
export function wanted(table: Table, id: number, what: string): Rec {
  const found = table.deleted.has(id) ? undefined : table.rows.get(id);
  if (found === undefined) throw new Failure(`The ${what} with id ${id} does not exist.`);
  return found;
}

/** The records that a Get answers: filtered, by descending id, cut to the number wanted. */
export function selected(table: Table, request: Rec): readonly Rec[] {
  const withDeleted = textOf(request, 'showDeleted') === 'showAllDeletedAndUndeleted';
  const all = [...table.rows].filter(([id]) => withDeleted || !table.deleted.has(id));
  const ordered = all.sort(([one], [other]) => other - one).map(([, row]) => row);
  const matching = ordered.filter((row) => matches(table.name, row, recordsOf(request, 'Filters')));
  const top = numberOf(request, 'ReturnTopNRecords');
  return top > 0 ? matching.slice(0, top) : matching;
}

/** A page, counted from 1, of what is selected. */
export function paged(rows: readonly Rec[], request: Rec): readonly Rec[] {
  const limit = numberOf(request, 'Limit');
  const from = Math.max(0, numberOf(request, 'Page') - 1) * limit;
  return limit > 0 ? rows.slice(from, from + limit) : rows;
}

/** Each filter joins what the ones before it gave. */
const matches = (name: string, row: Rec, filters: readonly Rec[]): boolean =>
  filters.reduce((sofar, filter, at) => {
    const holds = holdsOf(name, row, filter);
    if (at === 0) return holds;
    return textOf(filter, 'AndOr') === 'Or' ? sofar || holds : sofar && holds;
  }, true);

function holdsOf(name: string, row: Rec, filter: Rec): boolean {
  const field = textOf(filter, 'FieldName');
  const operator = textOf(filter, 'SearchOperator');
  const type = membersOf(name).get(field);
  if (type === undefined || (typeof type === 'object' && classOf(type) !== undefined))
    throw new Failure(`There is no field ${field} to search by.`);
  const value = row[field] ?? null;
  const wantedText = textOf(filter, 'SearchValue');
  const isNumber = type === 'int' || type === 'number';
  const same = isNumber
    ? value === Number(wantedText)
    : textIn(value).toLowerCase() === wantedText.toLowerCase();
  if (operator === 'Equals') return same;
  if (operator === 'NotEquals') return !same;
  if (operator === 'Contains') return textIn(value).includes(wantedText);
  if (operator === 'LessThan')
    return isNumber ? Number(value) < Number(wantedText) : textIn(value) < wantedText;
  if (operator === 'Undefined' || operator === '') return true;
  throw new Failure(`There is no operator ${operator}.`);
}

const textIn = (value: Value): string =>
  value === null ? '' : isWallClock(value) ? new Date(value.wall).toISOString() : String(value);

/** Writes a record as the action says. `complete` checks it and fills in what the server knows. Raises Failure. */
export function written(
  store: Store,
  table: Table,
  request: Rec,
  sent: Rec,
  complete: (record: Rec, before: Rec | undefined) => Rec,
): Rec {
  const action = textOf(request, 'mvRecordAction');
  const id = numberOf(sent, table.idMember);
  if (!['Insert', 'Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'].includes(action))
    throw new Failure(`mvRecordAction ${action} can't be applied to ${table.name}.`);
  if (Object.keys(sent).length === 0) throw new Failure(`${table.name} is missing.`);
  const isInsert = action === 'Insert' || (id === 0 && action !== 'Update');
  if (isInsert) return store.keep(table, complete({ ...sent, [table.idMember]: store.nextId() }, undefined));
  const before = wanted(table, id, table.name);
  const after = action === 'InsertOrUpdateNonEmptyFields' ? merged(before, sent) : sent;
  return store.keep(table, complete(after, before));
}

/** What is kept, with what is sent and not empty laid over it. */
function merged(before: Rec, sent: Rec): Rec {
  const over = Object.entries(sent).flatMap(([member, value]): [string, Value][] => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const old = before[member] ?? null;
    const isRecord = typeof value === 'object' && !Array.isArray(value) && !isWallClock(value);
    return [[member, isRecord && old !== null ? merged(old as Rec, value as Rec) : value]];
  });
  return { ...before, ...Object.fromEntries(over) };
}
