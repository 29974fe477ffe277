import { DecodeError } from '../DecodeError.ts';

/** The parts of a jsonp answer. */
export interface Jsonp {
  readonly callback: string;
  readonly json: string;
}

/** A json text as the argument of a call (`callback=<name>`, FMT-8); U+2028 and U+2029 end a line in old scripts. */
export const wrap = (callback: string, json: string): string =>
  `${callback}(${json.replace(/[\u2028\u2029]/g, (character) => (character === '\u2028' ? '\\u2028' : '\\u2029'))})`;

const name = '[\\p{L}_$][\\p{L}\\p{N}_$.]{0,200}';
const call = new RegExp(
  `(?:typeof\\s{0,20}(${name})\\s{0,20}={2,3}\\s{0,20}["']function["']\\s{0,20}&&\\s{0,20})?(${name})\\s{0,20}\\(`,
  'uy',
);

/**
 * Splits a jsonp text. These are fine around the call: blanks, comments before it, a `typeof <name> === 'function' &&` guard and
 * semicolons (FMT-8). Raises DecodeError when the text is no call, or an unclosed one.
 */
export function unwrap(text: string): Jsonp {
  const start = afterBlanks(text, 0);
  call.lastIndex = start;
  const [, guarded, callback] = call.exec(text) ?? [];
  if (callback === undefined || (guarded ?? callback) !== callback)
    throw new DecodeError('no call of a callback', start);
  const open = call.lastIndex;
  let end = text.length;
  while (/[\s;]/.test(text.charAt(end - 1))) end -= 1;
  if (text.charAt(end - 1) !== ')') throw new DecodeError('a call that is not closed', text.length);
  return { callback, json: text.slice(open, end - 1) };
}

/** The offset after blanks, semicolons and comments. */
function afterBlanks(text: string, from: number): number {
  let at = from;
  for (;;) {
    const comment = text.startsWith('/*', at) ? '*/' : text.startsWith('//', at) ? '\n' : undefined;
    if (comment !== undefined) {
      const end = text.indexOf(comment, at + 2);
      if (end === -1) throw new DecodeError('a comment that is not closed', at);
      at = end + comment.length;
    } else if (/[\s;]/.test(text.charAt(at))) {
      at += 1;
    } else {
      return at;
    }
  }
}
