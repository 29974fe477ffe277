import { asText } from '../../generators/messages/asText.ts';
import { isAlike } from '../../harness/canonical/unlikeness.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused } from '../../harness/exchanges/outcome.ts';
import type { Waiting } from '../../harness/settle/madeUntilTaken.ts';
import { refusedBehind } from '../../harness/settle/refusedBehind.ts';
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
 * if it comes again behind a call with numbers that is taken. Where each call writes the same record, that one may have locked it: with
 * `sameRecord`, the text is waited for. Where a call uses something up, `send` gives each one its own.
 */
export async function textBehind(
  operation: Operation,
  number: Answer,
  send: Send,
  sameRecord?: Waiting,
): Promise<{ readonly [Name in CallBehind]?: Answer }> {
  const text = await send(asText, 'text');
  if (isAlike(operation, number, text)) return { text };
  const sendNumbers = () => send(asNumbers, 'again');
  const sendText = () => send(asText, 'textAgain');
  const { usual: again, answer: textAgain } =
    sameRecord !== undefined && hasSucceeded(number) && isRefused(text)
      ? await refusedBehind(sameRecord, text, sendText, sendNumbers)
      : { usual: await sendNumbers(), answer: await sendText() };
  if (isAlike(operation, number, textAgain)) return { text: textAgain };
  return { text, textAgain, ...(again === undefined ? {} : { again }) };
}
