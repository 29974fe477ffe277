import { prettyBrackets } from './prettyBrackets.ts';
import { prettyTags } from './prettyTags.ts';

/**
 * A target's text laid out for reading, by what it looks like. Nothing but spaces between its parts is added or removed, and
 * broken text stays broken. csv keeps its lines.
 */
export function prettyText(text: string, type: string): string {
  if (/csv/i.test(type)) return text;
  if (/^\s*</.test(text)) return prettyTags(text);
  return /^\s*(?:[{[]|\w+\(\s*[{[])/.test(text) ? prettyBrackets(text, /jsv/i.test(type)) : text;
}
