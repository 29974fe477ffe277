import { readEscape } from './readEscape.ts';

/** What may be meant at places of a text. */
export interface Readings {
  /**
   * Calls back with every code that may be meant at `index` and the place behind it, the plain one first; stops and
   * gives true as soon as the callback does.
   */
  readonly some: (index: number, accept: (code: number, next: number) => boolean) => boolean;
  /** Whether an escape begins there. */
  readonly isEscape: (index: number) => boolean;
  /** The end of the run of backslashes that `index` is in, or `index` itself. */
  readonly endOfBackslashes: (index: number) => number;
}

/** More ways to read one place are not kept; five layers of escapes give fewer. */
const most = 12;

export const isEscapeStart = (code: number): boolean => code === 0x25 || code === 0x26 || code === 0x5c;

/**
 * Reads every character of a text in each way that it can be meant: as it stands, or as an escape of JSON, JavaScript,
 * XML, HTML or a URL whose own characters may be escapes again, to any depth.
 *
 * Made from the end to the beginning, so that what an escape is made of is known when the escape is read; time and
 * memory are linear, whatever the text.
 */
export function readingsOf(text: string): Readings {
  const plain: Readings = {
    some: (index, accept) => accept(text.charCodeAt(index), index + 1),
    isEscape: () => false,
    endOfBackslashes: (index) => index,
  };
  if (!/[%&\\]/.test(text)) return plain;

  /** Per place, where its escapes are in `pool` plus one; 0 for none. There: their number, then code and next of each. */
  const heads = new Int32Array(text.length);
  let pool = new Int32Array(1024);
  let pooled = 0;
  let runEnd = text.length;

  const readings: Readings = {
    some: (index, accept) => {
      if (accept(text.charCodeAt(index), index + 1)) return true;
      const head = heads[index] ?? 0;
      if (head === 0) return false;
      const last = head + 2 * (pool[head - 1] ?? 0);
      for (let each = head; each < last; each += 2) {
        if (accept(pool[each] ?? 0, pool[each + 1] ?? 0)) return true;
      }
      return false;
    },
    isEscape: (index) => (heads[index] ?? 0) !== 0,
    endOfBackslashes: (index) => (text.charCodeAt(index) === 0x5c ? runEnd : index),
  };

  for (let index = text.length - 1; index >= 0; index -= 1) {
    const code = text.charCodeAt(index);
    if (!isEscapeStart(code)) continue;
    if (code === 0x5c) {
      if (text.charCodeAt(index + 1) !== 0x5c) runEnd = index + 1;
      // Further from the end of its run a backslash belongs to no escape that anybody would write.
      if (runEnd - index > 16) continue;
    }
    const found = [code, index + 1];
    const add = (meant: number, next: number): void => {
      for (let each = 0; each < found.length; each += 2) {
        if (found[each] === meant && found[each + 1] === next) return;
      }
      if (found.length <= 2 * most) found.push(meant, next);
    };
    for (let each = 0; each < found.length; each += 2) {
      readEscape(readings, found[each] ?? 0, found[each + 1] ?? 0, add);
    }
    if (found.length === 2) continue;
    if (pooled + found.length > pool.length) {
      const larger = new Int32Array(2 * pool.length);
      larger.set(pool);
      pool = larger;
    }
    pool[pooled] = found.length / 2 - 1;
    pool.set(found.slice(2), pooled + 1);
    heads[index] = pooled + 1;
    pooled += found.length - 1;
  }
  return readings;
}
