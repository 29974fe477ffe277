import type { Judgement } from '../../harness/Judgement.ts';
import { isDue } from '../../specs/appliesTo/hasDueMembers.ts';
import type { Check } from '../kernel/Check.ts';
import { judged, violation } from '../kernel/judgements.ts';
import type { Subject } from '../kernel/Subject.ts';
import { writtenAgain } from './otherAnswers.ts';

/** On success every member that the operation's row lists without a mark is there, also when a record is written again. */
export const ENV14: readonly Check[] = [
  { clause: 'ENV-14', level: 'MUST', on: 'success', reads: 'status', further: 'taken', judge: isWhole },
  ...writtenAgain({ clause: 'ENV-14', level: 'MUST', judge: isWhole }),
];

function isWhole(subject: Subject): Judgement {
  const due = (subject.spec.operation?.response ?? []).filter(isDue);
  // A member of a wrong type is there, and is another clause's.
  const spoilt = new Set(subject.deviations.map(({ path }) => path));
  const missing = due.filter(({ name }) => (subject.value[name] ?? null) === null && !spoilt.has(name));
  return judged(
    missing.map(({ name }) => violation(subject, `a success carries no ${name}`, name, 'absent', name)),
  );
}
