import { isEscapeStart } from './isEscapeStart.ts';

/** A way to write bytes as letters: the value of each letter, and how many bits it holds. */
export interface Armour {
  readonly bits: 4 | 5 | 6;
  /** The name by which Node can read it directly. */
  readonly encoding: 'base64' | 'hex' | undefined;
  /** By code: what a character can be in a run; 0 for nothing. */
  readonly kinds: Uint8Array;
  /** By code: the value plus one; 0 if it is not a letter of this armour. */
  readonly values: Uint8Array;
  /** By code: whether it may occur in a run, even as part of an escaped letter or mark. */
  readonly inRuns: Uint8Array;
}

/** What a character can be in a run. A mark is a line break in base64 or base32, or a separator between hexadecimal digits. */
export const runKinds = { letter: 1, mark: 2, escapeStart: 3 } as const;

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** What escapes consist of after their first character and, after a backslash, what they mean. */
const escapeParts = `${base64Letters}#;{}`;

/** Base64 with both alphabets and line breaks; hexadecimal digits in both cases with marks between them; base32 in both cases. */
export const armours: readonly Armour[] = [
  armourOf('base64', 6, [`${base64Letters}+/`, `${base64Letters}-_`], '\r\n'),
  armourOf('hex', 4, ['0123456789abcdef', '0123456789ABCDEF'], ' -:'),
  armourOf(undefined, 5, ['ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 'abcdefghijklmnopqrstuvwxyz234567'], '\r\n'),
];

function armourOf(
  encoding: Armour['encoding'],
  bits: Armour['bits'],
  alphabets: readonly string[],
  marks: string,
): Armour {
  const values = new Uint8Array(128);
  const kinds = new Uint8Array(128);
  for (const alphabet of alphabets) {
    for (let index = 0; index < alphabet.length; index += 1) {
      values[alphabet.charCodeAt(index)] = index + 1;
      kinds[alphabet.charCodeAt(index)] = runKinds.letter;
    }
  }
  for (const mark of marks) kinds[mark.charCodeAt(0)] = runKinds.mark;
  for (let code = 0; code < 128; code += 1) if (isEscapeStart(code)) kinds[code] = runKinds.escapeStart;
  const inRuns = kinds.slice();
  for (const part of escapeParts) inRuns[part.charCodeAt(0)] = 1;
  return { bits, encoding, kinds, values, inRuns };
}
