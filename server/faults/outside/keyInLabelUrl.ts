import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const keyInLabelUrl: Fault = {
  clause: 'AUTH-4',
  about: 'The LabelURL of a shipping label has the key in its query.',
  causes: ['the body of an answer holds the key'],
  operations: ['ShippingInformationCreateLabel'],
  hook: onSuccess(['ShippingInformationCreateLabel'], (result, request) => ({
    ...result,
    LabelURL: `${member.text(result, 'LabelURL')}?key=${encodeURIComponent(member.text(request, 'APIKEY'))}`,
  })),
};
