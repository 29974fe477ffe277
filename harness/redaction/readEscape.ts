import { namedReferences } from './namedReferences.ts';
import type { Readings } from './readings.ts';

type Accepts = (code: number) => boolean;
type Add = (code: number, next: number) => void;

const isDigit: Accepts = (code) => code >= 0x30 && code <= 0x39;
const isHex: Accepts = (code) =>
  isDigit(code) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
const isAlphanumeric: Accepts = (code) =>
  isDigit(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
const is =
  (letter: string): Accepts =>
  (code) =>
    code === letter.charCodeAt(0) || code === letter.toUpperCase().charCodeAt(0);

const isU = is('u');
const isX = is('x');
const isHash = is('#');
const isSemicolon = is(';');
const isOpening = is('{');
const isClosing = is('}');

const longestName = Math.max(...[...namedReferences.keys()].map((name) => name.length));

/** The control characters that JSON and JavaScript write as a letter. */
const controls: ReadonlyMap<number, number> = new Map(
  [...'nrtbf'].map((letter, index) => [letter.charCodeAt(0), [10, 13, 9, 8, 12][index] ?? 0]),
);

/** Adds what is meant where `start` (one of `% & \`) has been read and its escape would go on at `index`. */
export function readEscape(readings: Readings, start: number, index: number, add: Add): void {
  if (start === 0x25) readPercent(readings, index, add);
  else if (start === 0x26) readReference(readings, index, add);
  else if (start === 0x5c) readBackslash(readings, index, add);
}

function readPercent(readings: Readings, index: number, add: Add): void {
  readHex(readings, index, 2, add);
  const legacy = one(readings, index, isU);
  if (legacy !== undefined) readHex(readings, legacy.next, 4, add);
}

function readReference(readings: Readings, index: number, add: Add): void {
  const hash = one(readings, index, isHash);
  if (hash === undefined) {
    const name = several(readings, index, isAlphanumeric, longestName);
    const code = namedReferences.get(name.letters);
    if (code !== undefined) add(code, afterSemicolon(readings, name.next));
    return;
  }
  const x = one(readings, hash.next, isX);
  const digits = several(readings, x?.next ?? hash.next, x === undefined ? isDigit : isHex, 64);
  const code = Number.parseInt(digits.letters, x === undefined ? 10 : 16);
  if (code <= 0x10ffff) add(code, afterSemicolon(readings, digits.next));
}

function readBackslash(readings: Readings, index: number, add: Add): void {
  // Each layer of quoting doubles the backslashes, so that any number of them may stand before one character.
  const end = readings.endOfBackslashes(index);
  if (end !== index) readEscaped(readings, end, add);
  readEscaped(readings, index, add);
}

function readEscaped(readings: Readings, index: number, add: Add): void {
  // What begins an escape of its own is not the character that is escaped here: that one's end is further on.
  const isBeginning = readings.isEscape(index);
  readings.some(index, (code, next) => {
    if (isBeginning && next === index + 1 && code !== 0x5c) return false;
    const control = controls.get(code);
    if (isU(code)) {
      readHex(readings, next, 4, add);
      const brace = one(readings, next, isOpening);
      if (brace !== undefined) readBraced(readings, brace.next, add);
    } else if (isX(code)) readHex(readings, next, 2, add);
    else if (control !== undefined) add(control, next);
    else if (code >= 0x20 && code < 0x7f && !isAlphanumeric(code)) add(code, next);
    return false;
  });
}

function readBraced(readings: Readings, index: number, add: Add): void {
  const digits = several(readings, index, isHex, 8);
  const end = one(readings, digits.next, isClosing);
  if (digits.letters !== '' && end !== undefined) add(Number.parseInt(digits.letters, 16), end.next);
}

function readHex(readings: Readings, index: number, count: number, add: Add): void {
  const digits = several(readings, index, isHex, count);
  if (digits.letters.length === count) add(Number.parseInt(digits.letters, 16), digits.next);
}

const afterSemicolon = (readings: Readings, index: number): number =>
  one(readings, index, isSemicolon)?.next ?? index;

/** The first reading at a place whose code is accepted. */
function one(
  readings: Readings,
  index: number,
  accepts: Accepts,
): { code: number; next: number } | undefined {
  let found: { code: number; next: number } | undefined;
  readings.some(index, (code, next) => {
    if (!accepts(code)) return false;
    found = { code, next };
    return true;
  });
  return found;
}

function several(
  readings: Readings,
  index: number,
  accepts: Accepts,
  most: number,
): { letters: string; next: number } {
  let letters = '';
  let next = index;
  while (letters.length < most) {
    const found = one(readings, next, accepts);
    if (found === undefined) break;
    letters += String.fromCharCode(found.code);
    next = found.next;
  }
  return { letters, next };
}
