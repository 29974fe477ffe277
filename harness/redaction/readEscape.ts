import { isEscapeStart } from './isEscapeStart.ts';
import { namedReferences } from './namedReferences.ts';
import type { Readings } from './Readings.ts';

type Accepts = (code: number) => boolean;
type Add = (code: number, next: number) => void;

const isDigit: Accepts = (code) => code >= 0x30 && code <= 0x39;
const isOctal: Accepts = (code) => code >= 0x30 && code <= 0x37;
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
const isSemicolon = is(';');
const isClosing = is('}');

const longestName = Math.max(...[...namedReferences.keys()].map((name) => name.length));

/** One place is seldom read as two letters. More ways to read one word are not followed. */
const mostWords = 4;

/** The control characters that JSON and JavaScript write as a letter. */
const controls: ReadonlyMap<number, number> = new Map(
  [...'nrtbf'].map((letter, index) => [letter.charCodeAt(0), [10, 13, 9, 8, 12][index] ?? 0]),
);

/** A reading of `%`, `&`, `=` or `\`, from `from` to before `index`, where its escape would continue. */
interface Start {
  readonly start: number;
  readonly from: number;
  readonly index: number;
}

/** Adds what an escape that begins there means, and the place after it. */
export function readEscape(readings: Readings, { start, from, index }: Start, add: Add): void {
  if (start === 0x25) readPercent(readings, index, add);
  else if (start === 0x3d) readHex(readings, index, 2, add);
  else if (start === 0x26) readReference(readings, index, add);
  else if (start === 0x5c) readBackslash(readings, from, index, add);
}

function readPercent(readings: Readings, index: number, add: Add): void {
  readHex(readings, index, 2, add);
  readings.some(index, (code, next) => {
    if (isU(code)) readHex(readings, next, 4, add);
    return false;
  });
}

function readReference(readings: Readings, index: number, add: Add): void {
  readings.some(index, (code, next) => {
    if (code === 0x23) readNumber(readings, next, add);
    return false;
  });
  for (const { letters, end } of wordsAt(readings, index, isAlphanumeric, longestName, isSemicolon)) {
    const code = namedReferences.get(letters.toLowerCase());
    if (code !== undefined) add(code, end);
  }
}

function readNumber(readings: Readings, index: number, add: Add): void {
  const addNumber = (from: number, accepts: Accepts, radix: number): void => {
    for (const { letters, end } of wordsAt(readings, from, accepts, 64, isSemicolon)) {
      const code = Number.parseInt(letters, radix);
      if (code <= 0x10ffff) add(code, end);
    }
  };
  addNumber(index, isDigit, 10);
  readings.some(index, (code, next) => {
    if (isX(code)) addNumber(next, isHex, 16);
    return false;
  });
}

function readBackslash(readings: Readings, from: number, index: number, add: Add): void {
  readings.some(index, (code, next) => {
    if (code === 0x5c) {
      // A writer that doubles a backslash writes both the same way. Two that differ belong to two layers, and the second begins
      // something.
      if (next - index === index - from) add(code, next);
      return false;
    }
    // A character that begins its own escape is not the character escaped here: that escape ends further on.
    if (code !== 0x5c && isEscapeStart(code) && readings.some(index, (_, further) => further > next))
      return false;
    const control = controls.get(code);
    if (isU(code)) {
      readHex(readings, next, 4, add);
      readings.some(next, (opening, inside) => {
        if (opening === 0x7b) readBraced(readings, inside, add);
        return false;
      });
    } else if (isX(code)) readHex(readings, next, 2, add);
    else if (control !== undefined) add(control, next);
    else if (isOctal(code)) readOctal(readings, index, add);
    else if (code >= 0x20 && code < 0x7f && !isAlphanumeric(code)) add(code, next);
    return false;
  });
}

function readBraced(readings: Readings, index: number, add: Add): void {
  for (const { letters, end, closed } of wordsAt(readings, index, isHex, 8, isClosing)) {
    if (closed && letters !== '') add(Number.parseInt(letters, 16), end);
  }
}

/** Up to three digits, as far as they go. See `openReadings.ts` for fewer digits before another digit. */
function readOctal(readings: Readings, index: number, add: Add): void {
  for (const { letters, end } of wordsAt(readings, index, isOctal, 3)) {
    const code = Number.parseInt(letters, 8);
    if (code <= 0xff) add(code, end);
  }
}

function readHex(readings: Readings, index: number, count: number, add: Add): void {
  for (const { letters, end } of wordsAt(readings, index, isHex, count)) {
    if (letters.length === count) add(Number.parseInt(letters, 16), end);
  }
}

interface Word {
  readonly letters: string;
  /** After the closing character, if there is one. */
  readonly end: number;
  readonly closed: boolean;
}

/** Every word that may be meant at a place: the whole of it, and up to each place where it may be closed. */
function wordsAt(
  readings: Readings,
  index: number,
  accepts: Accepts,
  longest: number,
  closes?: Accepts,
): Word[] {
  const words: Word[] = [];
  let growing = [{ letters: '', end: index }];
  for (let length = 0; growing.length > 0; length += 1) {
    const longer: typeof growing = [];
    for (const { letters, end } of growing) {
      let goesOn = false;
      readings.some(end, (code, next) => {
        if (closes?.(code)) words.push({ letters, end: next, closed: true });
        else if (length === longest || !accepts(code)) return false;
        else if (longer.length < mostWords)
          longer.push({ letters: letters + String.fromCharCode(code), end: next });
        goesOn = true;
        return false;
      });
      if (!goesOn) words.push({ letters, end, closed: false });
    }
    growing = longer;
  }
  return words;
}
