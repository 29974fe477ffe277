import type { Answer } from '../../harness/Answer.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { outcomeOf } from '../outcomeOf.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { asText } from './asText.ts';

/** The name in the evidence of a call that was refused or did nothing with its numbers as text, and right after it did something with numbers. */
export const asTextInVain = 'as-text';

export interface Sent {
  readonly answer: Answer;
  readonly others: Readonly<Record<string, Answer>>;
}

/**
 * In json makes a call with its numbers as text, and where it is refused, twice, or did nothing (`isInVain`), once more with
 * numbers; in other formats with numbers at once. The answer stands for the members as they are meant, be they sent as text.
 */
export async function sentAsText(
  { format }: ScenarioPlace,
  members: RecordValue,
  make: (members: RecordValue) => Promise<Answer>,
  isInVain: (answer: Answer) => boolean,
): Promise<Sent> {
  if (format !== 'json') return { answer: await make(members), others: {} };
  const isTaken = (one: Answer): boolean => outcomeOf(one, 'success') === 'succeeded';
  const first = await make(asText(members));
  // A target may be busy for a moment.
  const text = isTaken(first) ? first : await make(asText(members));
  if (isTaken(text) && !isInVain(text))
    return { answer: { ...text, call: { ...text.call, members } }, others: {} };
  const answer = await make(members);
  const isTold = text.decoded !== null && isTaken(answer) && !isInVain(answer);
  return { answer, others: isTold ? { [asTextInVain]: text } : {} };
}
