import type { Fault } from '../../Fault.ts';
import { onText } from '../../hooks/onText.ts';

export const soap12FailuresInOldEnvelope: Fault = {
  clause: 'FMT-5',
  about:
    'Failures on soap12 are wrapped in the SOAP 1.1 envelope namespace. The error template was written for soap11 and is shared; only successes were tried on soap12.',
  operations: ['*'],
  hook: onText({ formats: ['soap12'], outcome: 'failure' }, (text) =>
    text.replace('http://www.w3.org/2003/05/soap-envelope', 'http://schemas.xmlsoap.org/soap/envelope/'),
  ),
};
