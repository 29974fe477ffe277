const jsonText = /"(?:[^"\\]|\\.)*"|[^"]+/gs;
const csvText = /"(?:[^"]|"")*"|[^"]+/gs;

/** A document with what stands outside of quotes changed, where quotes within are written by `\` (json) or doubled (csv). */
export const outsideQuotes = (
  format: 'json' | 'csv',
  document: string,
  edit: (text: string) => string,
): string =>
  document.replace(format === 'json' ? jsonText : csvText, (part) =>
    part.startsWith('"') ? part : edit(part),
  );
