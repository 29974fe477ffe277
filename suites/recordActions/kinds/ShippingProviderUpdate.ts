import { plainShippingProvider } from '../../builds/plainShippingProvider.ts';
import { shippingProvider } from '../../builds/shippingProvider.ts';
import type { Kind } from '../Kind.ts';

/** More than a server that reads a list to some round number would keep. */
const services = Array.from({ length: 12 }, (_, index) => ({
  Id: `S${index + 1}`,
  IsEnabled: index % 2 === 0,
  Name: `Service ${index + 1}`,
}));

export const ShippingProviderUpdate: Kind = {
  build: shippingProvider,
  plain: plainShippingProvider,
  get: 'ShippingProviderGet',
  named: (name) => ({ ShippingProviderName: name }),
  besides: { ShippingProviderServices: services },
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
