import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const labelInfoLookedAtFirst: Variant = {
  about:
    'ShippingInfo that is sent for a label needs a provider, and is looked at before the document (rule 3: what is validated is not shown).',
  hook: refusing(
    ['ShippingInformationCreateLabel'],
    (request) =>
      member.has(request, 'ShippingInfo') &&
      member.record(member.record(request, 'ShippingInfo') ?? {}, 'ProviderInfo') === null,
    'ShippingInfo: ProviderInfo is required.',
  ),
  // What the target wants in the block only the operator's sample of it can tell (ACT-10).
  blocks: ['control'],
};
