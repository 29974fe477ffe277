import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const servicesContradict: Variant = {
  about:
    'A parcel that is to come in the morning and on a Saturday is refused (rule 3: servers may validate what is not mentioned).',
  hook: refusing(
    ['DocumentUpdate', 'ShippingInformationUpdate', 'ShippingInformationCreateLabel'],
    (request) => {
      const info =
        member.record(request, 'ShippingInfo') ??
        member.record(member.record(request, 'mvDocument') ?? {}, 'DocumentShippingInfo');
      const services = member.record(info ?? {}, 'GenericAftersalesProServicesInfo') ?? {};
      return member.flag(services, 'MorningDelivery') && member.flag(services, 'SaturdayDelivery');
    },
    'Morning or Saturday, not both. Nothing was written.',
  ),
  blocks: ['layout', 'control'],
};
