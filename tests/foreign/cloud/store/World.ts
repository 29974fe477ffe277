import type { RecordValue } from '../values/Value.ts';
import { createIdSource } from './createIdSource.ts';

const TABLES = [
  'companies',
  'shippingProviders',
  'documents',
  'documentTypes',
  'purchaseOrders',
  'salesOrders',
  'workOrders',
  'receipts',
  'products',
  'bundles',
  'boms',
  'discounts',
  'productClients',
  'contactPersons',
  'dashboardBoxes',
  'integrationUpdates',
  'events',
  'serialNumbers',
  'batchNumbers',
  'reports',
  'partners',
  'locations',
  'settings',
] as const;

/** The name of a table of records. */
type TableName = (typeof TABLES)[number];

/** A record and whether it is deleted; deleted records are kept. */
interface Entry {
  readonly record: RecordValue;
  readonly deleted: boolean;
}

/** The records of one kind by id. */
export type Table = Map<string, Entry>;

/** Everything the server knows. */
export interface World {
  readonly tables: Readonly<Record<TableName, Table>>;
  readonly takeId: () => string;
  /** The address that label links start with. */
  publicUrl: string;
}

/** A world without records. */
export function createWorld(): World {
  const tables = Object.fromEntries(TABLES.map((name) => [name, new Map<string, Entry>()]));
  return { tables: tables as Record<TableName, Table>, takeId: createIdSource(), publicUrl: '' };
}

/** Keeps a record under its id, in place of an earlier one. */
export function keep(table: Table, id: string, record: RecordValue): RecordValue {
  table.set(id, { record, deleted: false });
  return record;
}

/** The record with this id, unless it is deleted. */
export function find(table: Table, id: string): RecordValue | undefined {
  const entry = table.get(id);
  return entry && !entry.deleted ? entry.record : undefined;
}

/** The records that are not deleted, and the deleted ones where asked for. */
export function records(table: Table, withDeleted = false): RecordValue[] {
  return [...table.values()].filter((entry) => withDeleted || !entry.deleted).map((entry) => entry.record);
}

/** Marks a record as deleted. */
export function markDeleted(table: Table, id: string): void {
  const entry = table.get(id);
  if (entry) table.set(id, { ...entry, deleted: true });
}
