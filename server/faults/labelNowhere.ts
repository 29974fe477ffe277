import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const labelNowhere: Fault = {
  clause: 'SHP-1',
  about: 'LabelURL is empty.',
  causes: ['the label has no address'],
  operations: ['ShippingInformation*'],
  hook: onReply({ operations: ['ShippingInformationCreateLabel'], outcome: 'success' }, (members) => ({
    ...members,
    LabelURL: '',
  })),
};
