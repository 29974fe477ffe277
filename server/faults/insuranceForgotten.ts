import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';
import { member } from '../records/member.ts';

export const insuranceForgotten: Fault = {
  clause: 'SHP-1',
  about: 'In json the echo of shipping information says that nothing is insured.',
  causes: ['shipping information does not come back with {member} as sent'],
  operations: ['ShippingInformationUpdate'],
  hook: onReply(
    { formats: ['json'], operations: ['ShippingInformationUpdate'], outcome: 'success' },
    (members) => {
      const info = member.record(members, 'ShippingInfo') ?? {};
      const services = member.record(info, 'GenericAftersalesProServicesInfo') ?? {};
      return {
        ...members,
        ShippingInfo: { ...info, GenericAftersalesProServicesInfo: { ...services, Insurance: false } },
      };
    },
  ),
};
