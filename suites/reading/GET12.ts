import type { ClauseSuite } from '../kernel/Check.ts';
import { found } from '../kernel/gathered.ts';
import { blocked, failed, passed } from '../kernel/judgements.ts';
import type { Scenario } from '../kernel/Scenario.ts';

const withoutId: Scenario = {
  name: 'no-report',
  expects: 'failure',
  where: 'default',
  effect: 'read',
  apart: true,
  gather: async (context, { operation }) => found(await context.call(operation, {})),
};

/** A custom report without CustomReportId fails. */
export const GET12: ClauseSuite = {
  scenarios: ({ name }) => (name === 'CustomReportGetData' ? [withoutId] : []),
  checks: [
    {
      clause: 'GET-12',
      level: 'SHOULD',
      scenario: withoutId.name,
      on: 'any',
      reads: 'status',
      judge: (subject) => {
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
    },
  ],
};
