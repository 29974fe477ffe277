import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const entityIdTwice: Variant = {
  about: 'Before entityID stands an EntityId, which the document does not list (ENV-13: open).',
  hook: onAnswerText({ formats: ['json', 'jsv', 'xml', 'soap11', 'soap12'] }, (text) =>
    text
      .replace(
        /(?<=[{,])(")?entityID\1:(-?\d+)/,
        (whole, quote = '', id) => `${quote}EntityId${quote}:${id},${whole}`,
      )
      .replace(/<entityID>(-?\d+)<\/entityID>/, '<EntityId>$1</EntityId>$&'),
  ),
};
