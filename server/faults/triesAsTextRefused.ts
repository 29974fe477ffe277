import type { Fault } from '../Fault.ts';
import { onBody } from '../hooks/onBody.ts';
import { OperationFailure } from '../OperationFailure.ts';

export const triesAsTextRefused: Fault = {
  clause: 'TYP-4',
  about: 'In json IntegrationUpdateUpdate refuses Tries that are sent as text.',
  causes: ['a number that is sent as text is refused'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onBody({ operations: ['IntegrationUpdateUpdate'], bodies: ['json'] }, (text) => {
    if (/"Tries":\s*"/.test(text)) throw new OperationFailure('Tries is no number.');
    return text;
  }),
};
