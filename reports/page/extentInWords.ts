import { counted, inNumbers } from '../../harness/words/counted.ts';
import type { FindingData } from '../html/ReportData.ts';
import { formatsInWords } from './formatsInWords.ts';
import type { ReportModel } from './ReportModel.ts';

/** Where a finding occurs, such as `6 cases, blocks 54 more · DiscountDelete · json, xml`. */
export function extentInWords(finding: FindingData, model: ReportModel): string {
  const { count, operations, formats, hides } = finding;
  const [first] = operations;
  const where = operations.length > 1 ? `${operations.length} operations` : first === '-' ? undefined : first;
  const weaker = finding.weaker.map(([level, cases]) => `${cases} of them ${level}`);
  return [
    [counted(count, 'case'), ...weaker, ...(hides === 0 ? [] : [`blocks ${inNumbers(hides)} more`])].join(
      ', ',
    ),
    where,
    formatsInWords(model, formats),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}
