import Big from 'big.js';
import { changesOf, disposableFor } from '../../../config/disposables.ts';
import { callbackAt } from '../../../generators/messages/callbackOf.ts';
import { needed } from '../../../generators/records/Build.ts';
import { skusOf } from '../../../generators/records/ordersAndDocuments.ts';
import { inOneRow, returnedParts } from '../../../generators/records/workOrderReturns.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused, madeAgainIfRefused } from '../../../harness/exchanges/outcome.ts';
import { isRefusedByOperation } from '../../../harness/exchanges/statusMeaning.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { type OperationSuite, type Scenario, siblingKey } from '../../kernel/probe.ts';
import { deletingDisposable } from '../deletes.ts';
import { deletingUnknown } from '../deletingUnknown.ts';
import { perhapsOnlyWith } from '../recordActions/withOptions.ts';
import { opensOpen, unknownIdScenario } from '../scenarioNames.ts';

const comments = 'made by assay';

export const WorkOrderDeleteFinishedGoodReceipt: OperationSuite = [
  deletingDisposable('finishedGoodReceipts', ({ id }) => id, { FinishedGoodDeleteComments: comments }),
  deletingUnknown(),
];

/** Re-opening uses a closed work order up as a delete would: it is not closed any more. */
const once = deletingDisposable('closedWorkOrders', (id) => id);

/**
 * Re-opens a closed work order and, where WO-2 is to be judged, opens it again at once. A planner may change it as soon as there is work to be
 * done, so an echo is compared with the very next one. Where other entries of the fixtures change the work order too, it is opened once.
 */
const reopening: Scenario = {
  ...once,
  gather: async (context, place) => {
    const gathered = await once.gather(context, place);
    const isJudged = context.isPlanned(siblingKey(place, place.operation.name, opensOpen));
    if (gathered.kind === 'blocked' || !isJudged) return gathered;
    const { answer } = gathered.evidence;
    const id = disposableFor(context, place, 'closedWorkOrders');
    const isOpenedAlone = id !== undefined && changesOf(context.fixtures, id) === 1;
    if (!isOpenedAlone || !hasSucceeded(answer)) return gathered;
    return asEvidence(answer, { again: await context.call(place.operation, answer.call.members) });
  },
};

export const WorkOrderReOpen: OperationSuite = [reopening, deletingUnknown()];

/**
 * Returns a part of what is allocated, so that more can be returned after it (WO-1, WO-4). A return that names its batch and
 * is refused (`named`) is made without: whether it is the batch is WO-4's to say. If it is still refused, Assay sends
 * both returns in one row, and then in two rows. Where two rows are taken, the material was there (`oneRow` is the refusal of one, for WO-1).
 * At last it sends the first return with Comments (`perhapsOnlyWith`).
 */
const returning: Scenario = {
  name: plainCall,
  expects: 'success',
  where: 'default',
  effect: 'write',
  uses: 'disposable.allocatedWorkOrders',
  gather: async (context, place) => {
    const item = needed(
      disposableFor(context, place, 'allocatedWorkOrders'),
      'disposable.allocatedWorkOrders',
    );
    const give = (...materials: readonly RecordValue[]): Promise<Answer> =>
      context.call(place.operation, {
        WorkOrderId: numeric(item.id),
        WorkOrderReturnMaterials: materials,
      });
    const { first, second } = returnedParts(item);
    const answer = await madeAgainIfRefused(() => give(first));
    if (answer.decoded === null || !isRefusedByOperation(answer)) return asEvidence(answer);
    const { ReturnBatchNumbers: batches, ...unnamed } = first;
    if (batches !== undefined) {
      // The work order may be locked.
      const later = await madeUntilTaken(context, answer, () => give(first));
      if (!isRefused(later)) return asEvidence(later);
      const withoutBatch = await give(unnamed);
      if (hasSucceeded(withoutBatch)) return asEvidence(withoutBatch, { named: answer });
    }
    // Of two pieces, a server may want all back at once.
    const withComments = () => perhapsOnlyWith(context, answer, { Comments: comments });
    if (second === undefined || new Big(item.quantity).lte(2)) {
      const alone = await withComments();
      return asEvidence(alone.answer, alone.others);
    }
    // A server may take whole packs alone, so both returns go in one row first.
    const giveInOne = () => give(inOneRow(first, second));
    const inOne = await madeUntilTaken(context, await giveInOne(), giveInOne);
    if (hasSucceeded(inOne)) return asEvidence(inOne);
    const inTwo = await give(first, second);
    if (hasSucceeded(inTwo)) return asEvidence(inTwo, { oneRow: inOne });
    const commented = await withComments();
    return asEvidence(commented.answer, commented.others);
  },
};

const returningToUnknown: Scenario = {
  name: unknownIdScenario,
  expects: 'failure',
  where: 'everywhere',
  effect: 'write',
  gather: async (context, place) => {
    const [sku] = skusOf(context);
    const members = {
      WorkOrderId: numeric(unknownId(context, place.operation.name)),
      WorkOrderReturnMaterials: [{ ProductSKU: sku, ReturnQuantity: numeric(1) }],
    };
    return asEvidence(await context.call(place.operation, members, callbackAt(place)));
  },
};

export const WorkOrderReturnMaterials: OperationSuite = [returning, returningToUnknown];
