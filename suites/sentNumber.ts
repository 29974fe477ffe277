import { isNumeric } from '../specs/numeric.ts';
import type { Subject } from './Subject.ts';

/** The id that a call named, as it was sent; raises an Error when the scenario sent none. */
export function sentNumber(subject: Subject): string {
  const operation = subject.spec.operation;
  const sent = operation?.target === undefined ? undefined : subject.answer.call.members[operation.target];
  if (!isNumeric(sent)) throw new Error(`the scenario of ${subject.spec.key} sent no id`);
  return sent.lexeme;
}
