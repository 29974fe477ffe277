import { needed } from '../../../generators/records/Build.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { orderWithIds, rowsOfOrder } from '../../../harness/canonical/rows.ts';
import { recordIn } from '../../../harness/canonical/values.ts';
import { answerIn, asEvidence, fixtureOf } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { blocked, breach, failed } from '../../../harness/verdicts/judgements.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { gapBreaches, isShortEcho } from '../../../harness/writes/echoGaps.ts';
import { otherIds } from '../../../harness/writes/otherIds.ts';
import { unmoved } from '../../../harness/writes/unmoved.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { except, operationIs, takesRecordAction } from '../../../specs/rules.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { getShowing } from '../../../specs/writtenAndRead.ts';
import { clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe } from '../../kernel/probe.ts';
import { insertOwnOrder } from '../../probes/madeForScenarios.ts';
import { receiving, sendReceipt } from '../../probes/receipts.ts';
import { onStep, ownClause, refusedStep, unreadId, updateAgain } from './chainCheck.ts';
import { changedAlone, echoViolations, isOtherwise, otherIdsRenamed } from './effect.ts';

/**
 * An order of one row, an Update that adds a row, and the same Update again: its echo can't be what was stored before the first. The new
 * row is sent without an id, as in an insert; once it has an id, with that. `ofOneRow` shows how a single row is written.
 */
const addingRow = probe<'insert' | 'again' | 'ofOneRow'>({
  name: 'update-with-a-new-row',
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'one record',
  alsoTaken: ['insert', 'ofOneRow'],
  requires: plainKeyOnly,
  gather: async (context, place) => {
    needed(context.fixtures.knownSkus?.[1], 'knownSkus');
    let whole: RecordValue = {};
    const order = await insertOwnOrder(context, place, 'to-add-to', (built) => {
      whole = { ...built, PurchaseOrderDetails: rowsOfOrder(built).slice(0, 2) };
      return { ...built, PurchaseOrderDetails: rowsOfOrder(built).slice(0, 1) };
    });
    if (order.kind !== 'inserted') return order;
    const updateAfter = (last: Answer): Promise<Answer> => {
      const changed = orderWithIds({ ...order, sent: whole, answer: last });
      return context.call(place.operation, writeMembers(context, place, changed, 'Update'));
    };
    const answer = await updateAfter(order.answer);
    const insert = answerIn(await context.other(plainKey(place)));
    return asEvidence(answer, {
      insert,
      ofOneRow: order.answer,
      again: hasSucceeded(answer) ? await updateAfter(answer) : undefined,
    });
  },
});

type OfReceived = 'insert' | 'update' | 'first' | 'later';

/** Items of an order that was updated before: the answer shows the order as it is now. Then the order is updated again. */
const receivingUpdated = probe<OfReceived>({
  name: 'receive-what-was-updated',
  of: ofOperation('PurchaseOrderUpdate'),
  effect: 'write',
  creates: 'one record and its receive document',
  alsoTaken: ['insert', 'update', 'later'],
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const typeId = fixtureOf(context, 'receiveDocumentTypeId');
    const order = await insertOwnOrder(context, place, 'to-update-and-receive');
    if (order.kind !== 'inserted') return order;
    const sent = { ...order.sent, PurchaseOrderComments: `Changed ${context.unique('comments')}` };
    const changed = orderWithIds({ ...order, sent });
    const update = await context.call(place.operation, writeMembers(context, place, changed, 'Update'));
    if (!hasSucceeded(update)) return unprepared('updating an order', update);
    // An Update may give rows new ids.
    const updated = orderWithIds({ ...order, sent, answer: update });
    const receipt = receiving(context, place, updated, typeId);
    const answer = await sendReceipt(context, place, receipt);
    const { PurchaseOrderReceiveDocumentTypeID: _, ...partly } = recordIn(receipt.mvPurchaseOrder);
    const again = { ...partly, PurchaseOrderComments: `Changed again ${context.unique('comments')}` };
    const updateLater = () => context.call(place.operation, writeMembers(context, place, again, 'Update'));
    const first = hasSucceeded(answer) ? await updateLater() : undefined;
    // The echo of the first may be what was stored before it.
    const later = first && hasSucceeded(first) ? await updateLater() : first;
    return asEvidence(answer, { insert: order.answer, update, first, later });
  },
});

/**
 * Update changes the record and keeps its id. The change is judged where the echo of the same call can't feign it: in the Get, or in the
 * echo of the same update sent again. In the echo itself it is a SHOULD. Of an integration update only the id is judged: the rest is
 * IU-1's.
 */
