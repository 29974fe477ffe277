import { where } from '../../../specs/appliesTo.ts';
import { addressIs, all } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { addressCheck, charsetCheck } from './addressCheck.ts';

export const FMT1 = clause('FMT-1', {
  statement: 'POST {base}/<format>/reply/<Operation> works for every operation in json, xml, jsv and csv.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'The request is in that format with its Content-Type, and the answer decodes in it, success or failure. White space between values or elements makes no difference. SHOULD: neither does charset=UTF-8 in its Content-Type. An answer breaks this clause if it is cut off, if nothing in it can be read, or if its Content-Encoding or its length is not what its headers say. At other addresses it breaks the clause of the address. What can be read whole, though it is not well-formed, is FMT-11.',
  appliesTo: where(
    'Every operation has the generic path in the four formats that are not soap.',
    all,
    addressIs('path'),
  ),
  checks: [addressCheck('FMT-1'), charsetCheck],
});
