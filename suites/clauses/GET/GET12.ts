import { blocked, failed, passed } from '../../../harness/verdicts/judgements.ts';
import { atDefaultAddress, both, operationIs } from '../../../specs/rules.ts';
import { asAnswered, on } from '../../kernel/check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { withoutItsReport } from '../../probes/scenarioNames.ts';

export const GET12: JudgedClause = clause('GET-12', {
  level: 'SHOULD',
  statement: 'CustomReportGetData without CustomReportId fails.',
  section: 'Endpoints: Operations with request and response shape',
  judging: 'The row calls the member required and does not say what follows.',
  appliesTo: {
    reason: 'CustomReportGetData alone calls a member required.',
    holds: both(operationIs('CustomReportGetData'), atDefaultAddress),
  },
  checks: [
    on(
      withoutItsReport,
      (subject) => {
        if (subject.outcome === 'failed') return passed;
        if (subject.outcome === 'unknown')
          return blocked('clause:ENV-1', 'no status block tells success from failure');
        return failed(
          subject,
          'a report without CustomReportId is answered with success',
          'a failure',
          '"0"',
        );
      },
      asAnswered,
    ),
  ],
});
