import Big from 'big.js';
import type { AllocatedWorkOrder } from '../../config/Settings.ts';
import { textsIn } from '../../generators/records/workOrderReturns.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../exchanges/outcome.ts';
import { shown } from '../words/shown.ts';
import { recordIn, sameValue, type ValueDifference } from './values.ts';

/** What a work order has allocated of each of its materials, as an answer shows it; undefined where that tells nothing. */
interface Allocation {
  readonly total: Big | undefined;
  /** How much of each batch. */
  readonly batches: ReadonlyMap<string, Big>;
  readonly serials: readonly string[];
}

/** The allocations in an answer's work order, by SKU. */
export function allocations({ decoded }: Answer): ReadonlyMap<string, Allocation> {
  const bySku = new Map<string, Allocation>();
  const order = decoded?.value.mvWorkOrder;
  for (const row of recordsOf(isRecord(order) ? order.WorkOrderDetails : undefined)) {
    const sku = row.WorkOrderBOMRowProductSKU;
    if (typeof sku === 'string') bySku.set(sku, joined(bySku.get(sku), allocation(row)));
  }
  return bySku;
}

function allocation(row: RecordValue): Allocation {
  const details = recordsOf(row.WorkOrderRowAllocatedDetails);
  const batches = details
    .flatMap((one) => recordsOf(one.WorkOrderBOMRowAllocatedBatchNumbers))
    .flatMap(({ BatchNumberName: name, AssignedQTYInDetail: quantity }) => quantityOf(name, quantity));
  const total = row.WorkOrderBOMRowTotalAllocatedQuantity;
  return {
    total: isNumeric(total) ? new Big(total.lexeme) : undefined,
    batches: summed(batches),
    serials: serialsIn(details),
  };
}

/** The serial numbers in a row's details. An entry with a quantity below 0 records a return, and cancels the numbers that it lists. */
function serialsIn(details: readonly RecordValue[]): readonly string[] {
  const held: string[] = [];
  for (const detail of details) {
    const quantity = detail.WorkOrderBOMRowAllocatedQuantity;
    const isReturn = isNumeric(quantity) && new Big(quantity.lexeme).lt(0);
    for (const serial of textsIn(detail.WorkOrderBOMRowAllocatedSerialNumbers)) {
      if (!isReturn) held.push(serial);
      else if (held.includes(serial)) held.splice(held.indexOf(serial), 1);
    }
  }
  return held;
}

type BatchQuantity = readonly [string, Big];

/** How much of a batch; nothing where that is not told. */
const quantityOf = (name: Value | undefined, quantity: Value | undefined): readonly BatchQuantity[] =>
  typeof name === 'string' && isNumeric(quantity) ? [[name, new Big(quantity.lexeme)]] : [];

function summed(batches: Iterable<BatchQuantity>): ReadonlyMap<string, Big> {
  const sums = new Map<string, Big>();
  for (const [name, quantity] of batches) sums.set(name, (sums.get(name) ?? new Big(0)).plus(quantity));
  return sums;
}

/** Two rows of one SKU, taken together. */
function joined(one: Allocation | undefined, other: Allocation): Allocation {
  if (one === undefined) return other;
  const total =
    one.total === undefined || other.total === undefined ? undefined : one.total.plus(other.total);
  const batches = summed([...one.batches, ...other.batches]);
  return { total, batches, serials: [...one.serials, ...other.serials] };
}

/** The one material that a return was about, in however many rows. */
interface Returned {
  readonly sku: string;
  readonly quantity: Big;
  readonly serials: readonly string[];
  readonly batches: ReadonlyMap<string, Big>;
  /** Whether it names more than one serial number or batch. */
  readonly namesSeveral: boolean;
}

