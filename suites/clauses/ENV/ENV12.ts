import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { where } from '../../../specs/appliesTo.ts';
import { hasFailingCall } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';

export const ENV12 = clause('ENV-12', {
  level: 'OPEN',
  statement: 'The document does not show which HTTP status a failed call has.',
  section: 'Errors 5',
  judging: 'Never judged: the status of each failure is listed under Observations in the report.',
  appliesTo: where('Where a call is made that names something that does not exist.', hasFailingCall),
  /** The HTTP status of a failed call. */
  observed: {
    observe: ({ answer }, spec) =>
      spec.stage === undefined && answer.decoded !== null && outcomeOf(answer, spec.expects) === 'failed'
        ? `a failure (${spec.scenario}) has HTTP status ${answer.exchange.response?.status}`
        : undefined,
  },
});
