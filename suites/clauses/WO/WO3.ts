import type { Judgement, Violation } from '../../../harness/Judgement.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import { toOneOperation } from '../../../specs/rules.ts';
import { sameNumber } from '../../compare/values.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found, wanting } from '../../kernel/gathered.ts';
import { blocked, failed, passed, violation } from '../../kernel/judgements.ts';
import { obstacleOf } from '../../kernel/obstacles.ts';
import { ofOperation, on, probe } from '../../kernel/probe.ts';
import { type Subject, sentId } from '../../kernel/Subject.ts';
import { deletedTwice, deleteMembers, disposableFor } from '../../probes/deletes.ts';
import { siblingKey } from '../../probes/ownRecords.ts';
import { namesWorkOrder, workOrderChange, workOrderIn } from './workOrderChange.ts';

const kind = 'finishedGoodReceipts';

/** The second receipt of the work order, whose first one was deleted before (`first`): that shows how much it had. */
const deletingAnother = probe({
  name: 'another-receipt',
  of: ofOperation('WorkOrderDeleteFinishedGoodReceipt'),
  effect: 'write',
  uses: `disposable.${kind}`,
  requires: (place) => [siblingKey(place, place.operation.name)],
  gather: async (context, place) => {
    const first = await context.other(siblingKey(place, place.operation.name));
    const obstacle = obstacleOf(first, place);
    if (obstacle !== undefined || first.kind === 'blocked') return obstacle ?? first;
    const of = disposableFor(context, place, kind)?.workOrderId;
    const other = disposableFor(context, place, kind, 'second');
    if (other === undefined || other.workOrderId !== of) return wanting(`disposable.${kind}`);
    const members = {
      ...deleteMembers(place.operation, other.id),
      FinishedGoodDeleteComments: 'made by assay',
    };
    return found(await context.call(place.operation, members), { first: first.evidence.answer });
  },
});

/** The first receipt once more, when all that there was is deleted. */
const deletingAgain = probe({
  name: 'the-same-receipt',
  of: ofOperation('WorkOrderDeleteFinishedGoodReceipt'),
  expects: 'failure',
  effect: 'write',
  requires: (place) => [
    siblingKey(place, place.operation.name),
    siblingKey(place, place.operation.name, 'unknown-id'),
    siblingKey(place, place.operation.name, deletingAnother.name),
  ],
  gather: async (context, place) => {
    const first = await context.other(siblingKey(place, place.operation.name));
    const obstacle = obstacleOf(first, place);
    if (obstacle !== undefined || first.kind === 'blocked') return obstacle ?? first;
    const another = await context.other(siblingKey(place, place.operation.name, deletingAnother.name));
    const before = another.kind === 'evidence' ? another.evidence.answer : first.evidence.answer;
    const { members } = first.evidence.answer.call;
    const unknown = await context.other(siblingKey(place, place.operation.name, 'unknown-id'));
    return found(await context.call(place.operation, members), {
      before,
      ...(unknown.kind === 'evidence' ? { unknown: unknown.evidence.answer } : {}),
    });
  },
});

/** The work order that the fixtures name for the receipt. */
function isRelated(subject: Subject): Judgement {
  const receipt = subject.context.fixtures.disposable?.[kind]?.find(({ id }) =>
    sameNumber(numeric(id), sentId(subject)),
  );
  if (receipt === undefined) throw new Error('the receipt that was deleted is not of the fixtures');
  return namesWorkOrder(subject, numeric(receipt.workOrderId));
}

function doesNotGrow(subject: Subject): Judgement {
  const { first } = subject.evidence.others;
  const was = first === undefined ? undefined : workOrderIn(first).WorkOrderReceivedQuantity;
  const now = workOrderIn(subject.answer).WorkOrderReceivedQuantity;
  if (!isNumeric(was) || !isNumeric(now))
    return blocked('nothing', 'the answers show no WorkOrderReceivedQuantity');
  if (sameNumber(was, now) || Number(now.lexeme) < Number(was.lexeme)) return passed;
  const path = 'mvWorkOrder.WorkOrderReceivedQuantity';
  const said = 'deleting a receipt raises the received quantity';
  return failed(subject, said, `${was.lexeme} or less`, now.lexeme, path);
}

/** What a second delete of the receipt, answered with success, changed. */
function taken(subject: Subject): readonly Violation[] {
  const { before } = subject.evidence.others;
  const change =
    subject.outcome === 'succeeded' && before !== undefined
      ? workOrderChange(before, subject.answer)
      : undefined;
  if (change === undefined) return [];
  const said = 'deleting a receipt twice changes the work order twice';
  return [violation(subject, said, change.left, change.right, change.path)];
}

/** Deleting a receipt answers with its work order; it is deleted once. */
export const WO3: JudgedClause = clause('WO-3', {
  level: 'MUST',
  statement: 'WorkOrderDeleteFinishedGoodReceipt answers with the work order of the receipt.',
  section: 'Operation rules 7',
  judging:
    'SHOULD: WorkOrderReceivedQuantity does not grow; the same receipt a second time fails, or at least changes nothing.',
  appliesTo: toOneOperation('WorkOrderDeleteFinishedGoodReceipt'),
  checks: [
    on('success', isRelated, { reads: 'status' }),
    on(deletingAnother, doesNotGrow, { level: 'SHOULD', slug: 'received', reads: 'status' }),
    on(
      deletingAgain,
      (subject) => deletedTwice(subject, subject.answer, 'a receipt is deleted twice', taken(subject)),
      { level: 'SHOULD', slug: 'again' },
    ),
  ],
});
