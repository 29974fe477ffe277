import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

export const oldSpellingBesideTheNew: Variant = {
  about:
    'In json records carry a member of an older version beside their id, of nearly the same name and another value.',
  hook: onAnswerText(
    {
      formats: ['json'],
      operations: ['DashboardBoxGet', 'DiscountGet', 'DocumentTypeGet'],
      outcome: 'success',
    },
    (text) => text.replace(/"(DashboardBox|Discount|DocumentType)ID":(-?\d+)/g, '$&,"$1Id":"old-$2"'),
  ),
};
