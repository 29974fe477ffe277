import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const packageNamesInLatin: Fault = {
  clause: 'TYP-12',
  about:
    "Letters beyond Latin-1 in the names of a shipping provider's packages are stored as question marks.",
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: onWrite(['ShippingProviderUpdate'], ({ sent }) => {
    if (!Array.isArray(sent.ShippingProviderPackages)) return undefined;
    const packages = member.records(sent, 'ShippingProviderPackages').map((one) => ({
      ...one,
      Name: typeof one.Name === 'string' ? one.Name.replace(/[^\u0000-\u00ff]/gu, '?') : one.Name,
    }));
    return { sent: { ...sent, ShippingProviderPackages: packages } };
  }),
};
