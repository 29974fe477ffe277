import { kindOf } from '../../../generators/records/kinds.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import type { Gap } from '../../../harness/canonical/gaps.ts';
import { gaps } from '../../../harness/canonical/gaps.ts';
import { recordAt, valueAt } from '../../../harness/canonical/values.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { findRecord } from '../../../harness/records/shownRecords.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { echoGaps, gapBreaches, readableGaps } from '../../../harness/writes/echoGaps.ts';
import { keptAsSent, mustShow, trustedToStay } from '../../../harness/writes/trusted.ts';
import { writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import { except, operationIs, takesRecordAction } from '../../../specs/rules.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { getShowing } from '../../../specs/writtenAndRead.ts';
import { clause } from '../../kernel/clause.ts';
import type { ChainStep } from '../../probes/recordActions/chain.ts';
import { actionLevel, onStep } from './chainCheck.ts';
import { echoViolations, insertedByStep, isOtherwise, notUpdated, shownBy } from './effect.ts';

/**
 * InsertOrUpdateNonEmptyFields changes what is sent with a value, and keeps what is absent, nil or empty text. It is judged by the Get
 * where there is one, else by the echo, whose emptiness is only a warning.
 */
export const ACT4 = clause('ACT-4', {
  statement: 'InsertOrUpdateNonEmptyFields changes only the members that are sent and not empty.',
  section: 'Operation rules 1',
  judging:
    'Levels as in ACT-3; empty means absent, nil or empty text. A list that is not sent stays, also where another one is sent. That it inserts is a SHOULD.',
  open: 'Whether 0 and false are empty, and whether a list that is sent replaces the old one or extends it.',
  appliesTo: atHome(
    'The operations that take mvRecordAction, but not purchase orders, for which this action is not shown.',
    takesRecordAction,
    except(operationIs('PurchaseOrderUpdate')),
  ),
  checks: [
    onStep(
      'partly',
      (chainStep) => {
        if (chainStep.step.outcome === 'failed' && chainStep.chain.others['partly-whole'] !== undefined)
          return blocked(
            'control',
            'the target wants some members in every write, even those that are not to change',
          );
        const wrong = notUpdated(chainStep, action);
        if (wrong !== undefined) return wrong;
        const { kept } = afterPartly(chainStep);
        if (hasNoGet(chainStep))
          return Object.keys(kept).length === 0
            ? blocked('control', 'no earlier write shows what this one should keep')
            : notKept(
                chainStep,
                lostInEcho(chainStep, kept).filter(({ isMissing }) => !isMissing),
              );
        const message = `${action} did not change the members that were sent`;
        const { operation } = chainStep.step.answer.call;
        // What was shown before is no guess at what a server makes of what it is sent.
        const also = [
          ...keptAsSent(chainStep.chain, chainStep.id, kindOf(operation).kept),
          ...settable(chainStep),
        ];
        return shownBy(chainStep, 'final', message, overlaid(mustShow(chainStep.step.answer), kept), also);
      },
      { level: actionLevel, slug: 'updates', when: except(operationIs('DocumentUpdate')) },
    ),
    onStep(
      'partly',
      (chainStep) => {
        if (isOtherwise(chainStep)) return blocked('clause:ACT-4', 'the record was not updated');
        const { kept, keptFlags } = afterPartly(chainStep);
        const flags = lostInEcho(chainStep, keptFlags).filter(({ isMissing }) => !isMissing);
        const lost = [...lostInEcho(chainStep, kept), ...flags];
        return lost.length > 0
          ? notKept(chainStep, lost)
          : echoViolations(chainStep, `the echo of ${action} does not show what was sent`);
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
 * The members that an update of the non-empty fields must keep, with the values of the last read before it. Where nothing can be read,
 * these are the values that the last write before it sent, as far as its echo holds them. What that write did not store is judged by the
 * clause of its own action. Flags are listed separately, and only where the echo holds a text that was not sent: such an echo is not just a
 * copy of the request.
 */
function afterPartly(chainStep: ChainStep) {
  const { chain, step, id } = chainStep;
  const { sent, echo } = writtenRecord(step.answer);
  const [shown] = (['read-present', 'read-update'] as const).flatMap((name) => {
    const answer = chain.others[name];
    const record = answer && findRecord(answer, id);
    return record === undefined ? [] : [record];
  });
  const last = hasNoGet(chainStep) ? lastWrite(chainStep) : undefined;
  const before = last === undefined ? (shown ?? {}) : writtenRecord(last).sent;
  const unwritten = last === undefined ? [] : echoGaps(last).map(({ path }) => path);
  const stay = (path: string): boolean => (valueAt(sent, path) ?? '') === '' && !unwritten.includes(path);
  const asBefore = (paths: readonly string[]): RecordValue =>
    paths
      .filter(stay)
      .map((path) => recordAt(path, valueAt(before, path) ?? null))
      .reduce(overlaid, {});
  const { kept: named, keptElsewhere = [], keptFlags = [] } = kindOf(step.answer.call.operation);
  const kept = [...named, ...keptElsewhere];
  const isStored = kept
    .filter(stay)
    .some((path) => isKeptText(valueAt(before, path), valueAt(echo ?? {}, path)));
  return { kept: asBefore(kept), keptFlags: isStored ? asBefore(keptFlags) : {} };
}

/** Whether an echo holds a text that was not sent, as it was before: then it is of the record that is stored. */
const isKeptText = (before: Value | undefined, echoed: Value | undefined): boolean =>
  typeof before === 'string' && before !== '' && before === echoed;

const hasNoGet = ({ step }: ChainStep): boolean => getShowing(step.answer.call.operation) === undefined;

/** The last write before it that was taken and names no other record: the record's insert, where there was none. */
const lastWrite = ({ chain, id }: ChainStep): Answer =>
  (['present', 'update-other', 'update-again', 'update'] as const)
    .flatMap((name) => chain.others[name] ?? [])
    .find(
      (answer) =>
        answer.decoded !== null &&
        outcomeOf(answer, 'success') !== 'failed' &&
        sameNumber(writtenId(answer) ?? id, id),
    ) ?? chain.answer;

const action = 'InsertOrUpdateNonEmptyFields';

/**
 * Kept members that the echo holds otherwise, as far as it can be read. A server may echo what it was sent, so their absence says little.
 */
function lostInEcho(chainStep: ChainStep, kept: RecordValue): readonly Gap[] {
  const { answer } = chainStep.step;
  const { member, shape, echo } = writtenRecord(answer);
  const lost = gaps(shape, kept, echo ?? {});
  return readableGaps(answer, member, lost.filter(trustedToStay(chainStep.chain)));
}

/** The flags that the Update set, as a Get shows: a client may set these. */
function settable({ chain, step, id }: ChainStep): readonly string[] {
  const answer = chain.others['read-update'];
  const record = answer && findRecord(answer, id);
  return (kindOf(step.answer.call.operation).flags ?? []).filter((name) => record?.[name] === true);
}

const notKept = ({ step }: ChainStep, lost: readonly Gap[]) => {
  const message = `${action} did not keep a member that was not sent`;
  return gapBreaches(step, lost, message, writtenRecord(step.answer).member);
};
