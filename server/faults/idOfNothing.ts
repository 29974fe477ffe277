import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const idOfNothing: Fault = {
  clause: 'ENV-8',
  about: 'In soap11 a failed write has an entityID other than 0.',
  causes: ['a failed write has an entityID other than 0 ({actual})'],
  operations: ['ShippingProviderUpdate'],
  hook: onAnswerMembers(
    { formats: ['soap11'], operations: ['ShippingProviderUpdate'], outcome: 'failure' },
    (members) => ({ ...members, entityID: numeric(-1) }),
  ),
};
