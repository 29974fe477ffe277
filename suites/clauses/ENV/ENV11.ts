import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { breach, failed } from '../../../harness/verdicts/judgements.ts';
import { onSuccess } from '../../../specs/appliesTo.ts';
import { clause } from '../../kernel/clause.ts';
import { furtherChecks } from './furtherChecks.ts';

const message = 'a success has the wrong HTTP status';

export const ENV11 = clause('ENV-11', {
  statement: 'A call that succeeds is answered with HTTP status 200.',
  section: 'Endpoints: Common request and response rules',
  judging: 'Whenever ErrorCode says success, the status is exactly 200.',
  appliesTo: onSuccess,
  checks: [
    {
      answers: 'successes',
      reads: 'status',
      alsoAsks: 'taken',
      judge: (subject) =>
        subject.response.status === 200
          ? []
          : failed(subject, message, '200', String(subject.response.status)),
    },
    ...furtherChecks(
      (answer) => hasSucceeded(answer),
      'none of these calls succeeded',
      (answer) => {
        const { status = 200 } = answer.exchange.response ?? {};
        return status === 200 ? undefined : breach(answer, message, '200', String(status));
      },
    ),
  ],
});
