import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const soap12FailureInSoap11Envelope: Fault = {
  clause: 'FMT-5',
  about: 'Failures in soap12 pass through the error writer of soap11 and leave in an envelope of SOAP 1.1.',
  operations: ['*'],
  hook: onAnswerText({ formats: ['soap12'], outcome: 'failure' }, (text) =>
    text.replaceAll('http://www.w3.org/2003/05/soap-envelope', 'http://schemas.xmlsoap.org/soap/envelope/'),
  ),
};
