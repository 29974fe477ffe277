import type { Fault } from '../Fault.ts';
import { onAnswer } from '../hooks/onAnswer.ts';

export const createdIs201: Fault = {
  clause: 'ENV-11',
  about: 'In xml a ShippingProviderUpdate that worked has HTTP status 201.',
  causes: ['a success has HTTP status {actual}'],
  operations: ['ShippingProvider*'],
  hook: onAnswer({ formats: ['xml'], operations: ['ShippingProviderUpdate'], outcome: 'success' }, () => ({
    status: 201,
  })),
};
