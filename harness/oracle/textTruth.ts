import { couldContain, couldEqual } from './couldMatch.ts';
import type { Truth } from './Truth.ts';

/** Whether a text equals another, by code points. Open where only collation, letter case or blanks differ (FLT-1). */
export function equalsText(held: string, searched: string): Truth {
  if (held === searched) return 'yes';
  return couldEqual(held, searched) ? 'open' : 'no';
}

/** Letter pairs that some alphabets count as one letter. A match that would cut one in two is open. */
const digraphs = new Set(
  'aa ch cs dd dh dz ff gj gy ij lj ll ly ng nj ny ph rh rr sh sz th ty xh zh zs'.split(' '),
);

/** Whether a text contains another, by the same rules as `equalsText`. */
export function containsText(held: string, searched: string): Truth {
  for (let at = held.indexOf(searched); at >= 0; at = held.indexOf(searched, at + 1)) {
    if (isWhole(held, at) && isWhole(held, at + searched.length)) return 'yes';
  }
  return couldContain(held, searched) ? 'open' : 'no';
}

/** Whether no alphabet joins the characters on the two sides of a place. Beyond ASCII we can't know. */
function isWhole(text: string, at: number): boolean {
  const pair = text.slice(Math.max(0, at - 1), at + 1).toLowerCase();
  return isAscii(pair) && !digraphs.has(pair);
}

const isAscii = (text: string): boolean => /^[\u0000-\u007f]*$/.test(text);
