import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const xmlInSections: Variant = {
  about: 'In xml and soap texts with markup in them stand in CDATA sections.',
  hook: onAnswerText({ formats: ['xml', 'soap11', 'soap12'] }, (text) =>
    text.replace(/>([^<>]*&(?:amp|lt|gt);[^<>]*)</g, (whole, content: string) =>
      /&#|\]\]/.test(content)
        ? whole
        : `><![CDATA[${content.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')}]]><`,
    ),
  ),
};
