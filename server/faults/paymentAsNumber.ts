import { numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onMember } from '../hooks/onMember.ts';

export const paymentAsNumber: Fault = {
  clause: 'TYP-10',
  about: 'In json the payment method of a document is a number.',
  causes: ['enumerations are written as numbers ({actual})'],
  operations: ['DocumentUpdate'],
  hook: onMember({ formats: ['json'], operations: ['DocumentUpdate'] }, 'DocumentPaymentMethod', () =>
    numeric(0),
  ),
};
