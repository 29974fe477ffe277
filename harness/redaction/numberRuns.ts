import type { DecodedRun } from './decodedRun.ts';
import { eachIsland } from './eachIsland.ts';
import type { Readings } from './Readings.ts';

const tableOf = (characters: string): Uint8Array => {
  const table = new Uint8Array(128);
  for (const each of characters) table[each.charCodeAt(0)] = 1;
  return table;
};

const marks = tableOf(', \t\r\n;');
const inNumbers = tableOf('0123456789, \t\r\n;-');
/** And what escapes of these consist of. */
const inEscapedNumbers = tableOf('0123456789, \t\r\n;-%&=\\#xXuUabcdefABCDEFtrnom{}');

const zero = 0x30;
const minus = 0x2d;

/**
 * Every sequence of at least `shortest` numbers that may be bytes, signed or not, as in a JSON list. One byte for each number.
 */
export function numberRuns(text: string, readings: Readings, shortest: number): readonly DecodedRun[] {
  const runs: DecodedRun[] = [];
  // A number and a mark.
  const least = 2 * shortest - 1;
  eachIsland(text, readings.escaped ? inEscapedNumbers : inNumbers, least, (from, to) => {
    let bytes: number[] = [];
    let starts: number[] = [];
    let ends: number[] = [];
    const end = (): void => {
      if (bytes.length >= shortest) runs.push(runOf(Uint8Array.from(bytes), starts, ends));
      if (bytes.length > 0) [bytes, starts, ends] = [[], [], []];
    };
    let digits = 0;
    let value = 0;
    let start = from;
    let isNegative = false;
    const endNumber = (behind: number): void => {
      if (digits === 0) return;
      if (value > (isNegative ? 128 : 255)) end();
      else {
        bytes.push(isNegative ? 256 - value : value);
        starts.push(start);
        ends.push(behind);
      }
      digits = 0;
      value = 0;
    };
    for (let index = from; index < to; ) {
      const { code, next } = meantAt(text, readings, index);
      if (code >= zero && code <= zero + 9) {
        if (digits === 0) {
          start = index;
          isNegative = isMinus(text, index);
        }
        digits += 1;
        value = Math.min(value * 10 + code - zero, 1000);
      } else {
        endNumber(index);
        if (code !== minus && !(code < 128 && marks[code] === 1)) end();
      }
      index = next;
    }
    endNumber(to);
    end();
  });
  return runs;
}

const isMinus = (text: string, index: number): boolean => text.charCodeAt(index - 1) === minus;

function runOf(bytes: Uint8Array, starts: readonly number[], ends: readonly number[]): DecodedRun {
  return {
    bytes: () => bytes,
    place: (number) => ({ start: starts[number] ?? 0, end: ends[number] ?? 0 }),
  };
}

/** The part of a number list at that place, escaped or not; else the character itself. */
function meantAt(
  text: string,
  readings: Readings,
  index: number,
): { readonly code: number; readonly next: number } {
  const plain = text.charCodeAt(index);
  if (!readings.escaped || inNumbers[plain] === 1) return { code: plain, next: index + 1 };
  let found = { code: plain, next: index + 1 };
  readings.some(index, (code, next) => {
    if (code >= 128 || inNumbers[code] !== 1) return false;
    found = { code, next };
    return true;
  });
  return found;
}
