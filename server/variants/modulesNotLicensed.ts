import { refusing } from '../hooks/refusing.ts';
import type { Variant } from '../Variant.ts';

export const modulesNotLicensed: Variant = {
  about:
    'The account has not bought some modules: their operations fail, and the Message speaks of the license (rights of keys are not shown, Authentication 3).',
  blocks: ['control', 'nothing', 'fixture:disposable.'],
  hook: refusing(
    ['ProductBOMGet', 'ProductBOMDelete', 'DiscountDelete', 'SerialNumberGet', 'WorkOrderReOpen'],
    () => true,
    'This feature is not available in your license.',
  ),
};
