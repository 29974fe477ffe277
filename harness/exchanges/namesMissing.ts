import type { Answer } from './Answer.ts';
import { messageIn } from './statusBlock.ts';

/** Whether a failure names what does not exist, and so has no other reason. */
export const namesMissing = (answer: Answer, name: string): boolean => {
  const message = messageIn(answer);
  return message !== undefined && isNamed(message, name);
};

/** Servers group digits by culture: `1.999.000` names 1999000. They may write codes in capitals. */
export function isNamed(message: string, name: string): boolean {
  if (!/^\d+$/.test(name)) return message.toLowerCase().includes(name.toLowerCase());
  const alone = new RegExp(`(?<!\\d)${name}(?!\\d)`);
  return alone.test(message) || alone.test(message.replace(/(?<=\d)[\s.,'’_\u00a0\u202f](?=\d)/g, ''));
}

/** Ways to say in English that something does not exist. */
const waysToSayMissing: readonly RegExp[] = [
  /\bnot\s+(?:be\s+)?(?:exist|found|known|there|present|available|recogni[sz]ed|registered)/i,
  /\b(?:could\s+not|can\s?not|unable\s+to)\s+(?:find|locate)/i,
  /n['’]t\s+(?:exist|find|know|have)/i,
  /\bno\s+(?:such|\w+\s+(?:with|has|exists|matches|found|(?:was|is)\s+(?:found|there)))/i,
  /unknown|missing|non-?existent|unrecogni[sz]ed/i,
];

/** Whether a Message says in English that something does not exist, in whichever words. */
export const saysMissing = (message: string): boolean => waysToSayMissing.some((way) => way.test(message));

/** English words that failures often hold, and that other languages with the same letters do not have. */
const wordsOfEnglish =
  /\b(?:the|this|that|not|cannot|does|have|been|with|and|could|should|must|went|wrong|failed|request|invalid|unexpected|occurred|bad|row)\b/i;

/** Whether a Message is in English: it holds one of these words, and no letters of other languages. Names that were sent have none. */
export const isInEnglish = (message: string): boolean =>
  wordsOfEnglish.test(message) && !/[^\P{L}a-z]/iu.test(message);
