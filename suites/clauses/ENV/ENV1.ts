import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { holdsDocumentedMember } from '../../../harness/exchanges/statusBlock.ts';
import { hasReachedOperation } from '../../../harness/exchanges/statusMeaning.ts';
import { breach, failed, fromDeviation } from '../../../harness/verdicts/judgements.ts';
import { mayLackStatus } from '../../../harness/verdicts/Subject.ts';
import { where } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { all } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { furtherChecks } from './furtherChecks.ts';

export const ENV1 = clause('ENV-1', {
  statement: 'Every response has a ResponseStatus, whether the call succeeded or failed.',
  section: 'Response envelope (present in every response)',
  judging:
    'An answer that decodes holds ResponseStatus as an object; CompanyDelete and ShippingInformationGet, whose other members are not shown, included. The ENV, FMT and XF clauses are not judged on answers to a wrong key or to a request that cannot be decoded.',
  open: 'The row of CustomReportGetData calls it optional: its absence on a success there is only observed.',
  appliesTo: where('Every response has it: no operation, format or address is left out.', all),
  checks: [
    {
      answers: 'all',
      reads: 'value',
      alsoAsks: 'all',
      judge: (subject) => {
        if (subject.status !== undefined) return [];
        const found = subject.deviations.find((deviation) => deviation.clause === 'ENV-1');
        if (found !== undefined) return [fromDeviation(subject, found)];
        if (mayLackStatus(subject)) return [];
        const message = 'the response carries no ResponseStatus';
        return failed(subject, message, 'ResponseStatus', membersOf(subject.answer), 'ResponseStatus');
      },
    },
    ...furtherChecks(
      (answer, mayFail) =>
        answer.decoded !== null &&
        (hasReachedOperation(answer) || holdsDocumentedMember(answer)) &&
        !(mayFail && answer.exchange.response?.status !== 200),
      'there is no answer that has to carry it',
      (answer) => {
        if (isRecord(answer.decoded?.value.ResponseStatus)) return undefined;
        const message = 'the response to a search or for a page carries no ResponseStatus';
        return breach(answer, message, 'ResponseStatus', membersOf(answer), 'ResponseStatus');
      },
      // Where its row calls it optional, a success may lack it.
      {
        answers: 'all',
        when: ({ operation }) =>
          operation?.response.find(({ name }) => name === 'ResponseStatus')?.optional !== true,
      },
    ),
  ],
});

/** What stands there instead: of rows without the message around them it does not matter whose they are. */
const membersOf = ({ decoded }: Answer): string =>
  decoded?.layout === 'flattened'
    ? 'rows of records alone'
    : Object.keys(decoded?.value ?? {}).join(', ') || 'no members';
