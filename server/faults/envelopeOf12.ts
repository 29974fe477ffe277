import type { Fault } from '../Fault.ts';
import { onAnswerText } from '../hooks/onAnswerText.ts';

export const envelopeOf12: Fault = {
  clause: 'FMT-5',
  about: 'In soap11 the envelope is that of SOAP 1.2.',
  causes: ['the envelope is that of the other SOAP version'],
  operations: ['*'],
  hook: onAnswerText({ formats: ['soap11'] }, (text) =>
    text.replaceAll('http://schemas.xmlsoap.org/soap/envelope/', 'http://www.w3.org/2003/05/soap-envelope'),
  ),
};
