import type { FindingData } from '../html/ReportData.ts';
import { counted } from './inNumbers.ts';
import type { ReportModel } from './ReportModel.ts';

/** Where a finding was met, such as `6 cases · DiscountDelete · json xml`. */
export function placesInWords({ count, operations, formats }: FindingData, { data }: ReportModel): string {
  const [first] = operations;
  const where = operations.length > 1 ? `${operations.length} operations` : first === '-' ? undefined : first;
  const single = data.matrix.columns.filter((column) => column !== 'several');
  const inAll = single.length > 2 && single.every((column) => formats.includes(column));
  return [counted(count, 'case'), where, inAll ? `all ${single.length} formats` : formats.join(', ')]
    .filter((part) => part !== undefined)
    .join(' · ');
}
