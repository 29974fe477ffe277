import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const sameQuantityInBundle: Fault = {
  clause: 'PB-1',
  about: 'All products of a bundle take the QuantityInBundle of the last one.',
  causes: ['a bundle does not hold rows of {member} as sent'],
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ sent }) => {
    const included = member.records(sent, 'IncludedProducts');
    const QuantityInBundle = included.at(-1)?.QuantityInBundle;
    return { sent: { ...sent, IncludedProducts: included.map((one) => ({ ...one, QuantityInBundle })) } };
  }),
};
