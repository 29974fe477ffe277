import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const xmlWithComments: Variant = {
  about: 'Documents in xml and soap hold comments and an instruction.',
  hook: onAnswerText({ formats: ['xml', 'soap11', 'soap12'] }, (text) =>
    text
      .replace(/^(<[^>]+>)/, '<!-- made by a server -->$1<!-- - -->')
      .replace('<ResponseStatus>', '<?note none?><ResponseStatus><!-- <ErrorCode>500</ErrorCode> -->'),
  ),
};
