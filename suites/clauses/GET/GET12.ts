import { blocked, failed } from '../../../harness/verdicts/judgements.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { operationIs } from '../../../specs/rules.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { withoutItsReport } from '../../probes/scenarioNames.ts';

export const GET12 = clause('GET-12', {
  level: 'SHOULD',
  statement: 'CustomReportGetData without CustomReportId fails.',
  section: 'Endpoints: Operations with request and response shape',
  judging: 'The row calls the member required and does not say what follows.',
  appliesTo: atHome('CustomReportGetData alone calls a member required.', operationIs('CustomReportGetData')),
  checks: [
    on(
      withoutItsReport,
      (subject) => {
        if (subject.outcome === 'failed') return [];
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
