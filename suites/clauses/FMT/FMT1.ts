import { breach } from '../../../harness/verdicts/judgements.ts';
import { messageOf, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { addressIs, all, where } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { respeltRefused } from '../../probes/respelt.ts';
import { addressCheck } from './addressCheck.ts';

const plain = addressCheck('FMT-1');

export const FMT1 = clause('FMT-1', {
  statement: 'POST {base}/<format>/reply/<Operation> works for every operation in json, xml, jsv and csv.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'The request is in that format with its Content-Type, and the answer decodes in it, success or failure. An answer breaks this clause if it is cut off, if nothing in it can be read, or if its Content-Encoding or its length is not what its headers say. At other addresses it breaks the clause of the address. What can be read whole, though it is not well-formed, is FMT-11.',
  appliesTo: where(
    'Every operation has the generic path in the four formats that are not soap.',
    all,
    addressIs('path'),
  ),
  checks: [
    {
      ...plain,
      judge: (subject) => {
        const respelt = respeltRefused(subject, 'form');
        if (respelt === undefined || respelt.exchange.response === null) return plain.judge(subject);
        const said = messageOf(subjectBeside(subject, respelt));
        return [breach(respelt, 'the same request with other white space is refused', 'success', said)];
      },
    },
  ],
});
