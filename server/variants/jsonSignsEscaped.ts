import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const jsonSignsEscaped: Variant = {
  about:
    'In json signs that mean something to a page, and the plus of offsets, are written by their numbers (TYP-5: after JSON unescaping).',
  hook: onAnswerText({ formats: ['json'], jsonp: false }, (text) =>
    text.replace(
      /"(?:[^"\\]|\\.)*"/gs,
      (quoted) => `"${quoted.slice(1, -1).replace(/\\.|[<>&'+]/gs, escaped)}"`,
    ),
  ),
};

/** Escapes that are there already stay, but the one of a quote. */
const escaped = (sign: string): string =>
  sign.length === 2 && sign !== '\\"'
    ? sign
    : `\\u${(sign.at(-1) ?? '').charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
