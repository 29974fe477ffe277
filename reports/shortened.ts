/** The characters that turn the direction of a text around. */
export const turningText = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A character as JSON escapes it. */
export const writtenOut = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A text on one line with its control characters written out: a terminal must not obey what a target sent. Those that turn the direction
 * of a text around would make a reader see something else than what is there.
 */
export const printable = (text: string): string =>
  text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, (character) =>
      character === '\n' ? '\\n' : writtenOut(character),
    )
    .replace(turningText, writtenOut);

/** A text on one line, cut in the middle or at its end if it is longer than `limit`. Control characters are written out. */
export function shortened(text: string, limit: number, cut: 'middle' | 'end' = 'middle'): string {
  const line = printable(text);
  if (line.length <= limit) return line;
  if (cut === 'end') return `${line.slice(0, limit - 1)}…`;
  const half = Math.floor((limit - 3) / 2);
  return `${line.slice(0, half)} … ${line.slice(-half)}`;
}
