import { everyFew } from '../hooks/everyFew.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const reportRowsTurn: Variant = {
  about:
    'The last row of a report becomes its first, between two calls of nine (rule 2: others work meanwhile, and the order of these rows is not shown).',
  hook: everyFew(9, ({ reports }) => () => {
    for (const report of reports.all()) {
      const rows = member.records(report, 'Rows');
      const last = rows.at(-1);
      if (last !== undefined)
        reports.put(member.int(report, 'ReportID'), { ...report, Rows: [last, ...rows.slice(0, -1)] });
    }
  }),
  errs: ['The target keeps changing'],
};
