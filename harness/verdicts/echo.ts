import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { lostLayout } from '../writes/lostLayout.ts';
import type { Judgement } from './Judgement.ts';
import { blocked, failed, passed, shown } from './judgements.ts';
import type { Judge, Ruling, Subject } from './Subject.ts';

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
export function withEcho<R extends Ruling>(
  subject: Subject,
  judge: (echo: RecordValue, path: string) => R,
): R | Judgement {
  const name = subject.spec.operation?.record;
  if (name === undefined) throw new Error(`${subject.spec.key} is of an operation that echoes nothing`);
  const record = subject.value[name];
  if (isRecord(record)) return judge(record, name);
  return lacking(subject, name);
}

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
