import { isEscapeStart, type Readings } from './readings.ts';

/** Ways of writing bytes as letters: the value of each letter, and how many bits it holds. */
export interface Armour {
  readonly bits: 4 | 6;
  /** By code below 128: `letter`, `between`, `escapeStart` or 0. */
  readonly kinds: Uint8Array;
  /** By code: the value plus one; 0 where it is no letter of it. */
  readonly values: Uint8Array;
}

const letter = 1;
/** A line break in base64; a mark between two hexadecimal digits. */
const between = 2;
const escapeStart = 3;

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Base64 with both alphabets and line breaks; hexadecimal digits in both cases with marks between them. */
export const armours: readonly Armour[] = [
  armourOf(6, [`${base64Letters}+/`, `${base64Letters}-_`], '\r\n'),
  armourOf(4, ['0123456789abcdef', '0123456789ABCDEF'], ' -:'),
];

/** The letters of a text that may be armour, run after run, each with its place in the text. */
export interface Runs {
  readonly values: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Where each run begins in the three lists above, and at last their length. */
  readonly bounds: readonly number[];
}

/** Every run of at least `shortest` letters, escaped ones too; linear in the text. */
export function runsOf(text: string, readings: Readings, armour: Armour, shortest: number): Runs {
  const { kinds } = armour;
  const runs: number[] = [];
  let letters = 0;
  let total = 0;
  let start = 0;
  const end = (index: number): void => {
    if (letters >= shortest) {
      runs.push(start, index);
      total += letters;
    }
    letters = 0;
  };
  // Most runs are words: they are only counted, and nothing is kept of them.
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const kind = code < 128 ? kinds[code] : 0;
    if (kind === letter) letters += 1;
    else if (kind === escapeStart) {
      const escaped = letterAt(readings, index, armour);
      if (escaped === undefined) {
        end(index);
        start = index + 1;
      } else {
        if (escaped.value !== 0) letters += 1;
        index = escaped.next - 1;
      }
    } else if (kind !== between) {
      end(index);
      start = index + 1;
    }
  }
  end(text.length);
  return lettersOf(text, readings, armour, runs, total);
}

/** Reads the runs, given as start and end of each, letter by letter. */
function lettersOf(
  text: string,
  readings: Readings,
  armour: Armour,
  runs: readonly number[],
  total: number,
): Runs {
  const values = new Uint8Array(total);
  const starts = new Uint32Array(total);
  const ends = new Uint32Array(total);
  const bounds = [0];
  let length = 0;
  for (let run = 0; run < runs.length; run += 2) {
    const end = runs[run + 1] ?? 0;
    for (let index = runs[run] ?? 0; index < end; ) {
      const code = text.charCodeAt(index);
      const kind = code < 128 ? armour.kinds[code] : 0;
      const escaped = kind === escapeStart ? letterAt(readings, index, armour) : undefined;
      const value = escaped?.value ?? (kind === letter ? (armour.values[code] ?? 0) : 0);
      const next = escaped?.next ?? index + 1;
      if (value !== 0) {
        values[length] = value - 1;
        starts[length] = index;
        ends[length] = next;
        length += 1;
      }
      index = next;
    }
    bounds.push(length);
  }
  return { values, starts, ends, bounds };
}

/** The bytes of all runs, each read from its `skip`-th letter on, with one byte of 1 behind each run. */
export function bytesOf(runs: Runs, bits: number, skip: number): { bytes: Uint8Array; offsets: number[] } {
  const { values, bounds } = runs;
  const count = bounds.length - 1;
  const bytes = new Uint8Array(Math.ceil(((bounds[count] ?? 0) * bits) / 8) + 2 * count);
  const offsets: number[] = [];
  let length = 0;
  for (let run = 0; run < count; run += 1) {
    offsets.push(length);
    let held = 0;
    let pending = 0;
    const end = bounds[run + 1] ?? 0;
    for (let index = (bounds[run] ?? 0) + skip; index < end; index += 1) {
      pending = ((pending << bits) | (values[index] ?? 0)) & 0xffff;
      held += bits;
      if (held < 8) continue;
      held -= 8;
      bytes[length] = (pending >> held) & 0xff;
      length += 1;
    }
    bytes[length] = 1;
    length += 1;
  }
  return { bytes: bytes.subarray(0, length), offsets };
}

function letterAt(
  readings: Readings,
  index: number,
  armour: Armour,
): { value: number; next: number } | undefined {
  let found: { value: number; next: number } | undefined;
  readings.some(index, (code, next) => {
    const value = code < 128 ? (armour.values[code] ?? 0) : 0;
    if (value === 0 && !(code < 128 && armour.kinds[code] === between)) return false;
    found = { value, next };
    return true;
  });
  return found;
}

function armourOf(bits: 4 | 6, alphabets: readonly string[], marks: string): Armour {
  const values = new Uint8Array(128);
  const kinds = new Uint8Array(128);
  for (const alphabet of alphabets) {
    for (let index = 0; index < alphabet.length; index += 1) {
      values[alphabet.charCodeAt(index)] = index + 1;
      kinds[alphabet.charCodeAt(index)] = letter;
    }
  }
  for (const mark of marks) kinds[mark.charCodeAt(0)] = between;
  for (let code = 0; code < 128; code += 1) if (isEscapeStart(code)) kinds[code] = escapeStart;
  return { bits, kinds, values };
}
