import { isNumeric } from '../../specs/numeric.ts';
import type { Numeric } from '../../specs/Value.ts';
import type { Subject } from './Subject.ts';

/** The id that a call named as its target; raises an Error when the scenario sent none. */
export function sentId({ spec, answer }: Pick<Subject, 'spec' | 'answer'>): Numeric {
  const id = spec.operation?.target === undefined ? undefined : answer.call.members[spec.operation.target];
  if (!isNumeric(id)) throw new Error(`the scenario of ${spec.key} sent no id`);
  return id;
}

/** The id that a call named, as it was sent; raises an Error when the scenario sent none. */
export const sentNumber = (subject: Subject): string => sentId(subject).lexeme;
