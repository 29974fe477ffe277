import type { Judgement } from '../harness/Judgement.ts';
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
