import { isNumeric } from '../../specs/numeric.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const pagesBehindLastRefused: Variant = {
  about:
    'The first page is page 0, and a page after the last is refused. There is one serial number and one row of a report (GET-10: first page 0 or 1 is open).',
  choices: { firstPage: 0 },
  hook: (inner, store) => {
    for (const one of store.serialNumbers.all().slice(1))
      store.serialNumbers.remove(member.int(one, 'SerialNumberID'));
    for (const report of store.reports.all())
      store.reports.put(member.int(report, 'CustomReportId'), {
        ...report,
        Rows: member.records(report, 'Rows').slice(0, 1),
      });
    return {
      handle: (call, request) => {
        const { Page: page, Limit: limit } = request;
        const answer = inner.handle(call, request);
        if (!isNumeric(page) || !isNumeric(limit) || Number(page.lexeme) === 0) return answer;
        const list = call.operation?.list ?? 'Rows';
        if (member.records(answer, list).length > 0) return answer;
        throw new OperationFailure(`There is no page ${page.lexeme}.`);
      },
    };
  },
  // With a row alone there is little to be selected or turned over, and numbers as text are sent with page 1 (TYP-4).
  blocks: ['nothing', 'clause:GET-1'],
};
