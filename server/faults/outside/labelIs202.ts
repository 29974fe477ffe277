import type { Fault } from '../../Fault.ts';
import { onAnswer } from '../../hooks/onAnswer.ts';

export const labelIs202: Fault = {
  clause: 'ENV-11',
  about: 'A label that was made is answered with HTTP status 202.',
  causes: ['a success has HTTP status {actual}'],
  operations: ['ShippingInformationCreateLabel'],
  hook: onAnswer({ operations: ['ShippingInformationCreateLabel'], outcome: 'success' }, () => ({
    status: 202,
  })),
};
