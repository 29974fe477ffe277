import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { atDefaultAddress, both, either, hasMatchingRead, operationIs } from '../../../specs/rules.ts';
import { gaps } from '../../compare/gaps.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { findRecord, writtenRecord } from '../../kernel/records.ts';
import { leavesFirstRow, refusedReceipt } from '../../probes/receipts.ts';
import { type ChainStep, stepOf } from '../../probes/recordActions/chain.ts';
import { nameMembersOf } from '../../probes/recordActions/kinds.ts';
import { notShown, trustedGet } from '../../probes/recordActions/trusted.ts';
import { writtenId } from '../../probes/recordActions/Writer.ts';
import { supersededWrite } from '../../settle/readUntilShown.ts';
import { onStep } from './chainCheck.ts';
import { gapBreaches } from './effect.ts';

/** A write that fails changes nothing, nor does a receipt that fails for its second row. */
export const ACT7: JudgedClause = clause('ACT-7', {
  level: 'SHOULD',
  statement: 'A write that fails changes no record.',
  section: 'Errors 2',
  judging:
    "On the run's own records, as the matching Get shows them. Of a purchase order, where ReceiveItems is refused for its second row: a later echo shows the first row as it was.",
  open: 'A refused return of materials is not looked at: what is given back can not be had again.',
  appliesTo: {
    reason: 'The writes whose records a Get can read, and orders, of which a later receipt shows the rows.',
    holds: both(either(hasMatchingRead, operationIs('PurchaseOrderUpdate')), atDefaultAddress),
  },
  checks: [
    onStep('unknown-action', changesNothing, { when: hasMatchingRead }),
    on(refusedReceipt, leavesFirstRow, { slug: refusedReceipt.name }),
  ],
});

/**
 * What an unknown action does not do: the record that it named does not hold what that write sent. Where
 * the server takes the action after all (ACT-9 is open), there is no failure to judge.
 */
function changesNothing({ chain, step }: ChainStep): Judgement {
  if (step.outcome !== 'failed')
    return blocked(
      'nothing',
      step.outcome === 'succeeded'
        ? 'the write with an unknown action was taken'
        : 'what the write with an unknown action is answered does not tell whether it failed, and is open (ACT-9)',
    );
  const { absent } = chain.evidence.others;
  const id = absent && writtenId(absent);
  const isTrusted = trustedGet(chain);
  if (absent === undefined || id === undefined)
    return chain.evidence.unanswered?.absent === undefined
      ? blocked('clause:ACT-3', 'there is no second record to name')
      : blocked('control', 'the write that was to make a second record was not answered');
  if (isTrusted === undefined) return notShown(chain);
  const final = stepOf(chain, 'final');
  if (final.kind !== 'step') return final;
  const get = final.subject.answer;
  const other = supersededWrite(chain.context, absent, get);
  if (other !== undefined) return other;
  const record = findRecord(get, id);
  if (record === undefined) return blocked('clause:ACT-3', 'the Get does not show the record that was named');
  const names = nameMembersOf(step.answer.call.operation);
  const { shape, sent } = writtenRecord(step.answer);
  const unwritten = new Set(gaps(shape, sent, record, names).map(({ path }) => path));
  const differing = gaps(shape, writtenRecord(absent).sent, record, names);
  const changed = differing.filter((gap) => isTrusted(gap) && !unwritten.has(gap.path));
  return judged(gapBreaches(get, changed, 'a write that failed changed the record', ''));
}
