import type { FindingData } from '../html/ReportData.ts';
import type { ReportModel } from './ReportModel.ts';

/** Where a finding was met, in as few words as there are: `DiscountDelete · csv`, `33 operations · csv`, `CompanyGet`. */
export function placesInShort({ operations, formats }: FindingData, { data }: ReportModel): string {
  const [first = '-'] = operations;
  const where = operations.length > 1 ? `${operations.length} operations` : first;
  const single = data.matrix.columns.filter((column) => column !== 'several');
  const inAll = single.length > 2 && single.every((column) => formats.includes(column));
  const shown = formats.length > 2 ? `${formats.length} formats` : formats.join(' ');
  return [...(where === '-' ? [] : [where]), ...(inAll ? [] : [shown])].join(' · ');
}
