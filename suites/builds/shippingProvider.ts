import type { Build } from '../writing.ts';

/** A carrier of its own with two services and two packages, of each one that is not enabled. */
export const shippingProvider: Build = (context, label) => {
  const unique = context.unique(`shippingProvider/${label}`);
  return {
    ShippingProviderName: `Assay ${unique}`,
    ShippingProviderTrackingURL: 'https://example.com/track',
    ShippingProviderComments: `made by assay ${unique}`,
    ShippingProviderServices: [
      { Id: 'S1', IsEnabled: true, Name: 'Standard' },
      { Id: 'S2', IsEnabled: false, Name: 'Express' },
    ],
    ShippingProviderPackages: [
      { Id: 'P1', IsEnabled: true, Name: 'Small box' },
      { Id: 'P3', IsEnabled: false, Name: 'Large box' },
    ],
  };
};
