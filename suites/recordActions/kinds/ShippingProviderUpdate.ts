import { plainShippingProvider } from '../../builds/plainShippingProvider.ts';
import { shippingProvider } from '../../builds/shippingProvider.ts';
import type { Kind } from '../Kind.ts';

export const ShippingProviderUpdate: Kind = {
  build: shippingProvider,
  plain: plainShippingProvider,
  get: 'ShippingProviderGet',
  named: (name) => ({ ShippingProviderName: name }),
  changed: (text) => ({
    ShippingProviderComments: text,
    ShippingProviderServices: [
      { Id: 'S1', IsEnabled: false, Name: 'Standard' },
      { Id: 'S3', IsEnabled: true, Name: text },
    ],
    ShippingProviderPackages: [{ Id: 'P2', IsEnabled: true, Name: text }],
  }),
  partly: (_, name, [one, other]) => ({
    ShippingProviderName: name,
    ShippingProviderComments: one,
    ShippingProviderTrackingURL: other,
  }),
  kept: [
    'ShippingProviderComments',
    'ShippingProviderTrackingURL',
    'ShippingProviderServices',
    'ShippingProviderPackages',
  ],
  updates: ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
  inserts: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
};
