import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

/** Each is a lawful name of an XML element. */
const titles: Readonly<Record<string, string>> = {
  Row: 'length',
  Month: 'Μήνας',
  ProductSKU: 'Art.-Nr.',
  Remarks: 'constructor',
  Quantity: 'Größe-netto',
  Amount: 'toString',
};

export const reportColumnsOfUsers: Variant = {
  about:
    'Columns of custom reports have the titles that users gave them: other scripts, dots, hyphens, ' +
    'words of programming; fields of report rows are not shown.',
  hook: (_, store) => {
    for (const report of store.reports.all()) {
      const rows = member
        .records(report, 'Rows')
        .map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, value]) => [titles[name] ?? name, value])),
        );
      store.reports.put(member.int(report, 'CustomReportId'), { ...report, Rows: rows });
    }
    return {};
  },
};
