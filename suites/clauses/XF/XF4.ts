import { readIn } from '../../../harness/canonical/answeredReads.ts';
import { majority } from '../../../harness/canonical/majority.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import type { Case } from '../../../harness/verdicts/Case.ts';
import { blocked, breach, judged, passed } from '../../../harness/verdicts/judgements.ts';
import { demandAnswer } from '../../../harness/verdicts/silence.ts';
import { anotherFailure, unreadAnswer } from '../../../harness/verdicts/yieldsTo.ts';
import { where } from '../../../specs/appliesTo.ts';
import type { Format } from '../../../specs/Format.ts';
import { isSoap } from '../../../specs/isSoap.ts';
import { addressIs, hasFailingCall } from '../../../specs/rules.ts';
import { caseInFormat } from '../../kernel/cases.ts';
import { clause } from '../../kernel/clause.ts';
import { type FailingCall, failingCalls, plainRefusal, tellingAnswers } from '../../probes/failingCalls.ts';

export const XF4 = clause('XF-4', {
  level: 'NOTE',
  statement: 'The HTTP status of the same call is the same in json, xml, jsv and csv.',
  section: 'Consistency: clients in several formats should not have to know several habits.',
  judging: 'On failures, because ENV-11 says which status a success has.',
  appliesTo: where(
    'The operations with a call that has to fail or should, on the generic path: a success has status 200 anyway (ENV-11), and SOAP has status rules of its own.',
    hasFailingCall,
    addressIs('path'),
  ),
  yieldsTo: [unreadAnswer, anotherFailure],
  casesAcross: (selected) => {
    const formats = selected.filter((format) => !isSoap(format));
    const calls = failingCalls(selected, XF4.appliesTo.holds, formats);
    return {
      evidence: calls.map(({ spec }) => spec),
      cases: calls.flatMap((call) => formats.map((format) => hasUsualStatus(call, format, formats))),
    };
  },
});

const hasUsualStatus = ({ slug, spec }: FailingCall, format: Format, formats: readonly Format[]): Case =>
  caseInFormat(format, spec, { clause: 'XF-4', level: 'NOTE', slug }, ({ others }) => {
    const refusal = plainRefusal(others, format);
    if (refusal !== undefined) return refusal;
    const own = others[readIn(format)];
    if (own !== undefined) demandAnswer(own);
    const answers = tellingAnswers(
      others,
      formats,
      (answer) => answer.exchange.response !== null && outcomeOf(answer, 'failure') !== 'succeeded',
    );
    const statuses = new Map([...answers].map(([at, { exchange }]) => [at, `${exchange.response?.status}`]));
    const actual = statuses.get(format);
    const usual = majority(statuses);
    if (actual === undefined || own === undefined)
      return blocked('nothing', `the call brought no failure in ${format}`);
    if (usual === undefined || statuses.size < 2)
      return blocked('nothing', 'the call fails in no other format');
    const message = `the same failing call has another HTTP status in ${format}`;
    return actual === usual ? passed : judged([breach(own, message, usual, actual)]);
  });
