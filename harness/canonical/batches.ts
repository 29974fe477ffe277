import Big from 'big.js';
import type { Fixtures } from '../../config/Settings.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { documentIn, rowsOfDocument } from './rows.ts';
import { recordIn } from './values.ts';

/** How much of each batch the rows of one SKU take, in the document of an answer. Batches of which none is taken are left out. */
export function attachedBatches(answer: Answer, sku: string): ReadonlyMap<string, Big> {
  const taken = new Map<string, Big>();
  const rows = rowsOfDocument(documentIn(answer)).filter((row) => row.DocumentRowProductSKU === sku);
  for (const batch of rows.flatMap((row) => recordsOf(row.DocumentRowBatchNumbers))) {
    const { BatchNumberName: name, AssignedQTYInDetail: quantity } = batch;
    if (typeof name !== 'string' || !isNumeric(quantity) || Number(quantity.lexeme) === 0) continue;
    taken.set(name, (taken.get(name) ?? new Big(0)).plus(quantity.lexeme));
  }
  return taken;
}

/** How many units all rows of the document that was sent ask for. */
export const unitsAskedFor = ({ call: { members } }: Answer): Big =>
  rowsOfDocument(recordIn(members.mvDocument))
    .map(({ DocumentRowQuantity: quantity }) => (isNumeric(quantity) ? new Big(quantity.lexeme) : new Big(0)))
    .reduce((sum, units) => sum.plus(units), new Big(0));

/** A batch of the fixtures; how much of it is in stock is undefined where they do not say. */
export interface KnownBatch {
  readonly name: string;
  readonly held: Big | undefined;
}

/** The batches that the fixtures name, the soonest expiry first. */
export const knownBatches = ({
  batchesByExpiry = [],
  batchQuantities = [],
}: Pick<Fixtures, 'batchesByExpiry' | 'batchQuantities'>): readonly KnownBatch[] =>
  batchesByExpiry.map((name, index) => {
    const held = batchQuantities[index];
    return { name, held: held === undefined ? undefined : new Big(held) };
  });

/**
 * The batch that should have been taken next: some is in stock, and none of it is taken. Yet the rows take one that expires later, or get
 * less than they ask for. Undefined where no batches are attached at all.
 */
export function batchLeftOut(
  taken: ReadonlyMap<string, Big>,
  known: readonly KnownBatch[],
  asked: Big,
): string | undefined {
  const next = known.findIndex(({ name, held }) => held?.gt(0) === true && !taken.has(name));
  if (next < 0 || taken.size === 0) return undefined;
  const sooner = new Set(known.slice(0, next).map(({ name }) => name));
  const isLaterTaken = [...taken.keys()].some((name) => !sooner.has(name));
  const sum = [...taken.values()].reduce((all, one) => all.plus(one), new Big(0));
  return isLaterTaken || sum.lt(asked) ? known[next]?.name : undefined;
}

/**
 * Whether some of a batch may be left, by an answer of BatchNumberGet. That the document is taken does not tell: a server may take any
 * batch by its name, as for goods that come in. The document does not show the members of these records. So the name is looked for in
 * all of them, and a quantity by what it is called.
 */
export function mayHaveBatch({ call, decoded }: Answer, batch: string): boolean {
  const records = recordsOf(decoded?.value[call.operation?.list ?? '']);
  return records.some((record) => isOf(batch)(record) && !quantitiesIn(record).some(isZero));
}

/** Whether an answer of BatchNumberGet shows that a batch lies in one place, and that just so much of it is there. */
export function holdsJust({ call, decoded }: Answer, batch: string, held: Big): boolean {
  const [record, ...rest] = recordsOf(decoded?.value[call.operation?.list ?? '']).filter(isOf(batch));
  if (record === undefined || rest.length > 0) return false;
  const quantities = quantitiesIn(record);
  return quantities.length > 0 && quantities.every((each) => amountIn(each)?.eq(held) === true);
}

const isOf =
  (batch: string) =>
  (record: RecordValue): boolean =>
    Object.values(record).some((value) => value === batch);

const quantitiesIn = (record: RecordValue): readonly Value[] =>
  Object.entries(record).flatMap(([name, value]) =>
    value !== undefined && /qty|quantity|stock/i.test(name) ? [value] : [],
  );

const isZero = (value: Value): boolean => amountIn(value)?.eq(0) === true;

/** The number in a member that the document does not show: a format without types brings it as text. */
function amountIn(value: Value): Big | undefined {
  const text = isNumeric(value) ? value.lexeme : value;
  return typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) ? new Big(text) : undefined;
}
