import { onSentMembers } from '../hooks/onSentMembers.ts';
import type { Variant } from '../Variant.ts';

export const webAddressesNormalised: Variant = {
  about:
    'Tracking and image addresses are kept as a URL class writes them: host in small letters, no default port, a path, signs escaped (neither is a plain member).',
  hook: onSentMembers(
    { operations: ['ShippingProviderUpdate', 'ProductBundleUpdate'] },
    /^(?:ShippingProviderTrackingURL|BundleProductImageURL)$/,
    (value) =>
      typeof value === 'string' && /^https?:/i.test(value) && URL.canParse(value)
        ? escaped(new URL(value).href)
        : value,
  ),
};

/** What .NET's Uri escapes and the standard of browsers leaves. */
const escaped = (href: string): string =>
  href.replace(/[{}|^`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
