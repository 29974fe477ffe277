import type { Fault } from '../../Fault.ts';
import { onFound } from '../../hooks/onFound.ts';
import { member } from '../../records/member.ts';

export const servicesTimesPackages: Fault = {
  clause: 'ACT-6',
  about:
    'ShippingProviderGet lists every service of a provider once for each of its packages; the echo of the write is right.',
  operations: ['ShippingProviderGet'],
  // The new ORM reads both lists in one join.
  hook: onFound(['ShippingProviderGet'], (found) =>
    found.map((provider) => {
      const packages = member.records(provider, 'ShippingProviderPackages');
      const joined = member
        .records(provider, 'ShippingProviderServices')
        .flatMap((service) => (packages.length < 2 ? [service] : packages.map(() => service)));
      return { ...provider, ShippingProviderServices: joined };
    }),
  ),
};
