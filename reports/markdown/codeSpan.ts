import { printable } from '../shortened.ts';

/** A text as code within a line of Markdown: nothing in it acts as markup, whatever a target put there. */
export function codeSpan(text: string): string {
  // Markdown removes a pair of spaces at both edges. A line break would end a list's item.
  const line = printable(text.replace(/[\r\n]+/g, ' '));
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${line === '' ? ' ' : line} ${fence}`;
}
