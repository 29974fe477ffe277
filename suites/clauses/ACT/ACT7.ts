import { notDropped, shortfall, tookAllTheSame } from '../../../harness/canonical/allocations.ts';
import { rowsOfOrder, sameRow } from '../../../harness/canonical/rows.ts';
import { hasSucceeded, isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { findRecord } from '../../../harness/records/shownRecords.ts';
import { blocked, breach } from '../../../harness/verdicts/judgements.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { unknownOutcomeOf } from '../../../harness/verdicts/unreadableCause.ts';
import { shown } from '../../../harness/words/shown.ts';
import { gapBreaches, recordGaps } from '../../../harness/writes/echoGaps.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import { trustedGet } from '../../../harness/writes/trusted.ts';
import { writtenId } from '../../../harness/writes/writtenRecord.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { showsLayout } from '../../../specs/Format.ts';
import { isNumeric, numeric, sameNumber } from '../../../specs/numeric.ts';
import { allOf, either, except, formatIs, hasMatchingRead, operationIs } from '../../../specs/rules.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { piecesRefused, receivedQuantity, refusedReceipt } from '../../probes/receipts.ts';
import { type ChainStep, stepOf } from '../../probes/recordActions/chain.ts';
import { type Returns, returningMore } from '../WO/WO4.ts';
import { notShown, onStep } from './chainCheck.ts';

const isReturnInRows = allOf(operationIs('WorkOrderReturnMaterials'), except(formatIs('csv')));

/** A write that fails changes nothing, nor does a receipt or a return that fails for its second row. */
export const ACT7 = clause('ACT-7', {
  level: 'SHOULD',
  statement: 'A write that fails changes no record.',
  section: 'Errors 2',
  judging:
    "On the run's own records, as the matching Get shows them. Where ReceiveItems or a return of materials is refused for its second row, a later echo shows that the first one was not carried out either. Returns are not judged in csv, where a server may read the first row alone.",
  appliesTo: atHome(
    'The writes whose records a Get can read; orders, of which a later receipt shows the rows, and returns, which show what is left.',
    either(hasMatchingRead, operationIs('PurchaseOrderUpdate'), isReturnInRows),
  ),
  checks: [
    onStep('unknown-action', changesNothing, { when: hasMatchingRead }),
    on(refusedReceipt, leavesFirstRow, { slug: refusedReceipt.name }),
    on(returningMore, returnsNoFirstRow, {
      ...asAnswered,
      slug: 'return-refused',
      when: isReturnInRows,
    }),
  ],
});

/**
 * What an unknown action does not do: the record that it named does not hold what that write sent. Where
 * the server takes the action after all (ACT-9 is open), there is no failure to judge.
 */
function changesNothing({ chain, step }: ChainStep) {
  if (step.outcome !== 'failed')
    return blocked(
      'nothing',
      step.outcome === 'succeeded'
        ? 'the write with an unknown action was taken'
        : 'the answer to the write with an unknown action does not tell whether it failed, which is open (ACT-9)',
    );
  const { absent } = chain.others;
  const id = absent && writtenId(absent);
  const isTrusted = trustedGet(chain);
  if (absent === undefined || id === undefined) {
    if (chain.evidence.unanswered?.absent !== undefined)
      return blocked('control', 'the write that was to make a second record was not answered');
    const byNow = absent && isRefused(absent) ? refusedByNow(chain.others[plainAgain]) : undefined;
    return byNow ?? blocked('clause:ACT-3', 'there is no second record to name');
  }
  if (isTrusted === undefined) return notShown(chain);
  const final = stepOf(chain, 'final');
  if (final.kind !== 'step') return final;
  const get = final.subject.answer;
  const other = supersededWrite(chain.context, absent, get);
  if (other !== undefined) return other;
  const record = findRecord(get, id);
  if (record === undefined) return blocked('clause:ACT-3', 'the Get does not show the record that was named');
  const unwritten = new Set(recordGaps(step.answer, record).map(({ path }) => path));
  const changed = recordGaps(absent, record).filter((gap) => isTrusted(gap) && !unwritten.has(gap.path));
  return gapBreaches(get, changed, 'a write that failed changed the record', '');
}

/** Whether the first row has received nothing by the call that was refused (ACT-7). */
function leavesFirstRow(subject: Subject<'insert' | 'later'>) {
  if (subject.outcome !== 'failed')
    return blocked(
      'nothing',
      'far more than was ordered is received, or no status block tells whether it was',
    );
  const { later } = subject.others;
  if (later === undefined || outcomeOf(later, 'success') !== 'succeeded')
    return blocked('control', 'items of the second row alone are refused, so that no echo shows the first');
  const [first] = rowsOfOrder(subject.answer.call.members.mvPurchaseOrder);
  const row = first && sameRow(first, rowsOfOrder(later.decoded?.value.mvPurchaseOrder));
  const held = row?.[receivedQuantity];
  if (row === undefined) return blocked('nothing', 'the later echo does not show the first row');
  if (!isNumeric(held) || !sameNumber(held, numeric(piecesRefused))) return [];
  const message = 'a receipt that failed because of its second row received the first row';
  const path = `mvPurchaseOrder.PurchaseOrderDetails.${receivedQuantity}`;
  return [breach(later, message, '0', shown(held), path)];
}

/** A return that was refused for its second row must not have returned the first. */
function returnsNoFirstRow(subject: Subject<Returns>) {
  const { first, beyond, 'beyond-in-two': refused, all, rest } = subject.others;
  if (refused === undefined)
    return beyond !== undefined && hasSucceeded(beyond)
      ? blocked('clause:WO-4', 'more is returned than is allocated')
      : blocked(
          'nothing',
          'too little is left for a return in two rows, or the answers do not show how much',
        );
  const outcome = outcomeOf(refused, 'failure');
  if (outcome === 'unknown') return unknownOutcomeOf(refused);
  if (outcome === 'succeeded')
    return blocked(
      showsLayout(subject.spec.format) ? 'clause:WO-4' : 'layout',
      'more is returned than is allocated, in two rows',
    );
  if (all !== undefined && hasSucceeded(all)) return [];
  if (rest === undefined || !hasSucceeded(rest))
    return blocked('control', 'no further return is taken, so no answer shows how much is left');
  if (first !== undefined && subject.outcome === 'succeeded' && notDropped(first, subject.answer).length > 0)
    return blocked(
      'clause:WO-4',
      'an earlier return did not lower the allocated quantity by what it returned',
    );
  const left = shortfall(subject);
  if (left === 'untold') return blocked('nothing', 'the answers do not show how much is allocated');
  if (left === undefined) return [];
  return [breach(rest, tookAllTheSame, left.due, left.now, 'mvWorkOrder.WorkOrderDetails')];
}
