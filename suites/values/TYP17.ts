import { responseShape } from '../../specs/messageShapes.ts';
import type { Check } from '../kernel/Check.ts';
import { deviationCheck, typedValues } from '../kernel/checks.ts';
import type { Subject } from '../kernel/Subject.ts';

/** Orders that carry such an id; nothing in it is one of the two things that it may hold. */
function orders(subject: Subject): number {
  const operation = subject.spec.operation;
  if (operation === null) return 0;
  let count = 0;
  for (const { type } of typedValues(responseShape(operation), subject.value)) {
    if (
      type.kind === 'record' &&
      type.record.members.some((member) => member.type.kind === 'scalar' && member.type.type === 'intText')
    )
      count++;
  }
  return count;
}

/** The two document type ids that are documented as text hold an integer or nothing. */
export const TYP17: readonly Check[] = [
  deviationCheck({
    clause: 'TYP-17',
    level: 'MUST',
    on: 'success',
    reads: 'value',
    met: orders,
    what: 'order',
  }),
];
