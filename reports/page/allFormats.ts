import type { FindingData } from '../html/ReportData.ts';
import type { ReportModel } from './ReportModel.ts';

/** How many formats the run has, if a finding occurs in all of them and there are more than two; else undefined. */
export function allFormats({ formats }: FindingData, { data }: ReportModel): number | undefined {
  const single = data.matrix.columns.filter((column) => column !== 'several');
  return single.length > 2 && single.every((column) => formats.includes(column)) ? single.length : undefined;
}
