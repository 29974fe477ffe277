import { isEscapeStart, type Readings, readingsOf } from './readings.ts';

/** Ways of writing bytes as letters: the value of each letter, and how many bits it holds. */
export interface Armour {
  readonly bits: 4 | 6;
  /** By code: the value plus one; 0 where it is no letter of it. */
  readonly values: Uint8Array;
  /** What may stand between letters: line breaks, or the marks between two digits. */
  readonly between: ReadonlySet<number>;
}

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Base64 with both alphabets and line breaks; hexadecimal digits in both cases with marks between them. */
export const armours: readonly Armour[] = [
  { bits: 6, values: valuesOf([`${base64Letters}+/`, `${base64Letters}-_`]), between: new Set([10, 13]) },
  {
    bits: 4,
    values: valuesOf(['0123456789abcdef', '0123456789ABCDEF']),
    between: new Set([0x20, 0x2d, 0x3a]),
  },
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
export function runsOf(text: string, armour: Armour, shortest: number): Runs {
  const values = new Uint8Array(text.length);
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  const bounds = [0];
  const readings = readingsOf(text);
  let length = 0;
  let runStart = 0;
  const put = (value: number, from: number, to: number): void => {
    values[length] = value - 1;
    starts[length] = from;
    ends[length] = to;
    length += 1;
  };
  for (let index = 0; index < text.length; ) {
    const code = text.charCodeAt(index);
    const value = code < 128 ? (armour.values[code] ?? 0) : 0;
    if (value !== 0) {
      put(value, index, index + 1);
      index += 1;
    } else if (armour.between.has(code)) {
      index += 1;
    } else {
      const escaped = isEscapeStart(code) ? letterAt(readings, index, armour) : undefined;
      if (escaped !== undefined) {
        if (escaped.value !== 0) put(escaped.value, index, escaped.next);
        index = escaped.next;
        continue;
      }
      if (length - runStart < shortest) length = runStart;
      else bounds.push(length);
      runStart = length;
      index += 1;
    }
  }
  if (length - runStart < shortest) length = runStart;
  else bounds.push(length);
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
    if (value === 0 && !armour.between.has(code)) return false;
    found = { value, next };
    return true;
  });
  return found;
}

function valuesOf(alphabets: readonly string[]): Uint8Array {
  const values = new Uint8Array(128);
  for (const alphabet of alphabets) {
    for (let index = 0; index < alphabet.length; index += 1) values[alphabet.charCodeAt(index)] = index + 1;
  }
  return values;
}
