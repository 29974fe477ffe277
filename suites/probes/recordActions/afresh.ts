import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused } from '../../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import type { BlockedEitherWay } from '../../../harness/verdicts/refusals.ts';
import { writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import type { Afresh, ChainSubject, StepName } from './chain.ts';
import { type Chain, newRecord } from './steps.ts';
import { withId } from './updates.ts';

/** The steps that come some time after the insert of an integration update. */
export const laterSteps = ['update', 'update-other', 'present', 'partly'] as const;

export const afreshOf = (name: (typeof laterSteps)[number]): Afresh => `${name}-afresh`;

/**
 * Makes each later step that was refused on a new record, behind its insert at once. A server may close an integration update soon, such
 * as once it was delivered. The steps before it that were taken come before it there too: a server may refuse each third change.
 */
export async function changeAfresh(chain: Chain): Promise<void> {
  const { context, steps, write } = chain;
  const taken: Answer[] = [];
  for (const name of laterSteps) {
    const refused = steps[name];
    if (refused !== undefined && hasSucceeded(refused)) taken.push(refused);
    if (refused === undefined || !isRefused(refused)) continue;
    const insert = await write(newRecord(chain, afreshOf(name)), 'Insert');
    const id = writtenId(insert);
    if (id === undefined) continue;
    const repeat = (step: Answer): Promise<Answer> =>
      write({ ...writtenRecord(step).sent, ...withId(chain, id) }, String(step.call.members.mvRecordAction));
    // Each of them may lock the record for a while.
    const repeatInTime = async (step: Answer): Promise<Answer> =>
      madeUntilTaken(context, await repeat(step), () => repeat(step));
    if (!(await areAllTaken(taken, repeatInTime))) continue;
    steps[afreshOf(name)] = await repeatInTime(refused);
  }
}

/** Repeats steps in their order, until one is not taken. */
async function areAllTaken(
  steps: readonly Answer[],
  repeat: (step: Answer) => Promise<Answer>,
): Promise<boolean> {
  for (const step of steps) if (!hasSucceeded(await repeat(step))) return false;
  return true;
}

/** Why the refusal of a later step proves nothing: a new record takes the same at once. Undefined where that is not so. */
export function closedByNow(chain: ChainSubject, name: StepName): BlockedEitherWay | undefined {
  const later = laterSteps.find((one) => one === name);
  const answer = later && chain.others[afreshOf(later)];
  if (answer === undefined || !hasSucceeded(answer)) return undefined;
  const message = 'a new record takes the same write at once: this one may be closed by now';
  return { kind: 'blocked', cause: 'control', message, answer, exchange: answer.exchange };
}
