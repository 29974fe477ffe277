import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import type { WireRequest } from '../../../harness/target/Target.ts';
import { answerWithoutTexts } from '../../../harness/words/answerInWords.ts';
import { where } from '../../../specs/appliesTo.ts';
import { addressIs, all, formatIs } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { askedOnce } from '../../probes/profile.ts';
import { addressCheck, charsetCheck } from './addressCheck.ts';

export const FMT4 = clause('FMT-4', {
  statement: 'POST {base}/soap12 does the same for SOAP 1.2, with the same Content-Type.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'The document asks for no SOAPAction here: it is sent, and where that is refused the call is made without it. What a call without it is answered is observed once a run. White space, an empty Header and the charset are as in FMT-3.',
  open: 'Which XML type the response has.',
  appliesTo: where('soap12 at its endpoint, every operation.', all, formatIs('soap12'), addressIs('soap')),
  checks: [addressCheck('FMT-4'), charsetCheck],
  /**
   * What soap12 answers without SOAPAction: the document names that header for soap11 alone, so neither an answer nor a refusal
   * says anything against a target.
   */
  observed: askedOnce(
    {
      name: 'without-action',
      operation: 'APIKeyGet',
      gather: async ({ call }, { operation }) =>
        asEvidence(await call(operation, {}, { altered: { effect: 'read', request: withoutAction } })),
    },
    ({ answer }) => `soap12 without SOAPAction: ${answerWithoutTexts(answer)}`,
    ['soap12'],
  ),
});

function withoutAction({ headers }: WireRequest): Pick<WireRequest, 'headers'> {
  return {
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !/^soapaction$/i.test(name))),
  };
}
