import Big from 'big.js';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** What is allocated to a work order of one material, as the operator says. */
interface Allocated {
  readonly id: number | string;
  readonly sku: string;
  readonly quantity: string;
  readonly serials?: readonly string[];
  readonly batches?: readonly string[];
}

/** The returns of one material, one after the other. Where the material can't be parted, the first returns all of it. */
interface ReturnedParts {
  /** One piece, with the first serial number or from the first batch. */
  readonly first: RecordValue;
  /** Another piece, with the second serial number or from the second batch. */
  readonly second?: RecordValue;
  /** The second of two pieces: with two serial numbers, or one from the same batch as the first and one from another. */
  readonly ofTwo?: RecordValue;
  /**
   * A third that names the same two batches in the other order. A server that reads the first batch alone takes the other piece from a batch
   * of its own choice. In one of the two returns that is the wrong one.
   */
  readonly turned?: RecordValue;
}

/**
 * One piece each, with its serial number or from its batch. Where batches hold less than one piece (equal parts of what is allocated),
 * what a batch holds.
 */
export function returnedParts({ sku, quantity, serials = [], batches = [] }: Allocated): ReturnedParts {
  const all = new Big(quantity);
  /** A row that returns this amount from each of the batches, or in all where none is named. */
  const piece = (amount: Big, serial: readonly string[], ...from: readonly string[]): RecordValue => ({
    ProductSKU: sku,
    ReturnQuantity: numeric(amount.times(Math.max(1, from.length)).toFixed()),
    ...(serial.length === 0 ? {} : { ReturnSerialNumbers: serial }),
    ...(from.length === 0
      ? {}
      : {
          ReturnBatchNumbers: from.map((batchName) => ({
            BatchNumberName: batchName,
            Quantity: numeric(amount.toFixed()),
          })),
        }),
  });
  const [batch, next] = batches;
  if (batch !== undefined) {
    const held = all.div(batches.length);
    const amount = held.lt(1) ? held : new Big(1);
    const first = piece(amount, serials.slice(0, 1), batch);
    const isEnough = all.gte(amount.times(2)) && (serials.length === 0 || serials.length > 1);
    if (!isEnough) return { first };
    const other = next ?? batch;
    const second = piece(amount, serials.slice(1, 2), other);
    if (other === batch || held.lt(amount.times(2)) || serials.length > 0) return { first, second };
    const turned = held.gte(amount.times(4)) ? { turned: piece(amount, [], other, batch) } : {};
    return { first, second, ofTwo: piece(amount, [], batch, other), ...turned };
  }
  if (all.lt(2) || serials.length === 1) return { first: piece(all, serials) };
  const one = new Big(1);
  const parts = { first: piece(one, serials.slice(0, 1)), second: piece(one, serials.slice(1, 2)) };
  return serials.length < 4 ? parts : { ...parts, ofTwo: piece(new Big(2), serials.slice(1, 3)) };
}

/** Splits a return into two rows, the second of one piece with the last serial number or from the last batch; undefined for one piece. */
export function inTwoRows(material: RecordValue): readonly RecordValue[] | undefined {
  const { ProductSKU, ReturnQuantity: quantity, ReturnSerialNumbers, ReturnBatchNumbers } = material;
  const serials = textsIn(ReturnSerialNumbers);
  const batches = recordsOf(ReturnBatchNumbers);
  const last = batches.at(-1);
  const [whole, ofLast] = [quantity, last?.Quantity].map((one) =>
    isNumeric(one) ? new Big(one.lexeme) : undefined,
  );
  if (whole === undefined || whole.lte(1) || (last !== undefined && ofLast?.gte(1) !== true))
    return undefined;
  const row = (amount: Big, numbers: readonly string[], from: readonly RecordValue[]): RecordValue => ({
    ProductSKU,
    ReturnQuantity: numeric(amount.toFixed()),
    ...(serials.length === 0 ? {} : { ReturnSerialNumbers: numbers }),
    ...(last === undefined ? {} : { ReturnBatchNumbers: from }),
  });
  const left = ofLast?.gt(1) === true ? [{ ...last, Quantity: numeric(ofLast.minus(1).toFixed()) }] : [];
  return [
    row(whole.minus(1), serials.slice(0, -1), [...batches.slice(0, -1), ...left]),
    row(new Big(1), serials.slice(-1), [{ ...last, Quantity: numeric(1) }]),
  ];
}

/** Joins two returns of one material in one row. It adds the quantities, and names the serial numbers and batches of both. */
export function inOneRow(one: RecordValue, other: RecordValue): RecordValue {
  const listed = (name: 'ReturnSerialNumbers' | 'ReturnBatchNumbers'): RecordValue => {
    const items = [one, other].flatMap(({ [name]: list }) => (Array.isArray(list) ? list : []));
    return items.length === 0 ? {} : { [name]: name === 'ReturnBatchNumbers' ? joinedBatches(items) : items };
  };
  const quantity = sumOf([one.ReturnQuantity, other.ReturnQuantity]);
  return {
    ...one,
    ReturnQuantity: quantity,
    ...listed('ReturnSerialNumbers'),
    ...listed('ReturnBatchNumbers'),
  };
}

/** Each batch once, with all that is taken of it. */
function joinedBatches(batches: readonly RecordValue[]): readonly RecordValue[] {
  const names = [...new Set(batches.map(({ BatchNumberName }) => BatchNumberName))];
  return names.map((name) => {
    const parts = batches.filter(({ BatchNumberName }) => BatchNumberName === name);
    return { ...parts[0], Quantity: sumOf(parts.map(({ Quantity }) => Quantity)) };
  });
}

const sumOf = (parts: readonly (Value | undefined)[]): Value =>
  numeric(
    parts
      .filter(isNumeric)
      .reduce((sum, { lexeme }) => sum.plus(lexeme), new Big(0))
      .toFixed(),
  );

/** One piece of a return, or all that the first batch holds if that is less; with the first serial number. */
export function onePiece({
  ProductSKU,
  ReturnQuantity,
  ReturnSerialNumbers,
  ReturnBatchNumbers,
}: RecordValue): RecordValue {
  const [batch] = recordsOf(ReturnBatchNumbers);
  const available = batch?.Quantity ?? ReturnQuantity;
  const quantity = isNumeric(available) && new Big(available.lexeme).lt(1) ? available : numeric(1);
  return {
    ProductSKU,
    ReturnQuantity: quantity,
    ...(ReturnSerialNumbers === undefined
      ? {}
      : { ReturnSerialNumbers: textsIn(ReturnSerialNumbers).slice(0, 1) }),
    ...(batch === undefined ? {} : { ReturnBatchNumbers: [{ ...batch, Quantity: quantity }] }),
  };
}

/** The texts in a list. */
export const textsIn = (values: Value | undefined): readonly string[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
