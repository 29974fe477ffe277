import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

const signs: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#xA;',
  '\t': '&#x9;',
};

export const xmlSignsEscaped: Variant = {
  about:
    'In xml and soap quotes, tabs and line breaks of texts are written as references (XML 1.0 leaves that open).',
  hook: onAnswerText({ formats: ['xml', 'soap11', 'soap12'] }, (text) =>
    text.replace(
      />([^<>]+)</g,
      (_, held: string) => `>${held.replace(/["'\n\t]/g, (sign) => signs[sign] ?? sign)}<`,
    ),
  ),
};
