import { asText } from '../../generators/messages/asText.ts';
import { isAlike } from '../../harness/canonical/unlikeness.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { asTextInVain } from './sentAsText.ts';

/**
 * Two calls differ in how their numbers are written. The one with numbers is the evidence's answer, and `text` is the one with text.
 * Where the two are answered differently, the first is sent again (`again`), and then the second (`textAgain`). The call of another scenario
 * that was in vain with text, as the examples have it, stands there too.
 */
export type AnswersToText = 'text' | 'textAgain' | 'again' | typeof asTextInVain;

/** The calls of a pair after the one with numbers. */
type CallBehind = Exclude<AnswersToText, typeof asTextInVain>;

/** Makes one of the calls of a pair, with its numbers as they are or as text. */
export type Send = (as: (members: RecordValue) => RecordValue, which: CallBehind) => Promise<Answer>;

/** What tells the records of a pair's calls apart. */
export const labels: Readonly<Record<CallBehind, string>> = {
  text: 'as-text',
  textAgain: 'as-text-again',
  again: 'as-number',
};

/** Leaves the numbers as they are. */
export const asNumbers = (members: RecordValue): RecordValue => members;

/**
 * The call with text after a call with numbers. One refusal of the text may be a deadlock, or a record that somebody holds. So it counts only
 * if it comes twice, and a call with numbers is taken in between. A lock that lasts for two calls refuses that one too. Where a call uses
 * something up, `send` gives each one its own.
 */
export async function textBehind(
  operation: Operation,
  number: Answer,
  send: Send,
): Promise<{ readonly [Name in CallBehind]?: Answer }> {
  const text = await send(asText, 'text');
  if (isAlike(operation, number, text)) return { text };
  const again = await send(asNumbers, 'again');
  const textAgain = await send(asText, 'textAgain');
  return isAlike(operation, number, textAgain) ? { text: textAgain } : { text, textAgain, again };
}
