import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const presentRefused: Fault = {
  clause: 'ACT-3',
  about: 'InsertOrUpdate of a shipping provider that exists is refused.',
  causes: ['InsertOrUpdate is refused'],
  operations: ['ShippingProviderUpdate', 'ShippingProviderGet'],
  hook: refusing(
    ['ShippingProviderUpdate'],
    (request, _, store) =>
      member.text(request, 'mvRecordAction') === 'InsertOrUpdate' &&
      store.shippingProviders.get(
        member.int(member.record(request, 'mvShippingProvider') ?? {}, 'ShippingProviderId'),
      ) !== undefined,
    'The shipping provider exists already.',
  ),
};
