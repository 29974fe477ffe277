import { disposableFor } from '../../../config/disposables.ts';
import { deleteMembers } from '../../../generators/records/writeMembers.ts';
import { workOrderChange, workOrderIn } from '../../../harness/canonical/allocations.ts';
import { unlikeFailure } from '../../../harness/canonical/sayings.ts';
import { answerIn, asEvidence, missingFixture } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { messageIn } from '../../../harness/exchanges/statusBlock.ts';
import { namesWorkOrder } from '../../../harness/verdicts/echo.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import { disposableOf, messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { saysMissing } from '../../../harness/words/namesMissing.ts';
import { toOneOperation } from '../../../specs/appliesTo.ts';
import { isNumeric, numeric, sameNumber } from '../../../specs/numeric.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import { unknownIdScenario } from '../../probes/scenarioNames.ts';
import { deletedTwice } from '../DEL/secondDelete.ts';

const kind = 'finishedGoodReceipts';

/**
 * The second receipt of the work order, whose first one was deleted before (`first`): that shows how much it had. Beside it stands the delete
 * of a receipt that never existed (`unknown`).
 */
export const deletingAnother = probe<'first' | 'unknown'>({
  name: 'another-receipt',
  of: ofOperation('WorkOrderDeleteFinishedGoodReceipt'),
  effect: 'write',
  uses: `disposable.${kind}`,
  requires: (place) => [plainKey(place), unknownKey(place)],
  gather: async (context, place) => {
    const unknown = answerIn(await context.other(unknownKey(place)));
    const first = takenEvidence(await context.other(plainKey(place)), place);
    const workOrderId = disposableFor(context, place, kind)?.workOrderId;
    const other = disposableFor(context, place, kind, 'second');
    if (other === undefined || other.workOrderId !== workOrderId) return missingFixture(`disposable.${kind}`);
    const comments = { FinishedGoodDeleteComments: 'made by assay' };
    const members = { ...deleteMembers(context, place.operation, other.id), ...comments };
    return asEvidence(await context.call(place.operation, members), { first: first.answer, unknown });
  },
});

/** Deletes the first receipt again, after both receipts are deleted. */
const deletingAgain = probe<'before' | 'unknown'>({
  name: 'the-same-receipt',
  of: ofOperation('WorkOrderDeleteFinishedGoodReceipt'),
  expects: 'failure',
  effect: 'write',
  requires: (place) =>
    [plainCall, unknownIdScenario, deletingAnother.name].map((name) =>
      siblingKey(place, place.operation.name, name),
    ),
  gather: async (context, place) => {
    const gathered = takenEvidence(await context.other(plainKey(place)), place);
    const first = gathered.answer;
    const { name } = place.operation;
    const second = answerIn(await context.other(siblingKey(place, name, deletingAnother.name)));
    const unknown = answerIn(await context.other(unknownKey(place)));
    const answer = await context.call(place.operation, first.call.members);
    return asEvidence(answer, { before: second ?? first, unknown });
  },
});

/** Deleting a receipt answers with its work order; it is deleted once. */
export const WO3 = clause('WO-3', {
  statement: 'WorkOrderDeleteFinishedGoodReceipt answers with the work order of the receipt.',
  section: 'Operation rules 7',
  judging:
    'The delete of a second receipt is answered with its work order as well. SHOULD: it is not refused in the words of an id that never existed; WorkOrderReceivedQuantity does not grow; the same receipt a second time fails, or at least changes nothing.',
  appliesTo: toOneOperation('WorkOrderDeleteFinishedGoodReceipt'),
  checks: [
    on(plainCall, judgeWorkOrder, { reads: 'status' }),
    on(deletingAnother, judgeWorkOrder, { slug: 'another', reads: 'status' }),
    on(deletingAnother, judgeStillThere, { ...asAnswered, level: 'SHOULD', slug: 'received' }),
    on(
      deletingAgain,
      (subject) => deletedTwice(subject, subject.answer, 'a receipt is deleted twice', changedTwice(subject)),
      { level: 'SHOULD', slug: 'again' },
    ),
  ],
});

/** The work order that the fixtures name for the receipt. */
function judgeWorkOrder(subject: Subject) {
  const receipt = disposableOf(subject, kind);
  if (receipt === undefined) throw new Error('the receipt that was deleted is not of the fixtures');
  return namesWorkOrder(subject, numeric(receipt.workOrderId));
}

/**
 * Whether the second receipt is still there, and whether the received quantity does not grow. A target may have reasons to refuse the delete,
 * but it can't say that there is no such receipt. Only the fixtures tell that there is one, so this is a SHOULD.
 */
function judgeStillThere(subject: Subject<'first' | 'unknown'>) {
  const { unknown } = subject.others;
  if (subject.outcome === 'succeeded') return judgeQuantity(subject);
  if (subject.outcome !== 'failed' || unknown === undefined || outcomeOf(unknown, 'failure') !== 'failed')
    return callRefused;
  const areOfNothing = [subject.answer, unknown].every((one) => saysMissing(messageIn(one) ?? ''));
  if (!areOfNothing || unlikeFailure([subject.answer, unknown]) !== undefined) return callRefused;
  const message =
    'after one receipt of a work order is deleted, another one is refused as if it had never existed';
  return failed(subject, message, 'success', messageOf(subject));
}

function judgeQuantity(subject: Subject<'first' | 'unknown'>) {
  const { first } = subject.others;
  const [before, after] = [first === undefined ? {} : workOrderIn(first), workOrderIn(subject.answer)];
  const [idBefore, idAfter] = [before.WorkOrderId, after.WorkOrderId];
  if (isNumeric(idBefore) && isNumeric(idAfter) && !sameNumber(idBefore, idAfter))
    return blocked('nothing', 'the answers carry two work orders');
  const [was, now] = [before.WorkOrderReceivedQuantity, after.WorkOrderReceivedQuantity];
  if (!isNumeric(was) || !isNumeric(now))
    return blocked('nothing', 'the answers show no WorkOrderReceivedQuantity');
  if (sameNumber(was, now) || Number(now.lexeme) < Number(was.lexeme)) return [];
  const path = 'mvWorkOrder.WorkOrderReceivedQuantity';
  const message = 'deleting a receipt raises the received quantity';
  return failed(subject, message, `${was.lexeme} or less`, now.lexeme, path);
}

/** What a second delete of the receipt, answered with success, changed. */
function changedTwice(subject: Subject<'before' | 'unknown'>): readonly Violation[] {
  const { before } = subject.others;
  if (subject.outcome !== 'succeeded' || before === undefined) return [];
  const change = workOrderChange(before, subject.answer);
  if (change === undefined) return [];
  const message = 'deleting a receipt twice changes the work order twice';
  return [breach(subject, message, change.left, change.right, change.path)];
}

const unknownKey = (place: ScenarioPlace): string =>
  siblingKey(place, place.operation.name, unknownIdScenario);
