import type { Judgement } from '../harness/Judgement.ts';
import { blocked } from './judgements.ts';
import type { Subject } from './Subject.ts';

/** Blocked by the clause under which the decoder could not read a member of the answer; undefined when it could. */
export function spoilt(subject: Subject, path: string): Judgement | undefined {
  const found = subject.deviations.find((deviation) => deviation.path === path && deviation.level === 'MUST');
  return found === undefined ? undefined : blocked(`clause:${found.clause}`, `${path} can't be read`);
}
