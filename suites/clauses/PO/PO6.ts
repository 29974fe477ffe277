import { breach, shown } from '../../../harness/verdicts/judgements.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { isNumeric, numeric, sameNumber } from '../../../specs/numeric.ts';
import { toPurchaseOrders } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { obstacleOf } from '../../kernel/obstacles.ts';
import { answerIn, found, ofOperation, on, probe, siblingKey, wanting } from '../../kernel/probe.ts';
import { receivesItems, receiving } from '../../probes/receipts.ts';
import { purchaseOrder } from '../../probes/records/ordersAndDocuments.ts';
import { unknownId } from '../../probes/writing.ts';
import { mustFail } from '../ERR/shownFailure.ts';

/** The run's Update of an order that does not exist: what every failed write answers is not held against this one (ENV-8). */
const unknown = 'unknown-id';

const receipt = probe<'usual'>({
  name: 'receive-items-of-an-unknown-order',
  of: ofOperation('PurchaseOrderUpdate'),
  expects: 'failure',
  effect: 'write',
  requires: (place) => [receivesItems, unknown].map((name) => siblingKey(place, 'PurchaseOrderUpdate', name)),
  gather: async (context, place) => {
    const { receiveDocumentTypeId } = context.fixtures;
    if (receiveDocumentTypeId === undefined) return wanting('receiveDocumentTypeId');
    const control = await context.other(siblingKey(place, place.operation.name, receivesItems));
    const obstacle = obstacleOf(control, place);
    if (obstacle !== undefined) return obstacle;
    const record = purchaseOrder(context, `unknown-${place.format}`);
    if (typeof record === 'string') return wanting(record);
    const order = { ...record, PurchaseOrderId: numeric(unknownId(context, place.operation.name)) };
    const usual = answerIn(await context.other(siblingKey(place, place.operation.name, unknown)));
    return found(
      await context.call(place.operation, receiving(context, place, order, receiveDocumentTypeId)),
      usual !== undefined && isAnswered(usual) ? { usual } : {},
    );
  },
});

/** Items of an order that does not exist are not received, and nothing is named as affected. */
export const PO6: JudgedClause = clause('PO-6', {
  level: 'SHOULD',
  statement: 'ReceiveItems of an order that does not exist fails and makes no document.',
  section: 'States and transitions',
  judging:
    'entityID is 0, and there is no relatedDocumentID; the table asks that the order exists and does not say what follows.',
  appliesTo: toPurchaseOrders,
  checks: [
    on(receipt, (subject) =>
      mustFail(
        subject,
        'items of an order that does not exist are received',
        ['entityID', 'relatedDocumentID'].flatMap((name) => {
          const id = subject.value[name];
          if (!isNumeric(id) || Number(id.lexeme) === 0) return [];
          const usual = subject.evidence.others.usual?.decoded?.value;
          if (name === 'entityID' && sameNumber(id, usual?.entityID)) return [];
          return [breach(subject, `${name} names a record`, '0', shown(id), name)];
        }),
      ),
    ),
  ],
});
