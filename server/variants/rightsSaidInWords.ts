import { refusing } from '../hooks/refusing.ts';
import type { Variant } from '../Variant.ts';

export const rightsSaidInWords: Variant = {
  about:
    'The key has no right to some operations: they fail as other failures do, and the Message says so (rights of keys are not shown, Authentication 3).',
  blocks: ['control', 'nothing', 'fixture:disposable.'],
  hook: refusing(
    ['DashboardBoxGet', 'UserGet', 'DiscountDelete', 'CompanyDelete', 'ShippingInformationDelete'],
    () => true,
    'You do not have permission to perform this operation.',
  ),
};
