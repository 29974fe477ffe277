import type { RecordValue } from '../../specs/Value.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const trackingUrlFromName: Variant = {
  about:
    'The tracking URL of a carrier is that of a directory, where it stands under the carrier’s name, whatever is sent (it is no plain member).',
  hook: onWrite(['ShippingProviderUpdate'], ({ sent, stored }) => {
    const name = nameOf(sent) || nameOf(stored ?? {});
    return name === '' ? undefined : { sent: { ...sent, ShippingProviderTrackingURL: listedUnder(name) } };
  }),
};

const nameOf = (provider: RecordValue): string => member.text(provider, 'ShippingProviderName');

const listedUnder = (name: string): string =>
  `https://carriers.example.com/${name.toLowerCase().replace(/[^a-z\d]+/g, '-')}/track`;
