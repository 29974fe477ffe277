import type { Accept, Readings } from './Readings.ts';
import { readEscape } from './readEscape.ts';

/** More ways to read one place are not kept. Five layers of escapes give fewer. */
const mostReadings = 8;

/**
 * Five layers of quoting turn one backslash into this many. A run of up to this many may stand for one, or come before one
 * escape.
 */
const mostBackslashes = 32;

/** In place of a head: so many backslashes follow that no escape ends after them. */
const amidRun = -1;

const backslash = 0x5c;

/** Where an escape may begin. `=` is common outside escapes too. */
const starts = /[%&\\]|=(?=[\dA-Fa-f%&=\\])/;

/**
 * Reads every character of a text in each way it can be meant. It may be plain, or an escape of JSON, JavaScript, XML, HTML, a
 * URL or quoted-printable. The characters of an escape may be escapes themselves, to any depth.
 *
 * The text is read from the end to the beginning, so that the parts of an escape are known before the escape is read. Time and
 * memory are linear for every text.
 */
export function readingsOf(text: string): Readings {
  if (!starts.test(text)) {
    return { escaped: false, some: (index, accept) => accept(text.charCodeAt(index), index + 1) };
  }

  /**
   * For each place: the position of its escapes in `pool` plus one, or 0, or `amidRun`. The pool has their number, then the code
   * and next place of each.
   */
  const heads = new Int32Array(text.length);
  let pool = new Int32Array(1024);
  let pooled = 0;

  const readings: Readings = {
    escaped: true,
    some: (index, accept) => {
      const code = text.charCodeAt(index);
      if (accept(code, index + 1)) return true;
      const head = heads[index] ?? 0;
      if (code === backslash && text.charCodeAt(index + 1) === backslash) {
        if (someDoubled(index, head === amidRun, accept)) return true;
      }
      if (head <= 0) return false;
      const last = head + 2 * (pool[head - 1] ?? 0);
      for (let each = head; each < last; each += 2) {
        if (accept(pool[each] ?? 0, pool[each + 1] ?? 0)) return true;
      }
      return false;
    },
  };

  /** Two, four or eight backslashes that mean one give too many readings to keep. They are quick to find instead. */
  function someDoubled(index: number, amid: boolean, accept: Accept): boolean {
    let next = index + 1;
    for (let count = 2; count <= mostBackslashes; count *= 2) {
      if (amid) next = index + count;
      while (next < index + count && text.charCodeAt(next) === backslash) next += 1;
      if (next < index + count) return false;
      if (accept(backslash, next)) return true;
    }
    return false;
  }

  const found: number[] = [];
  let runEnd = text.length;
  const add = (meant: number, next: number): void => {
    if (meant === backslash && next <= runEnd) return;
    for (let each = 0; each < found.length; each += 2) {
      if (found[each] === meant && found[each + 1] === next) return;
    }
    if (found.length < 2 * mostReadings) found.push(meant, next);
  };

  for (const index of placesOf(text, new RegExp(starts, 'g')).reverse()) {
    const code = text.charCodeAt(index);
    if (code !== backslash) runEnd = 0;
    else if (text.charCodeAt(index + 1) !== backslash) runEnd = index + 1;
    if (runEnd - index > mostBackslashes) {
      heads[index] = amidRun;
      continue;
    }
    readings.some(index, (start, next) => {
      readEscape(readings, { start, from: index, index: next }, add);
      return false;
    });
    for (let each = 0; each < found.length; each += 2) {
      readEscape(readings, { start: found[each] ?? 0, from: index, index: found[each + 1] ?? 0 }, add);
    }
    if (found.length === 0) continue;
    if (pooled + found.length + 1 > pool.length) {
      const larger = new Int32Array(2 * pool.length);
      larger.set(pool);
      pool = larger;
    }
    pool[pooled] = found.length / 2;
    pool.set(found, pooled + 1);
    heads[index] = pooled + 1;
    pooled += found.length + 1;
    found.length = 0;
  }
  return readings;
}

function placesOf(text: string, pattern: RegExp): number[] {
  const places: number[] = [];
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) places.push(match.index);
  return places;
}
