import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';

export const bundleQuantityTextIsOne: Fault = {
  clause: 'TYP-4',
  about: 'A QuantityInBundle that json sends as text is taken as 1.',
  operations: ['ProductBundleUpdate'],
  hook: onBody({ operations: ['ProductBundleUpdate'], bodies: ['json'] }, (text) =>
    text.replace(/(?<!\\)("QuantityInBundle"\s*:\s*)"[^"\\]+"/g, (_, name: string) => `${name}1`),
  ),
};
