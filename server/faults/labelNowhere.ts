import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const labelNowhere: Fault = {
  clause: 'SHP-1',
  about: 'LabelURL is empty.',
  causes: ['the label has no address'],
  operations: ['ShippingInformation*'],
  hook: onAnswerMembers(
    { operations: ['ShippingInformationCreateLabel'], outcome: 'success' },
    (members) => ({
      ...members,
      LabelURL: '',
    }),
  ),
};
