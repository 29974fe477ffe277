import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const failuresInEnvelopeOf11: Fault = {
  clause: 'FMT-5',
  about: 'In soap12 failures come in the envelope of SOAP 1.1.',
  causes: ['the envelope is that of the other SOAP version'],
  operations: ['*'],
  hook: onAnswerText({ formats: ['soap12'], outcome: 'failure' }, (text) =>
    text.replaceAll('http://www.w3.org/2003/05/soap-envelope', 'http://schemas.xmlsoap.org/soap/envelope/'),
  ),
};