/** What a return sent; raises an Error when it sent no material. */
export function returnedBy({ call }: Answer): Returned {
  const materials = recordsOf(call.members.WorkOrderReturnMaterials);
  const sku = materials[0]?.ProductSKU;
  const quantities = materials.map(({ ReturnQuantity }) => ReturnQuantity).filter(isNumeric);
  if (typeof sku !== 'string' || quantities.length === 0) throw new Error('the return sent no material');
  const named = materials.flatMap(({ ReturnBatchNumbers }) => recordsOf(ReturnBatchNumbers));
  const serials = materials.flatMap(({ ReturnSerialNumbers }) => textsIn(ReturnSerialNumbers));
  const batches = summed(
    named.flatMap(({ BatchNumberName: name, Quantity: held }) => quantityOf(name, held)),
  );
  return {
    sku,
    quantity: quantities.reduce((sum, { lexeme }) => sum.plus(lexeme), new Big(0)),
    serials,
    batches,
    namesSeveral: serials.length > 1 || batches.size > 1,
  };
}

/** What should have become of an allocation, and what did. */
interface NotDropped {
  readonly message: string;
  readonly due: string;
  readonly now: string;
}

/** Where the allocations that the answer to a return shows are not those of an earlier answer less what was returned (WO-4). */
export function notDropped(earlier: Answer, answer: Answer): readonly NotDropped[] {
  const { sku, quantity, serials, batches } = returnedBy(answer);
  const [before, after] = [earlier, answer].map((one) => allocations(one).get(sku));
  if (before?.total === undefined || after?.total === undefined) return [];
  const due = before.total.minus(quantity);
  const wrong: NotDropped[] = [];
  if (!after.total.eq(due)) {
    const message = `the allocated quantity of ${sku} did not drop by what was returned`;
    wrong.push({ message, due: due.toFixed(), now: after.total.toFixed() });
  }
  const isLog = staysListed(before, after);
  for (const [name, part] of isLog ? [] : batches) {
    const left = before.batches.get(name)?.minus(part).toFixed();
    const now = after.batches.get(name)?.toFixed() ?? '0';
    const message = `batch ${name} did not drop by what was returned of it`;
    if (left !== undefined && now !== left) wrong.push({ message, due: left, now });
  }
  const held = isLog
    ? []
    : serials.filter((one) => [before, after].every((all) => all.serials.includes(one)));
  for (const serial of held)
    wrong.push({
      message: `serial number ${serial} was returned, and is still allocated`,
      due: 'gone',
      now: 'there',
    });
  return wrong;
}

/** Whether all batches and serial numbers of an allocation are still listed after a return. Some servers list what was first allocated for good. */
const staysListed = (before: Allocation, after: Allocation): boolean =>
  [...before.batches].every(([name, quantity]) => after.batches.get(name)?.gte(quantity) === true) &&
  before.serials.every((serial) => after.serials.includes(serial));

/**
 * Why a return may be refused that names several serial numbers or batches: how many a server takes at once is not shown (Limits 4).
 * Undefined if it names one, or if one that named several was taken before (`earlier`).
 */
export const mayBeTooMany = (answer: Answer, earlier: Answer): string | undefined =>
  returnedBy(answer).namesSeveral && !returnedBy(earlier).namesSeveral
    ? 'no return of several serial numbers or batches was taken'
    : undefined;

/** The returns on one work order: `answer` and `turned` came before those that had to be refused, and `rest` behind them. */
type RefusedReturns = Pick<Evidence<'first' | 'turned' | 'rest'>, 'answer' | 'others'>;

/**
 * How much should be allocated after a return of one piece (`rest`) and how much is, where returns that were refused before it took
 * material all the same (ACT-7). Undefined where they took none, `untold` where the answers do not show it.
 */
export function shortfall({
  answer,
  others: { first, turned, rest },
}: RefusedReturns): { readonly due: string; readonly now: string } | 'untold' | undefined {
  const made = [first, answer, turned].filter((one) => one !== undefined);
  const last = made.findLast(hasSucceeded);
  if (rest === undefined || !hasSucceeded(rest) || last === undefined) return 'untold';
  if (made.some((one) => outcomeOf(one, 'success') === 'unknown')) return 'untold';
  const { sku, quantity } = returnedBy(rest);
  const [before, after] = [last, rest].map((one) => allocations(one).get(sku));
  // Once nothing of a material is allocated, the answer need not list it.
  const now = after === undefined && allocations(rest).size > 0 ? new Big(0) : after?.total;
  if (before?.total === undefined || now === undefined) return 'untold';
  const due = before.total.minus(quantity);
  return now.lt(due) ? { due: due.toFixed(), now: now.toFixed() } : undefined;
}

