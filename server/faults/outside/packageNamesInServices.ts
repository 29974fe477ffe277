import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const packageNamesInServices: Fault = {
  clause: 'ACT-6',
  about: 'ShippingProviderGet shows a service under the name of the package with the same Id.',
  causes: ['a Get does not show rows of {member} as written'],
  operations: ['ShippingProviderGet'],
  hook: onSuccess(['ShippingProviderGet'], (result) => ({
    ...result,
    mvShippingProviders: member.records(result, 'mvShippingProviders').map((provider) => {
      const packages = member.records(provider, 'ShippingProviderPackages');
      const named = (service: RecordValue): RecordValue =>
        packages.find(({ Id }) => Id === service.Id && Id !== '') ?? service;
      return {
        ...provider,
        ShippingProviderServices: member
          .records(provider, 'ShippingProviderServices')
          .map((service) => ({ ...service, Name: named(service).Name })),
      };
    }),
  })),
};
