import type { Handler } from '../Handler.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { page } from '../rules/page.ts';

/** The rows of a custom report, or a page of them if Page or Limit is sent; CustomReportId is required. */
export const CustomReportGetData: Handler = (request, { store, choices }) => {
  if (!member.has(request, 'CustomReportId')) {
    const message = 'CustomReportId is missing.';
    throw new OperationFailure(message, { errors: [{ field: 'CustomReportId', message }] });
  }
  const id = member.int(request, 'CustomReportId');
  const report = store.reports.get(id);
  if (report === undefined) throw new OperationFailure(`The custom report with id ${id} does not exist.`);
  return { Rows: page(member.records(report, 'Rows'), request, choices) };
};
