import { numeric } from '../../specs/numeric.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const reportRowsAlike: Variant = {
  about:
    'All rows of a custom report are the same, with one cell nil, so that every full page is like the one before (fields of rows are not shown).',
  // By the letter page 2 is page 1.
  leaves: ['GET-10'],
  blocks: ['nothing'],
  hook: (_, store) => {
    for (const report of store.reports.all()) {
      const rows = member.records(report, 'Rows').map(() => ({
        Month: 'all year',
        Quantity: numeric(1),
        Remarks: null,
      }));
      store.reports.put(member.int(report, 'CustomReportId'), { ...report, Rows: rows });
    }
    return {};
  },
};
