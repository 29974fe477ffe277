import type { Answer } from '../exchanges/Answer.ts';
import { messageIn } from '../exchanges/statusBlock.ts';

/** Whether a failure names what does not exist, and so has no other reason. */
export const namesMissing = (answer: Answer, name: string): boolean => {
  const message = messageIn(answer);
  return message !== undefined && isNamed(message, name);
};

/** Servers write numbers by culture: `1.999.000` names 1999000, and so do Arabic digits. They may write codes in capitals. */
export function isNamed(message: string, name: string): boolean {
  if (!/^\d+$/.test(name)) return message.toLowerCase().includes(name.toLowerCase());
  const alone = new RegExp(`(?<!\\d)${name}(?!\\d)`);
  const said = inAsciiDigits(message);
  return alone.test(said) || alone.test(said.replace(/(?<=\d)[\s.,'’_\u00a0\u202f\u066c](?=\d)/g, ''));
}

/** A text with the digits of other scripts as ASCII has them. The ten of a script begin at U+…0 or U+…6, such as U+0660 and U+0966. */
const inAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const row = code & ~15;
    return `${code - row - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? 0 : 6)}`;
  });

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
