import { soapVersions } from '../../../formats/soap/SoapVersion.ts';
import type { Fault } from '../../Fault.ts';
import { onText } from '../../hooks/onText.ts';

const { soap11, soap12 } = soapVersions;

export const oldEnvelopeOnError: Fault = {
  clause: 'FMT-5',
  about: 'Failures in soap12 come in the envelope of SOAP 1.1, the only one that the error handler knows.',
  operations: ['*'],
  hook: onText({ formats: ['soap12'], outcome: 'failure' }, (text) =>
    text.replaceAll(soap12.envelope, soap11.envelope),
  ),
};
