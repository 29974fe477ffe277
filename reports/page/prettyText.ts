import { prettyBrackets } from './prettyBrackets.ts';
import { prettyTags } from './prettyTags.ts';

/**
 * A text of a target laid out for reading, by what it looks like: no character but spaces between its parts is added or
 * taken away, and what is broken stays as broken as it is. csv stays in its lines.
 */
export function prettyText(text: string, type: string): string {
  if (/csv/i.test(type)) return text;
  if (/^\s*</.test(text)) return prettyTags(text);
  return /^\s*(?:[{[]|\w+\(\s*[{[])/.test(text) ? prettyBrackets(text, /jsv/i.test(type)) : text;
}
