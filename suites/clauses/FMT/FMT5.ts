import { where } from '../../../specs/appliesTo.ts';
import { addressIs, all, soapFormats } from '../../../specs/rules.ts';
import { deviationCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';

export const FMT5 = clause('FMT-5', {
  statement: 'The envelope has the namespace of its SOAP version.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'http://schemas.xmlsoap.org/soap/envelope/ in soap11, http://www.w3.org/2003/05/soap-envelope in soap12.',
  open: 'Prefixes, the other namespaces, and how nil is written.',
  appliesTo: where(
    'Both soap formats at their endpoints, every operation.',
    all,
    soapFormats,
    addressIs('soap'),
  ),
  checks: [deviationCheck('FMT-5')],
});
