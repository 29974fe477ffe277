import { namespacedDialect } from '../hooks/namespacedDialect.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const xmlPrefixes: Variant = {
  about: 'Every element in xml and soap has a prefix, the envelope and nil other ones than usual.',
  choices: { xmlDialect: namespacedDialect },
  hook: onAnswerText({ formats: ['xml', 'soap11', 'soap12'] }, (text) => text.replace(/<[^>]*>/g, prefixed)),
};

const prefixed = (tag: string): string =>
  tag
    .replace(/^<(\/?)(\w[\w.-]*)(?=[\s/>])/, '<$1q:$2')
    .replace(/^<(\/?)s:/, '<$1soap-env:')
    .replace(' xmlns:s=', ' xmlns:soap-env=')
    .replace(' xmlns=', ' xmlns:q=')
    .replace(' xmlns:i=', ' xmlns:xsi=')
    .replace(' i:nil=', ' xsi:nil=');
