import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';
import { NameScopes } from './NameScopes.ts';

/** The scan's result for a json text, for JSON.parse. */
export interface JsonScan {
  /** The text with each number replaced by its index in `lexemes`, and with harmless non-JSON repaired. */
  readonly text: string;
  /** The numbers as written, because JSON.parse would turn them into binary floats. */
  readonly lexemes: readonly string[];
  /** Readable forms that RFC 8259 forbids or warns about. */
  readonly problems: readonly string[];
}

const number = /-?(?:(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|Infinity)|NaN/y;
const control = /[\u0000-\u001f]/g;

/**
 * One pass over a json text before the parser sees it. It checks depth and size (DecodeError of reason `size`) and duplicate
 * names, and collects the numbers' lexemes. Iterative, linear. Whether the rest is JSON is left to the parser.
 */
export function scanJson(text: string): JsonScan {
  if (text.length > limits.text)
    throw new DecodeError(`longer than ${limits.text} characters`, limits.text, 'size');
  const pieces: string[] = [];
  const lexemes: string[] = [];
  const problems = new Set<string>();
  const scopes = new NameScopes();
  let nodes = 0;
  let kept = 0;
  let at = 0;
  const replace = (from: number, to: number, piece: string): void => {
    pieces.push(text.slice(kept, from), piece);
    kept = to;
  };
  while (at < text.length) {
    switch (text.charAt(at)) {
      case '"': {
        const end = endOfString(text, at);
        const content = text.slice(at + 1, end);
        if (scopes.expectsName && scopes.addName(content))
          problems.add(`the name "${content.slice(0, 100)}" twice`);
        const mended = content.replace(control, escaped);
        if (mended !== content) {
          problems.add('a control character in a string');
          replace(at + 1, end, mended);
        }
        at = end;
        break;
      }
      case '{':
      case '[':
        scopes.open(text.charAt(at) === '{', at);
        nodes += 1;
        break;
      case '}':
      case ']':
        scopes.close();
        break;
      case ',':
        scopes.next();
        nodes += 1;
        break;
      default: {
        if (!startsNumber(text.charCodeAt(at))) break;
        number.lastIndex = at;
        const lexeme = number.exec(text)?.[0];
        if (lexeme === undefined) break;
        if (!/\d/.test(lexeme)) problems.add(`${lexeme}, which is no JSON`);
        // The blank keeps the two lexemes of `01` from becoming one index.
        replace(at, at + lexeme.length, `${lexemes.length} `);
        lexemes.push(lexeme);
        at += lexeme.length - 1;
      }
    }
    at += 1;
    if (nodes > limits.nodes) throw new DecodeError(`more than ${limits.nodes} values`, at, 'size');
  }
  pieces.push(text.slice(kept));
  return { text: pieces.join(''), lexemes, problems: [...problems] };
}

/** `-`, a digit, `N` or `I`. */
const startsNumber = (code: number): boolean =>
  code === 0x2d || (code >= 0x30 && code <= 0x39) || code === 0x4e || code === 0x49;

/** The offset of the quote that ends the string whose first quote is at `start`. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    // An odd run of backslashes escapes the quote. A run ends at the first quote at the latest, and runs do not overlap: linear.
    let backslashes = 0;
    while (text.charCodeAt(quote - 1 - backslashes) === 0x5c) backslashes += 1;
    if (backslashes % 2 === 0) return quote;
  }
  throw new DecodeError('a string that is not closed', start);
}

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
