import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { atDefaultAddress, both, except, operationIs, takesRecordAction } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { echoGaps, type Gap, gaps } from '../../compare/gaps.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcome.ts';
import { findRecord, isMemberUnreadable, writtenRecord } from '../../kernel/records.ts';
import type { Subject } from '../../kernel/Subject.ts';
import type { ChainStep } from '../../probes/recordActions/chain.ts';
import { memberAt, recordAt } from '../../probes/recordActions/lookUp.ts';
import { trustedToStay } from '../../probes/recordActions/trusted.ts';
import { overlaid } from '../../probes/writing.ts';
import { actionLevel, onStep, refusedAction, unreadId } from './chainCheck.ts';
import { echoViolations, gapBreaches, isOtherwise, otherIds, shownBy } from './effect.ts';
import { insertedByStep } from './insertedByStep.ts';

/**
 * InsertOrUpdateNonEmptyFields changes what is sent with a value and keeps what is absent, nil or empty text. By the Get where
 * there is one; else by the echo, whose emptiness is a warning only.
 */
export const ACT4: JudgedClause = clause('ACT-4', {
  level: 'MUST',
  statement: 'InsertOrUpdateNonEmptyFields changes only the members that are sent and not empty.',
  section: 'Operation rules 1',
  judging: 'Levels as in ACT-3; empty means absent, nil or empty text. That it inserts is a SHOULD.',
  open: 'Whether 0 and false are empty, and whether a list that is sent replaces the old one or extends it.',
  appliesTo: {
    reason:
      'The operations that take mvRecordAction, but not purchase orders, for which this action is not shown.',
    holds: both(takesRecordAction, except(operationIs('PurchaseOrderUpdate')), atDefaultAddress),
  },
  checks: [
    onStep(
      'partly',
      (chainStep) => {
        const { chain, step, id, kind } = chainStep;
        if (step.outcome === 'failed')
          return refusedAction(
            chainStep,
            action,
            `${action} of a record that was inserted before is refused`,
          );
        const others = otherIds(chain, step, id);
        if (others.length > 0) return unreadId(step) ?? judged(others);
        const { sent, kept } = afterPartly(chainStep);
        if (kind.get === undefined)
          return Object.keys(kept).length === 0
            ? blocked('control', 'no write before it shows what it was to keep')
            : notKept(
                chainStep,
                lostInEcho(chainStep).filter(({ isMissing }) => !isMissing),
              );
        const message = `${action} did not change what was sent alone`;
        // What was shown before is no guess at what a server makes of what it is sent.
        return shownBy(chainStep, 'final', message, overlaid(sent, kept), [
          ...kind.kept,
          ...settable(chainStep),
        ]);
      },
      { level: actionLevel, slug: 'updates', when: except(operationIs('DocumentUpdate')) },
    ),
    onStep(
      'partly',
      (chainStep) => {
        if (isOtherwise(chainStep)) return blocked('clause:ACT-4', 'the record was not updated');
        const lost = lostInEcho(chainStep);
        return lost.length > 0
          ? notKept(chainStep, lost)
          : judged(echoViolations(chainStep, `the echo of ${action} does not show what was sent`));
      },
      {
        level: 'SHOULD',
        slug: 'echo',
        when: operationIs('IntegrationUpdateUpdate', 'ProductBundleUpdate'),
      },
    ),
    onStep('partly-absent', (chainStep) => insertedByStep(chainStep, action), {
      level: 'SHOULD',
      slug: 'inserts',
    }),
  ],
});

/**
 * What a record should hold after an update of its non-empty fields: what was sent with a value, and of the rest what
 * the last read before it showed. Where nothing can be read, what the last write before it sent, as far as its echo holds
 * that: what it did not write is the clause's of its own action.
 */
function afterPartly({ chain, step, id, kind }: ChainStep): { sent: RecordValue; kept: RecordValue } {
  const { sent } = writtenRecord(step.answer);
  const [shown] = ['read-present', 'read-update'].flatMap((name) => {
    const answer = chain.evidence.others[name];
    const record = answer && findRecord(answer, id);
    return record === undefined ? [] : [record];
  });
  const last = kind.get === undefined ? lastWrite(chain) : undefined;
  const before = last === undefined ? (shown ?? {}) : writtenRecord(last).sent;
  const unwritten = last === undefined ? [] : echoGaps(last).map(({ path }) => path);
  const kept = kind.kept
    .filter((path) => (memberAt(sent, path) ?? '') === '' && !unwritten.includes(path))
    .map((path) => recordAt(path, memberAt(before, path) ?? null));
  return { sent, kept: kept.reduce(overlaid, {}) };
}

/** The last write before it that was taken: the record's insert, where no other was. */
const lastWrite = (chain: Subject): Answer =>
  ['present', 'update-again', 'update']
    .flatMap((name) => chain.evidence.others[name] ?? [])
    .find((answer) => answer.decoded !== null && outcomeOf(answer, 'success') !== 'failed') ?? chain.answer;

const action = 'InsertOrUpdateNonEmptyFields';

/**
 * Kept members that the echo holds otherwise, as far as it can be read; a server may echo what it was sent, so one without
 * them says little.
 */
function lostInEcho(chainStep: ChainStep): readonly Gap[] {
  const { answer } = chainStep.step;
  const { member, shape, echo } = writtenRecord(answer);
  return gaps(shape, afterPartly(chainStep).kept, echo ?? {})
    .filter(trustedToStay(chainStep.chain))
    .filter(({ path }) => !isMemberUnreadable(answer, `${member}.${path}`));
}

/** The flags that a Get shows the Update to have set: of these it is known that they are the client's to set. */
function settable({ chain, id, kind }: ChainStep): readonly string[] {
  const answer = chain.evidence.others['read-update'];
  const record = answer && findRecord(answer, id);
  return (kind.flags ?? []).filter((name) => record?.[name] === true);
}

const notKept = ({ step }: ChainStep, lost: readonly Gap[]) => {
  const message = `${action} did not keep a member that was not sent`;
  return judged(gapBreaches(step, lost, message, writtenRecord(step.answer).member));
};
