import type { Accept, Readings } from './Readings.ts';

/** A number that needs no terminator: a reference without its semicolon, or octal digits that are not padded. */
const openNumber = /(?:&(?:amp;){0,4}|%26)(?:#|%23)(?:x0*[\da-f]{2}|0*[1-9]\d)|(?:\\|%5c)[0-7]/i;
const hexadecimal = /(?:&(?:amp;){0,4}|%26)(?:#|%23)x0*([\da-f]{1,6})/iy;
const decimal = /(?:&(?:amp;){0,4}|%26)(?:#|%23)0*([1-9]\d{0,6})/iy;
const octal = /(?:\\{1,32}|%5c)([0-7]{1,3})/iy;

/** No key holds anything below this. */
const leastCode = 0x20;

/**
 * Reads a text in which numbers may end anywhere, since what follows a number may look like more of it: `&#1153` may also mean
 * `s3`. It is separate from the other readings, because combining both would give too many. So such numbers are read plain, or as
 * XML, JSON or a URL escapes them once. Undefined for a text without any.
 */
export function openReadings(text: string): Readings | undefined {
  if (!openNumber.test(text)) return undefined;
  const someOf = (form: RegExp, radix: number, index: number, accept: Accept): boolean => {
    form.lastIndex = index;
    const digits = form.exec(text)?.[1] ?? '';
    const from = form.lastIndex - digits.length;
    for (let length = digits.length; length > 0; length -= 1) {
      const code = Number.parseInt(digits.slice(0, length), radix);
      const isClosed = radix !== 8 && text.charCodeAt(from + length) === 0x3b;
      if (code >= leastCode && code <= 0x10ffff && accept(code, from + length + (isClosed ? 1 : 0)))
        return true;
    }
    return false;
  };
  return {
    escaped: true,
    some: (index, accept) => {
      const code = text.charCodeAt(index);
      if (accept(code, index + 1)) return true;
      if (code === 0x5c) return someOf(octal, 8, index, accept);
      if (code !== 0x26 && code !== 0x25) return false;
      if (someOf(decimal, 10, index, accept) || someOf(hexadecimal, 16, index, accept)) return true;
      return code === 0x25 && someOf(octal, 8, index, accept);
    },
  };
}
