import type { Action } from '../../../generators/records/Kind.ts';
import { findRecord, provesAbsence } from '../../../harness/records/shownRecords.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { beyondRecords, blocked, breach } from '../../../harness/verdicts/judgements.ts';
import { shown } from '../../../harness/words/shown.ts';
import {
  echoGaps,
  gapBreaches,
  readableGaps,
  recordGaps,
  recordsNamed,
  twinsIn,
  twinViolations,
} from '../../../harness/writes/echoGaps.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import { otherIds } from '../../../harness/writes/otherIds.ts';
import { lacksMade, trustedEcho, trustedGet } from '../../../harness/writes/trusted.ts';
import { writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import {
  type ChainStep,
  type ChainSubject,
  type StepName,
  stepOf,
} from '../../probes/recordActions/chain.ts';
import { notShown, refusedAction, type stepsOf, unreadId } from './chainCheck.ts';

/** What a step's echo does not hold as sent, of what an insert's echo does. */
export const echoViolations = (
  { chain, step }: Pick<ChainStep, 'chain' | 'step'>,
  message: string,
): readonly Violation[] =>
  gapBreaches(
    step,
    echoGaps(step.answer).filter(trustedEcho(chain)),
    message,
    writtenRecord(step.answer).member,
  );

/**
 * Where the action that gives a record another name answers with another record. Nothing where it was refused, since a server may restrict
 * names, or where the name was changed by another action.
 */
export function otherIdsRenamed(
  chain: ChainSubject,
  action: 'Update' | 'InsertOrUpdate',
): readonly Violation[] {
  if (chain.others.renamed?.call.members.mvRecordAction !== action) return [];
  const made = stepOf(chain, 'absent');
  const renamed = stepOf(chain, 'renamed');
  if (made.kind !== 'step' || renamed.kind !== 'step' || renamed.subject.outcome !== 'succeeded') return [];
  const id = writtenId(made.subject.answer);
  return id === undefined ? [] : otherIds(made.subject, renamed.subject, id);
}

/** Whether an update was refused, or answered with another record: then its echo is nothing to judge. */
export const isOtherwise = ({ chain, step, id }: ChainStep): boolean =>
  step.outcome === 'failed' || otherIds(chain, step, id).length > 0;

/** What is wrong with an action on a record that is there before its effect is looked at: a refusal, or another id in the answer. */
export function notUpdated(chainStep: ChainStep, action: keyof typeof stepsOf) {
  const { chain, step, id } = chainStep;
  if (step.outcome === 'failed')
    return refusedAction(chainStep, action, `${action} of a record that was inserted before is refused`);
  const others = otherIds(chain, step, id);
  return others.length > 0 ? (unreadId(step) ?? others) : undefined;
}

/**
 * Judges by a Get (`read`) that the step's record holds what was written, or what is `wanted`, as far as that Get showed an insert.
 * `also` is as in recordGaps.
 */
export function shownBy(
  { chain, step, id }: ChainStep,
  read: StepName,
  message: string,
  wanted?: RecordValue,
  also: readonly string[] = [],
) {
  const isTrusted = trustedGet(chain);
  if (isTrusted === undefined) return notShown(chain);
  const readStep = stepOf(chain, read);
  if (readStep.kind !== 'step') return readStep;
  const get = readStep.subject;
  if (get.outcome === 'failed')
    return obstacleIn(get.answer, chain.context) ?? blocked('clause:GET-1', 'the Get was refused');
  const other = supersededWrite(chain.context, step.answer, get.answer);
  if (other !== undefined) return other;
  const record = findRecord(get.answer, id);
  if (record === undefined) {
    const isGone = `${message}: the Get no longer shows the record`;
    return provesAbsence(get.answer, id)
      ? [breach(get, isGone, `id ${id.lexeme}`, 'none')]
      : beyondRecords(`the record with id ${id.lexeme} is not among those that were read`);
  }
  const list = get.spec.operation?.list ?? '';
  const found = recordGaps(step.answer, record, wanted, also).filter(isTrusted);
  return gapBreaches(get, readableGaps(get.answer, list, found), message, list);
}

/** Judges by the read behind an update that it changed the record that it names, and made no copy of it (`copied`). */
export function changedAlone(
  chainStep: ChainStep,
  read: 'read-update' | 'read-present',
  message: string,
  copied: string,
) {
  const copies = copiesShown(chainStep.chain, read, copied);
  return copies.length > 0 ? copies : shownBy(chainStep, read, message);
}

/** The copies of the chain's record that a read after an update shows, and that no read before it did. */
function copiesShown(
  chain: ChainSubject,
  name: 'read-update' | 'read-present',
  message: string,
): readonly Violation[] {
  const step = stepOf(chain, name);
  if (step.kind !== 'step' || !isSingle(chain)) return [];
  const known = name === 'read-present' ? madeByUpdates(chain) : [];
  return twinViolations(step.subject, chain.answer, message, known);
}

/** The ids of the copies that the Updates of a chain made: a read shows them, or the answers name them. */
function madeByUpdates({ answer, others }: ChainSubject): readonly (Value | undefined)[] {
  const { 'read-update': read, 'update-unchanged': again } = others;
  const copies = read === undefined ? [] : twinsIn(read, answer);
  return [...copies.map((twin) => twin[read?.call.operation?.id ?? '']), again && writtenId(again)];
}

/** Whether a plain insert made only one record. A target that makes two of each breaks ACT-1, and nothing else for it. */
export function isSingle(chain: ChainSubject): boolean {
  const { control, 'read-back': readBack } = chain.others;
  return control !== undefined && readBack !== undefined && recordsNamed(readBack, control).length === 1;
}

/** Judges that an action made a record, sent without an id or with 0: new, echoed as sent, and shown by the Get. */
export function insertedByStep(chainStep: ChainStep, action: Exclude<Action, 'Insert'>) {
  const { chain, step, id } = chainStep;
  if (step.outcome === 'failed')
    return refusedAction(chainStep, action, `${action} of a record that is not there is refused`);
  const { control } = chain.others;
  const made = writtenId(step.answer);
  const known = [id, control === undefined ? undefined : writtenId(control)];
  if (made !== undefined && known.some((one) => sameNumber(one, made))) {
    const message = `${action} of a record that is not there answers with the id of another`;
    return [breach(step, message, 'a new id', shown(made), 'entityID')];
  }
  const echoed = echoViolations(chainStep, `${action} does not echo what was sent`);
  if (echoed.length > 0 || made === undefined || trustedGet(chain) === undefined) return echoed;
  const final = stepOf(chain, 'final');
  if (final.kind !== 'step') return [];
  const { answer } = final.subject;
  const gone = `${action} answers with a record that the Get does not show`;
  const twins = isSingle(chain)
    ? twinViolations(final.subject, step.answer, `one ${action} made two records`)
    : [];
  const isKept = twins.length > 0 || !lacksMade(chain, answer, made);
  const breaches = isKept ? twins : [breach(answer, gone, shown(made), 'none')];
  // A later write to the record leaves it where it is: only what is wrong is asked for who made it so.
  if (breaches.length === 0) return [];
  return supersededWrite(chain.context, step.answer, answer) ?? breaches;
}
