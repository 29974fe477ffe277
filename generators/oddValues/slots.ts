import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Build, RecordSource } from '../records/Build.ts';
import { bundle } from '../records/bundles.ts';
import { company } from '../records/companies.ts';
import { integrationUpdate } from '../records/integrationUpdates.ts';
import { priceOf } from '../records/members.ts';
import { plainDocument, purchaseOrder } from '../records/ordersAndDocuments.ts';

/** Members of a write's record that can carry values to try out, several in one call. */
export interface Slots {
  readonly operation: string;
  /** How many values one record takes. */
  readonly size: number;
  /** A lawful record with these values in the slots; where one is undefined, the slot keeps the control's plain value. */
  readonly build: (values: readonly (Value | undefined)[]) => Build;
  /** What stands in the slots of a record, sent or echoed, in their order. */
  readonly read: (record: RecordValue) => readonly (Value | undefined)[];
  /** How many of the slots the control has shown to keep a plain value; left out where it is all of them. */
  readonly proven?: number;
  /** How many slots behind the `size` take a text beside the others, and the names of the hazards that fit there; all where none are named. */
  readonly spare?: { readonly count: number; readonly names?: readonly string[] };
  /** Names of hazards that this operation tries besides the `few` of textProbes.ts. */
  readonly also?: readonly string[];
  /** Request members besides the record and its action. */
  readonly more?: RecordValue;
}

/** Slots of one kind by their operations. */
export const byOperation = (...slots: readonly Slots[]): ReadonlyMap<string, Slots> =>
  new Map(slots.map((one) => [one.operation, one]));

/** The slots of an operation; raises an Error (ours is wrong) where it has none of that kind. */
export function slotsOf(kind: ReadonlyMap<string, Slots>, operation: Operation | null): Slots {
  const slots = kind.get(operation?.name ?? '');
  if (slots === undefined) throw new Error(`${operation?.name} writes no such values`);
  return slots;
}

/** Whether an operation has such slots. */
export const hasSlots =
  (kind: ReadonlyMap<string, Slots>) =>
  ({ name }: Operation): boolean =>
    kind.has(name);

/**
 * The rows of an order or a document. They are told apart by their remarks or, where those are tried out, by their unit prices.
 * Quantities stay small, for a lawful server may limit them (rule 3).
 */
export interface RowKind {
  readonly operation: string;
  readonly list: string;
  readonly prefix: string;
  readonly build: Build;
}

export const rowKinds: readonly RowKind[] = [
  { operation: 'DocumentUpdate', list: 'DocumentDetails', prefix: 'DocumentRow', build: plainDocument },
  {
    operation: 'PurchaseOrderUpdate',
    list: 'PurchaseOrderDetails',
    prefix: 'PurchaseOrderRow',
    build: purchaseOrder,
  },
];

/** The rows that an operation writes; undefined where it writes none. */
export const rowKindOf = ({ name }: Operation): RowKind | undefined =>
  rowKinds.find(({ operation }) => operation === name);

/** The record with other members over it. */
export const over =
  (build: Build, members: (record: RecordValue, fixtures: RecordSource['fixtures']) => RecordValue): Build =>
  (context, label) => {
    const record = build(context, label);
    return { ...record, ...members(record, context.fixtures) };
  };

/** The members that have a value; the others stay as they are. */
export const named = (names: readonly string[], values: readonly (Value | undefined)[]): RecordValue =>
  Object.fromEntries(
    names.flatMap((name, index) => (values[index] === undefined ? [] : [[name, values[index]] as const])),
  );

/**
 * The record with a row for each of these values of a member, over a row of the plain record, or else one such row; SKUs are taken in
 * turn. A row keeps its quantity and remarks where others before it are left out.
 */
