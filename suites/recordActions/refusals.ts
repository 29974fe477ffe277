import type { Subject } from '../Subject.ts';
import type { Action } from './Kind.ts';
import type { StepName } from './Steps.ts';
import { stepOf } from './stepOf.ts';

/** The steps in which an action is sent, besides Insert. */
const stepsOf: Readonly<Record<Exclude<Action, 'Insert'>, readonly StepName[]>> = {
  Update: ['update'],
  InsertOrUpdate: ['present', 'absent'],
  InsertOrUpdateNonEmptyFields: ['partly', 'partly-absent'],
};

/** Whether a chain shows that an action is taken at all; the refused steps of it where it is not. */
export function refusals(chain: Subject, action: keyof typeof stepsOf): readonly Subject[] {
  const steps = stepsOf[action].flatMap((name) => {
    const step = stepOf(chain, name);
    return step.kind === 'step' ? [step.subject] : [];
  });
  return steps.every(({ outcome }) => outcome === 'failed') ? steps : [];
}
