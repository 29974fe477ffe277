import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { blocked } from './judgements.ts';
import type { Subject } from './Subject.ts';

/** Blocked by the clause under which the decoder could not read a member of the answer; undefined when it could. */
export function spoilt(subject: Subject, path: string): Judgement | undefined {
  const found = subject.deviations.find((deviation) => deviation.path === path && deviation.level === 'MUST');
  return found === undefined ? undefined : blocked(`clause:${found.clause}`, `${path} can't be read`);
}

/**
 * Why an answer lacks a member that is due on success: it can't be read, the whole answer has no status block (a format that writes
 * the record alone lacks its neighbours, too), or it is ENV-14's.
 */
export const lacking = (subject: Subject, name: string): Judgement =>
  spoilt(subject, name) ??
  (subject.status === undefined
    ? blocked('clause:ENV-1', `the answer carries no ${name}, and no ResponseStatus either`)
    : blocked('clause:ENV-14', `the answer carries no ${name}`));

/** Judges the record in an answer; where it is missing, the clause that took it away blocks (rule 5). */
export function withEcho(subject: Subject, judge: (echo: RecordValue, path: string) => Judgement): Judgement {
  const name = subject.spec.operation?.record;
  if (name === undefined) throw new Error(`${subject.spec.key} is of an operation that echoes nothing`);
  const record = subject.value[name];
  if (isRecord(record)) return judge(record, name);
  return lacking(subject, name);
}

/** What a write is about: the shape of its record, what was sent and what the answer echoes, empty where nothing. */
interface WrittenRecord {
  readonly member: string;
  readonly shape: RecordShape;
  readonly sent: RecordValue;
  readonly echo: RecordValue | undefined;
}

/** The record of a write; raises an Error (ours is wrong) for an operation that carries none. */
export function writtenRecord({ call, decoded }: Answer): WrittenRecord {
  const member = call.operation?.record;
  if (member === undefined) throw new Error(`${call.operationName} carries no record`);
  const type = call.operation?.request.find(({ name }) => name === member)?.type ?? member;
  const sent = call.members[member];
  const echo = decoded?.value[member];
  return {
    member,
    shape: recordShape(type),
    sent: isRecord(sent) ? sent : {},
    echo: isRecord(echo) ? echo : undefined,
  };
}

/** Whether the decoder complained of the member at that path, of something in it, or of what it is in. */
export function isMemberUnreadable({ decoded }: Answer, path: string): boolean {
  return (decoded?.deviations ?? []).some((deviation) => {
    const at = deviation.path.replace(/\[\d+\]/g, '');
    return at === path || at.startsWith(`${path}.`) || path.startsWith(`${at}.`);
  });
}
