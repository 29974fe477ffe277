import { where } from '../../../specs/appliesTo.ts';
import { addressIs, all, formatIs } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { addressCheck, charsetCheck } from './addressCheck.ts';

export const FMT3 = clause('FMT-3', {
  statement:
    'POST {base}/soap11 with the SOAPAction header takes an envelope whose body holds one element, named after the operation. The answer holds one named <Operation>Response.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'Sent as text/xml; charset=utf-8 with a bare SOAPAction; the element in the body of the answer has that name. White space between elements and an empty Header make no difference. SHOULD: neither does the charset in capitals.',
  open: 'Which XML type the response has; a quoted SOAPAction is observed.',
  appliesTo: where('soap11 at its endpoint, every operation.', all, formatIs('soap11'), addressIs('soap')),
  checks: [addressCheck('FMT-3'), charsetCheck],
});
