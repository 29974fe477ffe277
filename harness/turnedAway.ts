import type { Answer } from './Answer.ts';
import type { Evidence } from './Evidence.ts';
import { everyAnswer } from './everyAnswer.ts';
import type { RefusalHabits } from './refusalHabits.ts';

/** What is said of a call that was refused for load, or answered by a gateway in the target's place: it tells nothing of the target. */
export function turnedAway(answers: readonly Answer[]): string | undefined {
  const status = answers.find(isTooBusy)?.exchange.response?.status;
  if (status === undefined) return undefined;
  const said =
    status === 502 || status === 504 ? 'a gateway answered in its place' : 'the target was too busy';
  return `no answer: ${said} (HTTP ${status})`;
}

/**
 * The same of a refusal with a status block, as ENV-1 wants it. It is looked for in all that a breach may rest on: the
 * answers of the evidence, and the trial that the breach was seen in.
 */
export function busyBehind(
  { answer, others, trials = [] }: Evidence,
  seenIn: string | undefined,
  habits: RefusalHabits,
): string | undefined {
  const shown = trials.filter((trial) => everyAnswer(trial).some(({ exchange }) => exchange.id === seenIn));
  const busy = [...everyAnswer({ answer, others }), ...shown.flatMap(everyAnswer)].find(habits.isBusy);
  if (busy === undefined) return undefined;
  const { call, exchange } = busy;
  return `the target was too busy for ${call.operationName} (HTTP ${exchange.response?.status}), so what came of these calls is not known; run it again when the target is less busy`;
}

/**
 * Whether a call was refused for load: a write, which is not sent again, and a read that was, until the target's time was up.
 * Of reads 502, 503 and 504 alone say little: a route that is always so is broken.
 */
function isTooBusy({ call, exchange, decoded }: Answer): boolean {
  const { status, headers = [] } = exchange.response ?? {};
  if (decoded !== null) return false;
  const isWrite = call.operation?.kind !== 'get';
  if (status === 429) return true;
  if (status !== 502 && status !== 503 && status !== 504) return false;
  return isWrite || headers.some(([name]) => name === 'retry-after');
}