export const withRows = (
  { build, list, prefix }: RowKind,
  member: string,
  values: readonly (Value | undefined)[],
): Build =>
  over(build, (record, { knownSkus = [] }) => {
    const [plain] = recordsOf(record[list]);
    const rowOf = (value: Value | undefined, index: number): RecordValue => ({
      ...plain,
      [`${prefix}ProductSKU`]: knownSkus[index % knownSkus.length],
      [`${prefix}Quantity`]: numeric(1 + (index % 2)),
      [priceOf({ prefix })]: numeric(priceOfRow(index)),
      [`${prefix}Remarks`]: `row ${index + 1}`,
      ...named([member], [value]),
    });
    if (values.every((value) => value === undefined)) return { [list]: [rowOf(undefined, 0)] };
    return { [list]: values.flatMap((value, index) => (value === undefined ? [] : [rowOf(value, index)])) };
  });

/** The price that tells a row from others. None ends in a zero: what loses zeros (TYP-13) must not mix up rows. */
const priceOfRow = (index: number): number => index + 1 + Math.floor(index / 9);

/** Which row has that price. */
export const rowOfPrice = (price: number): number => price - 1 - Math.floor(price / 10);

/** The member of each of the rows that `withRows` sent, by their unit prices, for the order in which rows come is open. */
export function byPrice(
  { list, prefix }: RowKind,
  record: RecordValue,
  member: string,
  rows: number,
): readonly (Value | undefined)[] {
  const found = new Map<number, RecordValue>();
  for (const row of recordsOf(record[list])) {
    const price = row[priceOf({ prefix })];
    if (isNumeric(price)) found.set(Number(price.lexeme), row);
  }
  return Array.from({ length: rows }, (_, index) => found.get(priceOfRow(index))?.[member]);
}

const inMembers = (operation: string, build: Build, members: readonly string[]): Slots => ({
  operation,
  size: members.length,
  // A plain date beside one that is tried would be judged with it.
  build: (values) =>
    over(build, () => Object.fromEntries(members.map((name, index) => [name, values[index]]))),
  read: (record) => members.map((name) => record[name]),
});

/** The datetimes of a write that no server computes, by operation; those of a company and an integration update it might. */
export const dateSlots = byOperation(
  ...rowKinds.map(({ operation, build, list }) => {
    const prefix = list.replace('Details', '');
    return inMembers(operation, build, [`${prefix}CustomOrderDate1`, `${prefix}CustomOrderDate2`]);
  }),
  inMembers('CompanyUpdate', company, ['CompanyDaylightStartDate', 'CompanyDaylightEndDate']),
  inMembers('IntegrationUpdateUpdate', integrationUpdate, ['IntegrationUpdateDateTime']),
);

const rowsPerRecord = 20;

/** A member of rows that are told apart by their remarks. */
const inRows = (kind: RowKind, member: string): Slots => ({
  operation: kind.operation,
  size: rowsPerRecord,
  build: (values) => withRows(kind, member, values),
  read: (record) => {
    // Blanks around a text are open (TYP-12).
    const remarkOf = (row: RecordValue): string => String(row[`${kind.prefix}Remarks`]).trim();
    const found = new Map(recordsOf(record[kind.list]).map((row) => [remarkOf(row), row]));
    return Array.from({ length: rowsPerRecord }, (_, index) => found.get(`row ${index + 1}`)?.[member]);
  },
});

const inBundle: Slots = {
  operation: 'ProductBundleUpdate',
  size: 1,
  more: { forceSkuUpdateEvenIfUsedInDocuments: false },
  build: ([QuantityInBundle]) =>
    over(bundle, ({ IncludedProducts: included }) => ({
      IncludedProducts: recordsOf(included).map((row) => ({ ...row, QuantityInBundle })),
    })),
  read: (record) => {
    // By SKU: in which order the products of a bundle come back is not shown.
    const [first] = recordsOf(record.IncludedProducts).toSorted((a, b) => (skuOf(a) < skuOf(b) ? -1 : 1));
    return [first?.QuantityInBundle];
  },
};

const skuOf = ({ ProductSKU }: RecordValue): string => (typeof ProductSKU === 'string' ? ProductSKU : '');

/** Members of type decimal that come back as sent, by operation (TYP-13). */
export const decimalSlots = byOperation(...rowKinds.map((kind) => inRows(kind, priceOf(kind))));

/** Members of type number, whose fractions should come back. */
export const quantitySlots = byOperation(
  ...rowKinds.map((kind) => inRows(kind, `${kind.prefix}Quantity`)),
  inBundle,
);
