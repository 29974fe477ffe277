import { soapVersions } from '../../../formats/soap/SoapVersion.ts';
import type { Fault } from '../../Fault.ts';
import { onAnswerText } from '../../hooks/onAnswerText.ts';

export const soap12FailuresInSoap11: Fault = {
  clause: 'FMT-5',
  about:
    'A failed call in soap12 is answered in the envelope of SOAP 1.1; successes have their own envelope.',
  operations: ['*'],
  hook: onAnswerText({ formats: ['soap12'], outcome: 'failure' }, (text) =>
    text.replace(soapVersions.soap12.envelope, soapVersions.soap11.envelope),
  ),
};
