import type { Answer } from '../harness/Answer.ts';
import { numeric } from '../specs/numeric.ts';
import type { RecordValue } from '../specs/Value.ts';
import { allocations } from './allocations.ts';
import { allThatIsLeft } from './allThatIsLeft.ts';
import { dealt } from './dealt.ts';
import { found, wanting } from './gathered.ts';
import { type Sent, sentAsText } from './numbersAsText/sentAsText.ts';
import { obstacleOf } from './obstacleOf.ts';
import { outcomeOf } from './outcomeOf.ts';
import { siblingKey } from './ownDocument.ts';
import { returnedParts } from './returnedParts.ts';
import type { Scenario } from './Scenario.ts';
import { takenWithOptions } from './takenWithOptions.ts';

/**
 * A second return, with Comments (ACT-10) and in json with numbers as text (TYP-4), on the work order of the plain one
 * (`first`), whose answer shows what was allocated before it; then one of a piece more than is allocated (`beyond`); and where that is refused, of all that is left (`all`). Where the material
 * can't be parted, the plain return is all there is; where it was refused with the batch that it is from, and taken
 * without (`unnamed`), the refused one.
 */
export const returningMore: Scenario = {
  name: 'return-more',
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  requires: (place) => [siblingKey(place, 'WorkOrderReturnMaterials')],
  gather: async (context, place) => {
    const plain = await context.other(siblingKey(place, 'WorkOrderReturnMaterials'));
    const obstacle = obstacleOf(plain, place);
    if (obstacle !== undefined || plain.kind === 'blocked') return obstacle ?? plain;
    const item = dealt(context, place, 'allocatedWorkOrders');
    if (item === undefined) return wanting('disposable.allocatedWorkOrders');
    const first = plain.evidence.answer;
    const { named } = plain.evidence.others;
    if (named !== undefined) return found(named, { unnamed: first });
    const call = (members: RecordValue): Promise<Answer> => context.call(place.operation, members);
    const giving = (material: RecordValue, options: RecordValue = {}): RecordValue => ({
      WorkOrderId: numeric(item.id),
      WorkOrderReturnMaterials: [material],
      ...options,
    });
    const give = (material: RecordValue): Promise<Answer> => call(giving(material));
    const { second: other, sameBatch } = returnedParts(item);
    // A server that takes from the first batch, or from the last, whatever is named, is right with one of the two.
    const isOddPair = Math.floor(place.formatIndex / 2) % 2 === 0;
    const second = isOddPair ? (sameBatch ?? other) : other;
    const was = allocations(first).get(item.sku)?.total;
    const isInVain = (one: Answer): boolean =>
      was !== undefined && allocations(one).get(item.sku)?.total?.eq(was) === true;
    let texts: Sent['others'] = {};
    const tried =
      second === undefined
        ? undefined
        : await takenWithOptions({ Comments: 'made by assay' }, async (options) => {
            if (Object.keys(options).length === 0) return give(second);
            const sent = await sentAsText(place, giving(second, options), call, isInVain);
            texts = sent.others;
            return sent.answer;
          });
    const answer = tried?.answer ?? first;
    const others = tried === undefined ? {} : { first, ...texts, ...tried.others };
    const taken = [first, ...(second === undefined ? [] : [answer])].filter(isTaken);
    const last = taken.at(-1) ?? first;
    const left = allocations(last).get(item.sku)?.total;
    if (left === undefined) return found(answer, others);
    const tooMuch = { ProductSKU: item.sku, ReturnQuantity: numeric(left.plus(1).toFixed()) };
    const beyond = await give(tooMuch);
    const all = outcomeOf(beyond, 'failure') === 'failed' ? allThatIsLeft(item, taken) : undefined;
    return found(answer, { ...others, beyond, ...(all === undefined ? {} : { all: await give(all) }) });
  },
};

const isTaken = (answer: Answer): boolean => outcomeOf(answer, 'success') === 'succeeded';
