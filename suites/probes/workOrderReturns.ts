import { disposableFor } from '../../config/disposables.ts';
import { inTwoRows, returnedParts } from '../../generators/records/workOrderReturns.ts';
import { allocations, allThatIsLeft } from '../../harness/canonical/allocations.ts';
import { found, wanting } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../harness/exchanges/outcome.ts';
import { ifTaken } from '../../harness/verdicts/obstacles.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { ofOperation, ofPlain, plainKey, probe } from '../kernel/probe.ts';
import { takenWithOptions } from './recordActions/withOptions.ts';
import { type Sent, sentAsText } from './sentAsText.ts';

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
