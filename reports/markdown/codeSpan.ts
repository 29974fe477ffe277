/** A text as code within a line of Markdown: nothing in it is markup, whatever a target put there. */
export function codeSpan(text: string): string {
  // A space at the edge is taken away together with the one at the other; a line break would end a list's item.
  const line = text.replace(/[\r\n]+/g, ' ');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${line === '' ? ' ' : line} ${fence}`;
}
