/** A page with a section in place of its old one, or before the kill matrix; it begins with its heading. */
export function withSection(page: string, section: readonly string[]): string {
  const [heading = ''] = section;
  const lines = page.split('\n');
  const start = lines.indexOf(heading);
  const at = start >= 0 ? start : lines.indexOf('## The kill matrix');
  if (at < 0) return [...lines, ...section].join('\n');
  const next = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const end = start < 0 ? at : next < 0 ? lines.length : next;
  return [...lines.slice(0, at), ...section, ...lines.slice(end)].join('\n');
}

/** Text from elsewhere, escaped so that it stays text in a table. */
export const escaped = (text: string): string => text.replace(/[|<>*_`\\]/g, '\\$&').replace(/[\r\n]+/g, ' ');
