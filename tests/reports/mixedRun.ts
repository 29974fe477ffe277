import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { finishedRun, verdict } from './finishedRun.ts';

/** What a target may answer to harm who reads a report. */
export const hostile =
  '</script><img src=x onerror=alert(1)> ]]> `code` | **bold** \u001b[31m \u0000 \ud800 & "quoted" \'s <!-- \r\n# heading';

/** A run with a verdict of every status, whose words hold what a hostile target sent. */
export const mixedRun = (over: Partial<FinishedRun> = {}): FinishedRun => {
  const breach = { status: 'failed', message: `wrong: ${hostile}`, expected: '0', actual: hostile } as const;
  const id = 'json/DiscountGet/ENV-1';
  return finishedRun(
    [
      verdict({ ...breach, path: 'ResponseStatus.ErrorCode' }),
      verdict({ ...breach, format: 'xml' }),
      verdict({ format: 'xml', operation: 'CompanyGet' }),
      verdict({
        operation: 'CompanyGet',
        clause: 'FMT-6',
        level: 'SHOULD',
        status: 'warned',
        message: 'late',
      }),
      verdict({ operation: 'CompanyGet', clause: 'ERR-2', status: 'errored', message: 'no answer' }),
      verdict({
        operation: 'CompanyGet',
        clause: 'ENV-2',
        status: 'blocked',
        cause: 'nothing',
        message: 'none',
      }),
      verdict({ operation: 'CompanyGet', clause: 'EVT-2', status: 'notApplicable', message: 'not asked' }),
    ],
    {
      target: 'http://127.0.0.1:1/a&b',
      shown: new Map([[id, { curl: 'curl -sS "$ASSAY_API_KEY"', answer: `HTTP 200 ${hostile}` }]]),
      ...over,
    },
  );
};
