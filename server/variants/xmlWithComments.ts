import { onText } from '../hooks/onText.ts';
import type { Variant } from '../Variant.ts';

export const xmlWithComments: Variant = {
  about: 'Documents in xml and soap hold comments and an instruction.',
  hook: onText({ formats: ['xml', 'soap11', 'soap12'] }, (text) =>
    text
      .replace(/^(<[^>]+>)/, '<!-- made by a server -->$1<!-- - -->')
      .replace('<ResponseStatus>', '<?note none?><ResponseStatus><!-- <ErrorCode>500</ErrorCode> -->'),
  ),
};
