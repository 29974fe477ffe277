import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const pivoted = (row: RecordValue, index: number): RecordValue => ({
  'Zeile Nr.': numeric(index + 1),
  Product: {
    SKU: member.text(row, 'ProductSKU'),
    'Größe (cm)': { Länge: numeric('60.5'), Breite: numeric(index) },
  },
  '2017-01': row.Quantity,
  'Umsatz €': row.Amount,
  // A column is missing where a row has nothing in it.
  ...(index % 3 === 0 ? { 'Top/Flop': index % 2 === 0, constructor: `col, "${index}"` } : {}),
  Months: [numeric(index), numeric('2.50'), numeric(-3)],
  Remarks: index % 4 === 0 ? null : member.text(row, 'Remarks'),
});

/** A report without its two optional members. */
const bare: Hook = onAnswerMembers(
  { operations: ['CustomReportGetData'], outcome: 'success' },
  ({ ResponseStatus, Rows, ...rest }) => ({
    ...rest,
    ...(Array.isArray(Rows) && Rows.length > 0 ? { Rows } : {}),
    ...(Array.isArray(Rows) && Rows.length > 0 ? {} : { ResponseStatus }),
  }),
);

export const biReports: Variant = {
  about:
    'Has reports of nested rows that differ in their columns, with names no identifier allows, and answers them without a status.',
  // ResponseStatus may be left out there, so that nothing can be asked of it.
  blocks: ['nothing'],
  hook: (inner, store, server) => {
    for (const report of store.reports.all())
      store.reports.put(member.int(report, 'CustomReportId'), {
        ...report,
        Rows: member.records(report, 'Rows').map(pivoted),
      });
    return bare(inner, store, server);
  },
};
