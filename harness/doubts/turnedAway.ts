import type { Evidence } from '../evidence/Evidence.ts';
import { everyAnswer, thatShow } from '../evidence/everyAnswer.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { headerIn } from '../exchanges/headers.ts';
import { holdsDocumentedMember } from '../exchanges/statusBlock.ts';
import { isStatusOfGateway } from '../exchanges/statusMeaning.ts';
import { refusedFirst } from './recurringRefusal.ts';
import type { RefusalHabits } from './refusalHabits.ts';

/**
 * The remark on a call that was refused for load, or that a gateway answered in the target's place. It tells nothing about the
 * target.
 */
export function turnedAway(answers: readonly Answer[]): string | undefined {
  const status = answers.find(isTooBusy)?.exchange.response?.status;
  if (status === undefined) return undefined;
  const said =
    status === 502 || status === 504 ? 'a gateway answered in its place' : 'the target was too busy';
  return `no answer: ${said} (HTTP ${status})`;
}

/**
 * Why a breach may rest on a target that was too busy: a refusal that has a status block, as ENV-1 requires, or that passes. It is
 * looked for in everything that a breach may rest on: the answers of the evidence, and the trial that showed the breach.
 */
export function busyBehind(
  { answer, others, trials = [] }: Evidence,
  seenIn: string | undefined,
  habits: RefusalHabits,
): string | undefined {
  const shown = thatShow(trials, seenIn);
  // A call that was made again is known to have passed.
  const made = everyAnswer({ answer, others }).filter((one) => one !== others[refusedFirst]);
  const answers = [...made, ...shown.flatMap(everyAnswer)];
  const busy = answers.find((one) => habits.isBusy(one) || habits.isPassing(one));
  if (busy === undefined) return undefined;
  const { call, exchange } = busy;
  const status = `HTTP ${exchange.response?.status}`;
  return habits.isBusy(busy)
    ? `the target was too busy for ${call.operationName} (${status}), so nobody knows what became of these calls; run it again when the target is less busy`
    : `the target refused ${call.operationName} for a moment (${status}); it gave the same message to calls that it took when they were sent again; run it again`;
}

/**
 * Whether a call was refused for load. A write is not sent again; a read was, until the target's time was up. For a read, 502,
 * 503 or 504 alone says little: a route that always answers so is broken.
 */
function isTooBusy(answer: Answer): boolean {
  const { call, exchange } = answer;
  const { status, headers = [] } = exchange.response ?? {};
  if (holdsDocumentedMember(answer)) return false;
  const isWrite = call.operation?.kind !== 'get';
  if (status === 429) return true;
  if (status === undefined || !isStatusOfGateway(status)) return false;
  return isWrite || headerIn(headers, 'retry-after') !== undefined;
}
