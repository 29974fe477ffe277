/** A json string, which may use escapes that json does not have. */
export interface LooseString {
  readonly text: string;
  /** The offset after the closing quote. */
  readonly end: number;
  /** What RFC 8259 forbids in it. */
  readonly problem?: string;
}

const marks = { '"': /["\\\u0000-\u001f]/g, "'": /['\\\u0000-\u001f]/g } as const;
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** Reads the string whose opening quote, of either kind, is at `start`; undefined when it is not closed. */
export function looseString(source: string, start: number): LooseString | undefined {
  const quote = source.charAt(start) === "'" ? "'" : '"';
  let problem = quote === "'" ? 'a string in single quotes' : undefined;
  const pieces: string[] = [];
  let at = start + 1;
  for (;;) {
    marks[quote].lastIndex = at;
    const next = marks[quote].exec(source)?.index;
    if (next === undefined) return undefined;
    pieces.push(source.slice(at, next));
    const mark = source.charAt(next);
    if (mark === quote) {
      const text = pieces.join('');
      return problem === undefined ? { text, end: next + 1 } : { text, end: next + 1, problem };
    }
    if (mark === '\\') {
      const read = readEscape(source, next);
      pieces.push(read.text);
      if (!read.known) problem ??= `the escape ${source.slice(next, read.end)}`;
      at = read.end;
    } else {
      pieces.push(mark);
      problem ??= 'a control character in a string';
      at = next + 1;
    }
  }
}

/** The escape at `start`. One that json does not have stands for its code, as in `\x41`, or for its own character. */
function readEscape(source: string, start: number): { text: string; end: number; known: boolean } {
  const sign = source.charAt(start + 1);
  const digits = /^(?:u[\da-fA-F]{4}|x[\da-fA-F]{2})/.exec(source.slice(start + 1, start + 6))?.[0];
  if (digits !== undefined) {
    const text = String.fromCharCode(Number.parseInt(digits.slice(1), 16));
    return { text, end: start + 1 + digits.length, known: sign === 'u' };
  }
  return { text: escapes[sign] ?? sign, end: start + 2, known: /["\\/bfnrt]/.test(sign) };
}
