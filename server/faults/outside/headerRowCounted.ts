import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const headerRowCounted: Fault = {
  clause: 'GET-10',
  level: 'SHOULD',
  about:
    'A page of a custom report has its header counted in Limit: the last row of each full page is on none.',
  causes: ['pages overlap or leave rows out'],
  operations: ['CustomReportGetData'],
  hook: onSuccess(['CustomReportGetData'], (result, request) => {
    const limit = sentNumber(request.Limit);
    if (limit === null || limit < 1) return result;
    return { ...result, Rows: member.records(result, 'Rows').slice(0, limit - 1) };
  }),
};
