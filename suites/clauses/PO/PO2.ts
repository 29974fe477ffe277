import { needed } from '../../../generators/records/Build.ts';
import { purchaseOrder } from '../../../generators/records/ordersAndDocuments.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { recordIn } from '../../../harness/canonical/values.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { breach } from '../../../harness/verdicts/judgements.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { noteMade } from '../../../harness/writes/writtenRecord.ts';
import { toPurchaseOrders } from '../../../specs/appliesTo.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { type ClauseCheck, clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe } from '../../kernel/probe.ts';
import { insertOwnOrder } from '../../probes/madeForScenarios.ts';
import { withoutMember } from '../../probes/scenarioNames.ts';
import { mustFail } from '../ERR/shownFailure.ts';

/**
 * An order without one of its mandatory members. The status is left out beside an inventory location, which makes it mandatory. If the order
 * without its status is refused, it is also sent without its number (`noNumberEither`), so that two members are wrong at once. ENV-6 looks at
 * the Errors of that answer, which it gets from `plainWithFurther`.
 */
const leavingOut = (member: string, action: 'Insert' | 'Update') =>
  probe<'noNumberEither'>({
    name: withoutMember(member),
    of: ofOperation('PurchaseOrderUpdate'),
    expects: 'failure',
    effect: 'write',
    ...(action === 'Update' ? { creates: 'one record' } : {}),
    requires: plainKeyOnly,
    gather: async (context, place) => {
      takenEvidence(await context.other(plainKey(place)), place);
      const built = purchaseOrder(context, `without-${member}-${place.format}`);
      // An Update without an id must not find its order by the number either.
      const existing =
        action === 'Update' ? await insertOwnOrder(context, place, `numbered-${member}`) : undefined;
      const record =
        existing?.kind === 'inserted'
          ? { ...built, PurchaseOrderNo: existing.sent.PurchaseOrderNo ?? null }
          : built;
      const members = writeMembers(context, place, record, action);
      const order = recordIn(members.mvPurchaseOrder);
      if (member === 'PurchaseOrderStatus')
        needed(order.PurchaseOrderInventoryLocationID, 'inventoryLocationId');
      const { [member]: _, ...rest } = order;
      const insert = async (mvPurchaseOrder: RecordValue): Promise<Answer> => {
        const answer = await context.call(place.operation, { ...members, mvPurchaseOrder });
        if (outcomeOf(answer, 'failure') === 'succeeded') noteMade(context, answer);
        return answer;
      };
      const answer = await insert(rest);
      const isRefused = outcomeOf(answer, 'failure') === 'failed';
      if (member !== 'PurchaseOrderStatus' || !isRefused) return asEvidence(answer);
      const { PurchaseOrderNo: _number, ...neither } = rest;
      return asEvidence(answer, { noNumberEither: await insert(neither) });
    },
  });

/** An order without its status is refused, and so is one without its number as well, where that was sent too. */
const takenWithNeither = ({
  others: { noNumberEither },
}: Subject<'noNumberEither'>): readonly Violation[] => {
  if (noNumberEither === undefined || outcomeOf(noNumberEither, 'failure') !== 'succeeded') return [];
  const message = 'an order without PurchaseOrderStatus and PurchaseOrderNo is taken';
  return [breach(noNumberEither, message, 'a failure', 'success')];
};

const refusing = (member: string, left: ReturnType<typeof leavingOut>): ClauseCheck =>
  on(left, (subject) => mustFail(subject, `an order without ${member} is taken`, takenWithNeither(subject)), {
    slug: member,
  });

export const PO2 = clause('PO-2', {
  level: 'SHOULD',
  statement: 'A call without PurchaseOrderId, PurchaseOrderNo or PurchaseOrderStatus fails.',
  section: 'Operation rules 2',
  judging:
    'One member left out in each probe, PurchaseOrderId on Update only, whose number is that of an order which exists, the status also beside PurchaseOrderInventoryLocationID. The number and the status are left out together as well, which ENV-6 looks at, too. The document calls them mandatory and does not say what follows.',
  appliesTo: toPurchaseOrders,
  checks: [
    // An insert can't know its id.
    refusing('PurchaseOrderId', leavingOut('PurchaseOrderId', 'Update')),
    refusing('PurchaseOrderNo', leavingOut('PurchaseOrderNo', 'Insert')),
    // ENV-4 looks at its answer, too.
    refusing('PurchaseOrderStatus', leavingOut('PurchaseOrderStatus', 'Insert')),
  ],
});
