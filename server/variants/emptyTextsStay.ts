import { onWrite } from '../hooks/onWrite.ts';
import type { Variant } from '../Variant.ts';

export const emptyTextsStay: Variant = {
  about:
    'An empty text of an Update is none: what was there stays (what becomes of members without a value is not shown).',
  hook: onWrite(['CompanyUpdate', 'IntegrationUpdateUpdate'], ({ action, sent }) =>
    action === 'Update'
      ? { sent: Object.fromEntries(Object.entries(sent).filter(([_, value]) => value !== '')) }
      : undefined,
  ),
};
