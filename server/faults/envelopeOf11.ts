import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const envelopeOf11: Fault = {
  clause: 'FMT-5',
  about: 'In soap12 the envelope is that of SOAP 1.1.',
  causes: ['the envelope is that of the other SOAP version'],
  operations: ['UserGet'],
  hook: onAnswerText({ formats: ['soap12'] }, (text) =>
    text.replace('http://www.w3.org/2003/05/soap-envelope', 'http://schemas.xmlsoap.org/soap/envelope/'),
  ),
};
