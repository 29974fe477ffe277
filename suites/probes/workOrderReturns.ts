import Big from 'big.js';
import type { AllocatedWorkOrder } from '../../config/Settings.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../harness/exchanges/outcome.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { allocations, allThatIsLeft, inTwoRows } from '../compare/allocations.ts';
import { ofPlain, plainKey } from '../kernel/evidenceKey.ts';
import { ifTaken } from '../kernel/obstacles.ts';
import { found, ofOperation, probe, wanting } from '../kernel/probe.ts';
import { disposableFor } from './deletes.ts';
import { type Sent, sentAsText } from './numbersAsText/unlikeness.ts';
import { takenWithOptions } from './recordActions/withOptions.ts';

/** Two returns of one material, one after the other; all at once where it can't be parted. */
interface ReturnedParts {
  readonly first: RecordValue;
  readonly second?: RecordValue;
  /** The second of two pieces: with two serial numbers, or one from the same batch as the first and one from another. */
  readonly ofTwo?: RecordValue;
}

/**
 * One piece each, with its serial number or from its batch. Where batches hold less than one piece (equal parts of what is allocated),
 * what a batch holds.
 */
export function returnedParts({
  sku,
  quantity,
  serials = [],
  batches = [],
}: AllocatedWorkOrder): ReturnedParts {
  const all = new Big(quantity);
  /** So much from each of the batches, or in all where none is named. */
  const piece = (amount: Big, serial: readonly string[], ...from: readonly string[]): RecordValue => ({
    ProductSKU: sku,
    ReturnQuantity: numeric(amount.times(Math.max(1, from.length)).toFixed()),
    ...(serial.length === 0 ? {} : { ReturnSerialNumbers: serial }),
    ...(from.length === 0
      ? {}
      : {
          ReturnBatchNumbers: from.map((batch) => ({
            ...{ BatchNumberName: batch, Quantity: numeric(amount.toFixed()) },
          })),
        }),
  });
  const [batch, other = batch] = batches;
  if (batch !== undefined) {
    const held = all.div(batches.length);
    const amount = held.lt(1) ? held : new Big(1);
    const first = piece(amount, serials.slice(0, 1), batch);
    const isEnough = all.gte(amount.times(2)) && (serials.length === 0 || serials.length > 1);
    if (!isEnough) return { first };
    const second = piece(amount, serials.slice(1, 2), other ?? batch);
    return other !== batch && other !== undefined && held.gte(amount.times(2)) && serials.length === 0
      ? { first, second, ofTwo: piece(amount, [], batch, other) }
      : { first, second };
  }
  if (all.lt(2) || serials.length === 1) return { first: piece(all, serials) };
  const one = new Big(1);
  const parts = { first: piece(one, serials.slice(0, 1)), second: piece(one, serials.slice(1, 2)) };
  return serials.length < 4 ? parts : { ...parts, ofTwo: piece(new Big(2), serials.slice(1, 3)) };
}

/** The answers that stand beside the second return. */
export type Returns = 'first' | 'unnamed' | 'beyond' | 'all';

/**
 * A second return on the work order of the plain one (`first`), whose answer shows what was allocated before it. It has Comments
 * (ACT-10), and in json numbers as text (TYP-4). Then comes a return of one piece more than is allocated (`beyond`) and, where that is
 * refused, of all that is left (`all`), in two rows where that is taken. Where the material can't be parted, the plain return is all
 * there is. Where that was refused with the batch that it is from, and taken without (`unnamed`), the refused one is.
 */
export const returningMore = probe<Returns>({
  name: 'return-more',
  of: ofOperation('WorkOrderReturnMaterials'),
  effect: 'write',
  requires: ofPlain,
  gather: async (context, place) => {
    const plain = ifTaken(await context.other(plainKey(place)), place);
    if (plain.kind === 'blocked') return plain;
    const item = disposableFor(context, place, 'allocatedWorkOrders');
    if (item === undefined) return wanting('disposable.allocatedWorkOrders');
    const first = plain.evidence.answer;
    const { named } = plain.evidence.others;
    if (named !== undefined) return found(named, { unnamed: first });
    const call = (members: RecordValue): Promise<Answer> => context.call(place.operation, members);
    const giving = (materials: readonly RecordValue[], options: RecordValue = {}): RecordValue => ({
      WorkOrderId: numeric(item.id),
      WorkOrderReturnMaterials: materials,
      ...options,
    });
    const give = (...materials: readonly RecordValue[]): Promise<Answer> => call(giving(materials));
    const { second: ofOne, ofTwo = ofOne } = returnedParts(item);
    // The document shows no layout of lists in csv: a server may read the first item alone.
    const second = place.format === 'csv' ? ofOne : ofTwo;
    const was = allocations(first).get(item.sku)?.total;
    const isInVain = (one: Answer): boolean =>
      was !== undefined && allocations(one).get(item.sku)?.total?.eq(was) === true;
    let texts: Sent['others'] = {};
    const returned = async (material: RecordValue, options: RecordValue): Promise<Answer> => {
      if (Object.keys(options).length === 0) return give(material);
      const sent = await sentAsText(place, giving([material], options), call, isInVain);
      texts = sent.others;
      return sent.answer;
    };
    const comments = { Comments: 'made by assay' };
    const tried = second && (await takenWithOptions(comments, (options) => returned(second, options)));
    const answer = tried?.answer ?? first;
    const others = tried === undefined ? {} : { first, ...texts, ...tried.others };
    const taken = [first, ...(second === undefined ? [] : [answer])].filter(hasSucceeded);
    const last = taken.at(-1) ?? first;
    const held = allocations(last).get(item.sku)?.total;
    if (held === undefined) return found(answer, others);
    const tooMuch = { ProductSKU: item.sku, ReturnQuantity: numeric(held.plus(1).toFixed()) };
    const beyond = await give(tooMuch);
    const left = outcomeOf(beyond, 'failure') === 'failed' ? allThatIsLeft(item, taken) : undefined;
    if (left === undefined) return found(answer, { ...others, beyond });
    const parted = inTwoRows(left);
    const inTwo = parted && (await give(...parted));
    // A server may take a product in one row only.
    const all = inTwo === undefined || isRefused(inTwo) ? await give(left) : inTwo;
    return found(answer, { ...others, beyond, all });
  },
});

const hasSucceeded = (answer: Answer): boolean => outcomeOf(answer, 'success') === 'succeeded';
