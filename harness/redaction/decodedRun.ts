import { type Armour, runKinds } from './armour.ts';
import type { Readings } from './Readings.ts';
import { letterAt, type Stretch } from './runsOf.ts';

/** What a run may say, depending on which letter is the first of a group. */
export interface DecodedRun {
  /** The bytes, read from the `skip`-th letter on. */
  readonly bytes: (skip: number) => Uint8Array;
  /** Where that letter is in the text, from `start` to before `end`. */
  readonly place: (letter: number) => { readonly start: number; readonly end: number };
}

/** Decodes a run of letters of armour. Letters may be escaped, or have other characters between them. */
export function decodedRun(text: string, readings: Readings, armour: Armour, run: Stretch): DecodedRun {
  const { bits, encoding } = armour;
  if (run.letters < run.end - run.start) return ofMixed(text, readings, armour, run);
  const values = encoding === undefined ? valuesOf(text, armour, run) : undefined;
  return {
    bytes: (skip) =>
      values === undefined
        ? Buffer.from(text.slice(run.start + skip, run.end), encoding)
        : bytesOf(values.subarray(skip), bits),
    place: (letter) => ({ start: run.start + letter, end: run.start + letter + 1 }),
  };
}

/** For a run of letters only. */
function valuesOf(text: string, armour: Armour, run: Stretch): Uint8Array {
  const values = new Uint8Array(run.letters);
  for (let letter = 0; letter < run.letters; letter += 1)
    values[letter] = (armour.values[text.charCodeAt(run.start + letter)] ?? 0) - 1;
  return values;
}

/** For a run with marks or escapes in it. */
function ofMixed(text: string, readings: Readings, armour: Armour, run: Stretch): DecodedRun {
  const { bits, kinds } = armour;
  const values = new Uint8Array(run.letters);
  const starts = new Uint32Array(run.letters);
  const ends = new Uint32Array(run.letters);
  let length = 0;
  for (let index = run.start; index < run.end; ) {
    const code = text.charCodeAt(index);
    const kind = kinds[code];
    const escaped = kind === runKinds.escapeStart ? letterAt(readings, index, armour) : undefined;
    const value = escaped?.value ?? armour.values[code] ?? 0;
    const next = escaped?.next ?? index + 1;
    if (value !== 0) {
      values[length] = value - 1;
      starts[length] = index;
      ends[length] = next;
      length += 1;
    }
    index = next;
  }
  return {
    bytes: (skip) => bytesOf(values.subarray(skip), bits),
    place: (letter) => ({ start: starts[letter] ?? 0, end: ends[letter] ?? 0 }),
  };
}

function bytesOf(values: Uint8Array, bits: Armour['bits']): Uint8Array {
  const bytes = new Uint8Array(Math.floor((values.length * bits) / 8));
  let length = 0;
  let held = 0;
  let pending = 0;
  for (const value of values) {
    pending = ((pending << bits) | value) & 0xffff;
    held += bits;
    if (held < 8) continue;
    held -= 8;
    bytes[length] = (pending >> held) & 0xff;
    length += 1;
  }
  return bytes;
}
