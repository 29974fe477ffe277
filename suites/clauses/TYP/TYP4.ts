import { isAlike, unlikeness } from '../../../harness/canonical/unlikeness.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { saidBy } from '../../../harness/records/listed.ts';
import { blocked, breach, callRefused } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { where } from '../../../specs/appliesTo.ts';
import { addressIs, except, formatIs, operationIs, requestHolds } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { numbersAsText, probesOfNumbersAsText } from '../../probes/numbersAsText.ts';
import { asTextInVain } from '../../probes/sentAsText.ts';
import type { AnswersToText } from '../../probes/textBehind.ts';

export const TYP4 = clause('TYP-4', {
  statement: 'A json request may send a number as text. It means the same.',
  section: 'Conventions',
  judging:
    'The same call with the number and with its text is answered alike. It is a breach only if the text is answered differently twice, and the same call with numbers gives the same answer before it and in between.',
  appliesTo: where(
    'Only json tells a number from a text; operations whose request can carry a number. Not where one more call costs money or leaves a subscription behind for good.',
    formatIs('json'),
    addressIs('path'),
    requestHolds('int', 'decimal', 'number'),
    except(operationIs('ShippingInformationCreateLabel', 'EventSubscriptionAdd')),
  ),
  checks: [on(numbersAsText, meansTheSame, { answers: 'all' })],
  scenarios: (operation) => probesOfNumbersAsText.filter((each) => each.of(operation)),
});

const message = 'numbers that are sent as text mean something else';

function meansTheSame(subject: Subject<AnswersToText>) {
  const { operation } = subject.spec;
  const { answer: number } = subject;
  const { text, again } = subject.others;
  if (operation === null || text === undefined) throw new Error('a number is sent as text beside it');
  if (again !== undefined && !isAlike(operation, number, again))
    return blocked('nothing', 'the same call with a number is answered in two ways');
  const isExpected = operation.kind === 'get' || operation.kind === 'write';
  if (isExpected && outcomeOf(number, 'success') === 'failed') return callRefused;
  const difference = unlikeness(operation, number, text);
  if (difference === undefined) return judgeTextAlone(subject);
  return [breach(text, message, difference.left, difference.right, difference.path)];
}

/** What was asked with text alone failed or did nothing, and with numbers right after it succeeded and did something. */
function judgeTextAlone({ evidence }: Subject<AnswersToText>) {
  const { [asTextInVain]: text } = evidence.others;
  if (text === undefined) return [];
  const isRefused = outcomeOf(text, 'success') === 'failed';
  return [
    breach(
      text,
      message,
      'what the same call with numbers does',
      isRefused ? saidBy(text) : 'nothing was done',
    ),
  ];
}
