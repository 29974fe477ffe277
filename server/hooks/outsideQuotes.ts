const jsonText = /"(?:[^"\\]|\\.)*"|[^"]+/gs;
const csvText = /"(?:[^"]|"")*"|[^"]+/gs;

/** A document with its text outside quotes changed. Quotes within quotes are written with `\` (json) or doubled (csv). */
export const outsideQuotes = (
  format: 'json' | 'csv',
  document: string,
  edit: (text: string) => string,
): string =>
  document.replace(format === 'json' ? jsonText : csvText, (part) =>
    part.startsWith('"') ? part : edit(part),
  );
