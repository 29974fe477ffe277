import { asText } from '../../generators/messages/asText.ts';
import type { Answer, Answers } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded, isSilent } from '../../harness/exchanges/outcome.ts';
import { madeUntilTaken, type Waiting } from '../../harness/settle/madeUntilTaken.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { ScenarioPlace } from '../kernel/probe.ts';

/** Longer than most locks last that refuse a call at once. */
const lockPauseMs = 300;

/** What evidence calls a call with text that was refused or did nothing, where the same with numbers did something right after it. */
export const asTextInVain = 'as-text';

export interface Sent {
  readonly answer: Answer;
  readonly others: Answers;
}

/**
 * In json makes a call with its numbers as text, and again with numbers where that is refused for a while or does nothing twice (`isInVain`).
 * Between the calls it waits, because a record may be locked for a moment. In other formats it sends numbers at once. The answer names the members as they
 * are meant, also where they were sent as text.
 */
export async function sentAsText(
  context: Waiting,
  { format }: ScenarioPlace,
  members: RecordValue,
  make: (members: RecordValue) => Promise<Answer>,
  isInVain: (answer: Answer) => boolean,
): Promise<Sent> {
  if (format !== 'json') return { answer: await make(members), others: {} };
  const isDone = (one: Answer): boolean => hasSucceeded(one) && !isInVain(one);
  // A call without an answer may have been carried out. If it is sent again, it may be refused for that.
  const isOver = (one: Answer): boolean => isSilent(one) || isDone(one);
  const makeAsText = (): Promise<Answer> => make(asText(members));
  let text = await makeAsText();
  if (!isOver(text)) {
    await context.pause(lockPauseMs);
    text = await madeUntilTaken(context, await makeAsText(), makeAsText);
  }
  if (isOver(text)) return { answer: { ...text, call: { ...text.call, members } }, others: {} };
  const answer = await make(members);
  const isTold = text.decoded !== null && isDone(answer);
  return { answer, others: isTold ? { [asTextInVain]: text } : {} };
}
