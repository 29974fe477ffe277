import type { FindingData } from '../html/ReportData.ts';
import { allFormats } from './allFormats.ts';
import { countInWords } from './inNumbers.ts';
import type { ReportModel } from './ReportModel.ts';

/** Where a finding occurs, such as `6 cases · DiscountDelete · json xml`. */
export function placesInWords(finding: FindingData, model: ReportModel): string {
  const { count, operations, formats } = finding;
  const [first] = operations;
  const where = operations.length > 1 ? `${operations.length} operations` : first === '-' ? undefined : first;
  const all = allFormats(finding, model);
  const weaker = finding.weaker.map(([level, places]) => `${places} of them ${level}`);
  return [
    [countInWords(count, 'case'), ...weaker].join(', '),
    where,
    all === undefined ? formats.join(', ') : `all ${all} formats`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