/** The message of that breach, and of the cases that yield to it. */
export const tookAllTheSame = 'returns that were refused took material all the same';

/** Why no such return was made. */
export const noRemainder =
  'the rest was not returned: nothing is left, the answers disagree on how much is left, or too much was taken before';

/**
 * The return of all that is still allocated after the `returns` that were taken, with the serial numbers and batches that the last of
 * them shows. Undefined where nothing is left. Undefined too where the total that is shown is not what the fixtures allocate less what
 * was returned, the count of serial numbers or the sum of the batches.
 */
export function allThatIsLeft(item: AllocatedWorkOrder, returns: readonly Answer[]): RecordValue | undefined {
  const last = returns.at(-1);
  const held = last === undefined ? undefined : allocations(last).get(item.sku);
  if (held?.total === undefined) return undefined;
  const { total, serials, batches } = held;
  const due = returns.reduce(
    (left, answer) => left.minus(returnedBy(answer).quantity),
    new Big(item.quantity),
  );
  if (total.lte(0) || !total.eq(due)) return undefined;
  const hasSerials = serials.length > 0 || (item.serials ?? []).length > 0;
  if (hasSerials && !total.eq(new Set(serials).size)) return undefined;
  const named = [...batches].filter(([, quantity]) => quantity.gt(0));
  const inBatches = named.reduce((sum, [, quantity]) => sum.plus(quantity), new Big(0));
  const hasBatches = named.length > 0 || (item.batches ?? []).length > 0;
  if (hasBatches && !inBatches.eq(total)) return undefined;
  const ReturnBatchNumbers = named.map(([BatchNumberName, quantity]) => ({
    BatchNumberName,
    Quantity: numeric(quantity.toFixed()),
  }));
  return {
    ProductSKU: item.sku,
    ReturnQuantity: numeric(total.toFixed()),
    ...(hasSerials ? { ReturnSerialNumbers: serials } : {}),
    ...(hasBatches ? { ReturnBatchNumbers } : {}),
  };
}

const { members } = recordShape('mvWorkOrder');

/**
 * Where the work orders of two answers differ: in texts, numbers and flags that both of them show, or in what is allocated of a
 * material. Times and costs, and what only one of them shows, tell nothing; nor does a difference that `isOpen`. Undefined when they are
 * the same.
 */
export function workOrderChange(
  before: Answer,
  after: Answer,
  isOpen: (difference: ValueDifference) => boolean = () => false,
): ValueDifference | undefined {
  const was = workOrderIn(before);
  const is = workOrderIn(after);
  for (const { name, type } of members) {
    // A lawful server may calculate costs again whenever it shows a work order.
    if (type.kind !== 'scalar' || type.type === 'datetime' || name.endsWith('Cost')) continue;
    const left = was[name];
    const right = is[name];
    if (isLeftOut(left) || isLeftOut(right) || sameValue(left, right)) continue;
    const difference = { path: `mvWorkOrder.${name}`, left: shown(left), right: shown(right) };
    if (!isOpen(difference)) return difference;
  }
  const allocated = allocations(after);
  for (const [sku, { total }] of allocations(before)) {
    const now = allocated.get(sku)?.total;
    if (total === undefined || now === undefined || now.eq(total)) continue;
    const path = `mvWorkOrder.WorkOrderDetails (${sku})`;
    const difference = { path, left: total.toFixed(), right: now.toFixed() };
    if (!isOpen(difference)) return difference;
  }
  return undefined;
}

/** The work order in an answer; empty where there is none. */
export const workOrderIn = ({ decoded }: Answer): RecordValue => recordIn(decoded?.value.mvWorkOrder);

const isLeftOut = (value: Value | undefined): boolean =>
  value === undefined || value === null || value === '';
