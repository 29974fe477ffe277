import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const scriptWithBlanks: Variant = {
  about: 'A script has blanks, a semicolon and a line break around what it holds (FMT-8: fine).',
  hook: onAnswerText({ jsonp: true }, (text, { callback }) => {
    const start = `${callback}(`;
    const end = text.lastIndexOf(')');
    return ` ${start} ${text.slice(start.length, end)} ) ;\n`.replaceAll('\u2028', '\\u2028');
  }),
};
