import type { Gathered } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { blocked, failed, passed, shown } from '../../harness/verdicts/judgements.ts';
import { silenceOf } from '../../harness/verdicts/silence.ts';
import { isBlank } from '../../specs/isBlank.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { mayBeLayout, showsLayout, takenInOtherFormat, unreadableCause } from './addressBlame.ts';
import { holdsNoMessage, outcomeOf, refusedAsInsert } from './outcome.ts';
import type { ScenarioPlace } from './probe.ts';
import { spoilt, withEcho } from './records.ts';
import type { Judge } from './Subject.ts';

/**
 * The plain members that were sent with a value and came back with none, by their paths, a row as a whole; none when the
 * target read them all. What comes back altered was read.
 */
function unreadMembers(
  shape: RecordShape,
  sent: RecordValue,
  echo: RecordValue,
  path = shape.name,
): readonly string[] {
  return shape.members.flatMap(({ name, type, plain }) => {
    const value = sent[name];
    if (isBlank(value)) return [];
    const back = echo[name];
    const at = `${path}.${name}`;
    if (type.kind === 'record' && isRecord(value))
      return unreadMembers(type.record, value, isRecord(back) ? back : {}, at);
    if (type.kind === 'list' && type.item.kind === 'record' && Array.isArray(value))
      return unreadRows(type.item.record, value, Array.isArray(back) ? back : [], at);
    return plain === true && isBlank(back) ? [at] : [];
  });
}

function unreadRows(
  shape: RecordShape,
  sent: readonly Value[],
  back: readonly Value[],
  path: string,
): readonly string[] {
  const rows = back.filter(isRecord);
  return sent.flatMap((row, index) =>
    isRecord(row) && !rows.some((one) => unreadMembers(shape, row, one).length === 0)
      ? [`${path}[${index}]`]
      : [],
  );
}

/**
 * What an accepted write's echo is missing because the target did not understand how the record was written, in words;
 * undefined when it was understood. Only in the formats for which the document shows no layout of nested requests.
 *
 * What the same write in json is missing too (`inJson`) is lost by the target, however it is written.
 */
export function lostLayout(answer: Answer, inJson?: Answer): string | undefined {
  const { format } = answer.call;
  if (showsLayout(format)) return undefined;
  const anyway = inJson === undefined ? [] : unread(inJson);
  const lost = unread(answer).find((path) => !anyway.includes(path));
  return lost === undefined
    ? undefined
    : `${lost} was sent and came back empty. The document shows no layout for it in ${format}; see the setting "dialect"`;
}

function unread({ call, decoded }: Answer): readonly string[] {
  const { operation, members } = call;
  if (operation?.record === undefined) return [];
  const sent = members[operation.record];
  const echo = decoded?.value[operation.record];
  return isRecord(sent) ? unreadMembers(recordShape(operation.record), sent, isRecord(echo) ? echo : {}) : [];
}

type BlockedEvidence = Extract<Gathered, { kind: 'blocked' }>;

/** Why the plain write that others build on does not count as taken (rule 3); undefined when it was answered `0`. */
export function notTaken(
  control: Gathered,
  place: Pick<ScenarioPlace, 'format' | 'address'>,
): BlockedEvidence | undefined {
  if (control.kind === 'blocked') return control;
  const { answer, others } = control.evidence;
  const name = answer.call.operationName;
  const blocked = (cause: BlockedEvidence['cause'], message: string): BlockedEvidence => ({
    kind: 'blocked',
    cause,
    message,
    answer,
  });
  const silence = silenceOf(answer);
  if (silence !== undefined)
    return silence.kind === 'size'
      ? blocked('size', silence.message)
      : blocked('control', `a plain ${name}, on which this rests, was not answered: ${silence.message}`);
  if (holdsNoMessage(answer)) {
    return blocked(unreadableCause(answer, place), `a plain ${name} brought no readable answer`);
  }
  const outcome = outcomeOf(answer, 'success');
  if (outcome === 'succeeded') return undefined;
  if (outcome === 'unknown')
    return blocked('clause:ENV-1', `no status block tells whether a plain ${name} was taken`);
  const asInsert = refusedAsInsert(others);
  if (asInsert !== undefined) return blocked(asInsert.cause, asInsert.message);
  const elsewhere = takenInOtherFormat(answer, others);
  if (elsewhere !== undefined) return blocked(elsewhere.cause, elsewhere.message);
  if (mayBeLayout(answer) && others.json !== undefined && outcomeOf(others.json, 'success') === 'succeeded')
    return blocked(
      'layout',
      `json takes a plain ${name}, ${place.format} does not; see the setting "dialect"`,
    );
  const kind = answer.call.operation?.disposable;
  return kind === undefined
    ? blocked('control', `the target refused a plain ${name}`)
    : blocked(`fixture:disposable.${kind}`, `a plain ${name} is refused: used up, or refused?`);
}

/** Why nothing can be built on a write that has to be taken first (rule 3); undefined when it was taken and understood. */
export function obstacleOf(control: Gathered, place: ScenarioPlace): Gathered | undefined {
  const obstacle = notTaken(control, place);
  if (obstacle !== undefined || control.kind === 'blocked') return obstacle;
  const { answer, others } = control.evidence;
  const lost = lostLayout(answer, others.json);
  return lost === undefined ? undefined : { kind: 'blocked', cause: 'layout', message: lost, answer };
}

/** Evidence of a plain call that was taken and understood; else why nothing can be built on it. */
export const ifTaken = (plain: Gathered, place: ScenarioPlace): Gathered => obstacleOf(plain, place) ?? plain;

/** A plain insert with a status gives a record in that status; that entityID is its id, ENV-7 judges. */
export const hasStatus =
  (member: string, status: string): Judge =>
  (subject) =>
    withEcho(subject, (echo, path) => {
      if (echo[member] === status) return passed;
      const lost = lostLayout(subject.answer, subject.evidence.others.json);
      if (lost !== undefined) return blocked('layout', lost);
      const at = `${path}.${member}`;
      return (
        spoilt(subject, at) ??
        failed(subject, 'the new record has another status', shown(status), shown(echo[member]), at)
      );
    });

/** A preparing call was refused or not readable, so there is nothing to judge; with what the target said to it. */
export function unprepared(what: string, answer?: Answer): Gathered {
  const status = answer?.decoded?.value.ResponseStatus;
  const said = isRecord(status) && typeof status.Message === 'string' ? `: ${shown(status.Message)}` : '';
  const message = `${what}, which this evidence needs, was refused or brought no id${said}`;
  const isUnread = answer !== undefined && holdsNoMessage(answer);
  const cause = isUnread ? unreadableCause(answer, answer.call) : 'control';
  return { kind: 'blocked', cause, message, ...(answer === undefined ? {} : { answer }) };
}
