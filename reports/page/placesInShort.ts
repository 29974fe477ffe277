import type { FindingData } from '../html/ReportData.ts';
import { allFormats } from './allFormats.ts';
import type { ReportModel } from './ReportModel.ts';

/** Where a finding occurs, in as few words as possible: `DiscountDelete · csv`, `33 operations · csv`, `CompanyGet`. */
export function placesInShort(finding: FindingData, model: ReportModel): string {
  const { operations, formats } = finding;
  const [first = '-'] = operations;
  const where = operations.length > 1 ? `${operations.length} operations` : first;
  const shown = formats.length > 2 ? `${formats.length} formats` : formats.join(' ');
  return [
    ...(where === '-' ? [] : [where]),
    ...(allFormats(finding, model) !== undefined ? [] : [shown]),
  ].join(' · ');
}
