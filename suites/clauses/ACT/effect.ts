import type { Answer } from '../../../harness/exchanges/Answer.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { echoGaps, type Gap, gaps } from '../../compare/gaps.ts';
import { sameNumber } from '../../compare/values.ts';
import { obstacleIn } from '../../kernel/gate.ts';
import { beyondRecords, blocked, breach, judged, shown } from '../../kernel/judgements.ts';
import {
  findRecord,
  isMemberUnreadable,
  listedIn,
  provesAbsence,
  writtenRecord,
} from '../../kernel/records.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { type ChainStep, type StepName, stepOf } from '../../probes/recordActions/chain.ts';
import { nameMembersOf } from '../../probes/recordActions/kinds.ts';
import { notShown, trustedEcho, trustedGet } from '../../probes/recordActions/trusted.ts';
import { writtenId } from '../../probes/recordActions/Writer.ts';
import { supersededWrite } from '../../settle/readUntilShown.ts';

/** A breach for each member that an answer does not hold as it was sent, below the member or the list that holds the record. */
export const gapBreaches = (
  answer: Pick<Answer, 'exchange'>,
  found: readonly Pick<Gap, 'path' | 'expected' | 'actual'>[],
  message: string,
  member: string,
): readonly Violation[] =>
  found.map(({ path, expected, actual }) =>
    breach(answer, message, expected, actual, [member, path].filter((part) => part !== '').join('.')),
  );

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
 * Where an update's answer names another record than the one that was sent, in the echo or in entityID; not in that where
 * it is another than its echo's id, in the insert's answer or in this one, which is ENV-7's.
 */
export function otherIds(chain: Subject, step: Subject, id: Numeric): readonly Violation[] {
  const { operation } = step.answer.call;
  const { member, echo } = writtenRecord(step.answer);
  const own = echo?.[operation?.id ?? ''];
  const { entityID } = step.value;
  const isTold = sameNumber(chain.value.entityID, id) && (!isNumeric(own) || sameNumber(entityID, own));
  const named = [
    ['entityID', isTold ? entityID : undefined],
    [`${member}.${operation?.id}`, own],
  ] as const;
  return named
    .filter(([, value]) => isNumeric(value) && !sameNumber(value, id))
    .map(([path, value]) => breach(step, 'an update answers with another id', id.lexeme, shown(value), path));
}

/**
 * Where the Update that gives a record another name is answered with another record; nothing where it was refused, for
 * which names a server takes is its own affair.
 */
export function otherIdsRenamed(chain: Subject): readonly Violation[] {
  if (chain.evidence.others.renamed === undefined) return [];
  const made = stepOf(chain, 'absent');
  const renamed = stepOf(chain, 'renamed');
  if (made.kind !== 'step' || renamed.kind !== 'step' || renamed.subject.outcome !== 'succeeded') return [];
  const id = writtenId(made.subject.answer);
  return id === undefined ? [] : otherIds(made.subject, renamed.subject, id);
}

/** Whether an update was refused, or answered with another record: then its echo is nothing to judge. */
export const isOtherwise = ({ chain, step, id }: ChainStep): boolean =>
  step.outcome === 'failed' || otherIds(chain, step, id).length > 0;

/**
 * Judges by a Get (`read`) that the step's record holds what was written, or what else is `wanted`, in what that Get showed of an
 * insert; `also` is as in gaps.
 */
export function shownBy(
  { chain, step, id }: ChainStep,
  read: StepName,
  message: string,
  wanted: RecordValue = writtenRecord(step.answer).sent,
  also: readonly string[] = [],
): Judgement {
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
    const isGone = `${message}: the Get does not show the record any more`;
    return provesAbsence(get.answer, id)
      ? judged([breach(get, isGone, `id ${id.lexeme}`, 'none')])
      : beyondRecords(`the record with id ${id.lexeme} is not among those that were read`);
  }
  const { shape } = writtenRecord(chain.answer);
  const list = get.spec.operation?.list ?? '';
  const found = gaps(shape, wanted, record, [...nameMembersOf(chain.answer.call.operation), ...also]).filter(
    (gap) => isTrusted(gap) && !isMemberUnreadable(get.answer, `${list}.${gap.path}`),
  );
  return judged(gapBreaches(get, found, message, list));
}

/** Judges by the read behind an update that it changed the record that it names, and made no copy of it (`copied`). */
export function changedAlone(
  chainStep: ChainStep,
  read: 'read-update' | 'read-present',
  message: string,
  copied: string,
): Judgement {
  const copies = copiesShown(chainStep.chain, read, copied);
  return copies.length > 0 ? judged(copies) : shownBy(chainStep, read, message);
}

/** The copies of the chain's record that a read after an update shows, and that no read before it did. */
function copiesShown(
  chain: Subject,
  name: 'read-update' | 'read-present',
  message: string,
): readonly Violation[] {
  const step = stepOf(chain, name);
  if (step.kind !== 'step' || !isSingle(chain)) return [];
  const before = name === 'read-present' ? chain.evidence.others['read-update'] : undefined;
  return twinViolations(step.subject, chain.answer, message, before);
}

/** The records in a Get's answer that bear the name which a write sent, and which nobody but this run knows. */
export function recordsNamed(get: Answer, write: Answer): readonly RecordValue[] {
  const [member = ''] = nameMembersOf(write.call.operation);
  const name = writtenRecord(write).sent[member];
  return (listedIn(get) ?? []).filter((record) => record[member] === name);
}

/** Those of them under another id than the record's own: copies. Where the write told no id (companies), all but one. */
function twinsIn(get: Answer, write: Answer): readonly RecordValue[] {
  const id = writtenId(write);
  const named = recordsNamed(get, write);
  const own = get.call.operation?.id ?? '';
  return id === undefined
    ? named.slice(1)
    : named.filter((record) => isNumeric(record[own]) && !sameNumber(record[own], id));
}

/** A breach for each copy that the Get shows, besides those that stand in `before`. */
export function twinViolations(
  get: Subject,
  write: Answer,
  message: string,
  before?: Answer,
): readonly Violation[] {
  const written = writtenId(write);
  const { id: member = '', list } = get.answer.call.operation ?? {};
  const known = before === undefined ? [] : twinsIn(before, write);
  const expected = `one record of this name${written === undefined ? '' : `, with ${member} ${shown(written)}`}`;
  return twinsIn(get.answer, write)
    .filter((twin) => !known.some((one) => sameNumber(one[member], twin[member])))
    .map((twin) => breach(get, message, expected, `another with ${member} ${shown(twin[member])}`, list));
}

/** Whether a plain insert made one record alone: a target that makes two of each breaks ACT-1, and nothing else for it. */
export function isSingle(chain: Subject): boolean {
  const { control, 'read-back': readBack } = chain.evidence.others;
  return control !== undefined && readBack !== undefined && recordsNamed(readBack, control).length === 1;
}
