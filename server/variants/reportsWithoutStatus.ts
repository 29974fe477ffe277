import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const reportsWithoutStatus: Variant = {
  about: 'The rows of a custom report come without ResponseStatus, which its row calls optional (ENV-1).',
  blocks: ['nothing'],
  hook: onAnswerMembers(
    { operations: ['CustomReportGetData'], outcome: 'success' },
    ({ ResponseStatus, ...rest }) => rest,
  ),
};