export const ACT2 = clause('ACT-2', {
  statement: 'Update changes an existing record and keeps its id.',
  section: 'Operation rules 1',
  judging:
    'The whole record is sent, so that what a server does with missing members does not matter. An order that is received after an Update shows what the Update changed, and an Update that succeeds after the receipt changes it.',
  open: 'Members that an Update leaves out.',
  appliesTo: atHome(
    'The operations that take mvRecordAction, but not documents, of which nearly nothing may change (DOC-2).',
    takesRecordAction,
    except(operationIs('DocumentUpdate')),
  ),
  checks: [
    onStep('update', (chainStep) => {
      const { chain, step, id } = chainStep;
      const { operation } = step.answer.call;
      if (step.outcome === 'failed') {
        const owner = ownClause(operation, 'update');
        return owner === undefined
          ? refusedStep(step, 'the Update of a record that was just inserted is refused')
          : blocked(`clause:${owner}`, 'the Update is refused');
      }
      const others = [...otherIds(chain, step, id), ...otherIdsRenamed(chain, 'Update')];
      if (others.length > 0) {
        const owner = ownClause(operation, 'id');
        const named =
          owner === undefined ? others : blocked(`clause:${owner}`, 'the Update answers with another id');
        return unreadId(step) ?? named;
      }
      if (operation?.name === 'IntegrationUpdateUpdate') return [];
      const copied = 'an update made another record beside the one that it names';
      if (getShowing(operation) !== undefined)
        return changedAlone(chainStep, 'read-update', unchanged, copied);
      const again = updateAgain(chain, 'ACT-2');
      if (again.kind !== 'step') return again;
      const { answer } = again.subject;
      if (isShortEcho(answer)) return shortEcho;
      const stayed = gapBreaches(
        answer,
        unmoved(chain.answer, answer),
        unchanged,
        writtenRecord(answer).member,
      );
      return [...echoViolations({ chain, step: again.subject }, unchanged), ...stayed];
    }),
    onStep(
      'update',
      (chainStep) =>
        isOtherwise(chainStep)
          ? blocked('clause:ACT-2', 'the record was not updated')
          : echoViolations(chainStep, 'the echo of an update does not show what was sent'),
      { level: 'SHOULD', slug: 'echo', when: except(operationIs('IntegrationUpdateUpdate')) },
    ),
    on(addingRow, addsRow, { level: 'SHOULD', slug: 'new-row', reads: 'status' }),
    on(receivingUpdated, keepsComments, { slug: 'received' }),
    on(receivingUpdated, changesReceived, { slug: 'after-receipt' }),
  ],
});

const shortEcho = blocked('nothing', 'the answer shows nothing that the update changed');

const unchanged = 'an update did not change the record';

/** Whether the later echo shows the row that was added, as that of the plain insert did. One that shows no rows tells nothing. */
function addsRow({ answer, evidence }: Subject<'insert' | 'again' | 'ofOneRow'>) {
  const { insert, again } = evidence.others;
  const [kept, added] = rowsOfOrder(writtenRecord(answer).sent).map((row) => row.PurchaseOrderRowProductSKU);
  if (again === undefined || outcomeOf(again, 'success') !== 'succeeded')
    return blocked('control', 'the same Update is refused when it is sent again');
  if (insert === undefined || !holds(insert, added))
    return blocked('clause:ACT-1', 'an order that was inserted with that row does not show it');
  if (!holds(again, kept)) return blocked('nothing', 'the answer does not show the rows of the order');
  if (holds(again, added)) return [];
  const message = 'an update did not add the new row';
  return [breach(again, message, `a row of ${shown(added)}`, 'none', 'mvPurchaseOrder.PurchaseOrderDetails')];
}

/** Only the old comments are a breach: the receipt sent the new ones as well, and its answer may repeat what was sent. */
function keepsComments(subject: Subject<OfReceived>) {
  const { insert, update } = subject.others;
  const [first, changed, now] = [insert, update, subject.answer].map(commentsIn);
  if (changed === first || (changed ?? null) === null || (now ?? null) === null)
    return blocked('nothing', 'the answers do not show what the Update changed');
  const message = 'ReceiveItems brings back what an Update had changed';
  return now === first ? failed(subject, message, shown(changed), shown(now), commentsAt) : [];
}

/** Whether an Update that succeeds on a partly received order changes it. A target may refuse one. */
function changesReceived({ others: { insert, update, later } }: Subject<OfReceived>) {
  if (later === undefined || !hasSucceeded(later))
    return blocked('control', "an order of which items were received can't be updated");
  const [before, changed, now] = [insert, update, later].map(commentsIn);
  if (changed === before)
    return blocked('clause:ACT-2', 'the order was not updated before the receipt either');
  if ((now ?? null) === null || (changed ?? null) === null)
    return blocked('nothing', 'the answers do not show what the Update changed');
  const message = 'an Update of an order of which items were received succeeds and changes nothing';
  return now === changed ? [breach(later, message, 'other comments', shown(now), commentsAt)] : [];
}

const commentsAt = 'mvPurchaseOrder.PurchaseOrderComments';

const commentsIn = (answer: Answer | undefined): Value | undefined =>
  recordIn(answer?.decoded?.value.mvPurchaseOrder).PurchaseOrderComments;

const holds = ({ decoded }: Answer, sku: Value | undefined): boolean =>
  rowsOfOrder(decoded?.value.mvPurchaseOrder).some((row) => row.PurchaseOrderRowProductSKU === sku);
