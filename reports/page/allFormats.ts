import type { FindingData } from '../html/ReportData.ts';
import type { ReportModel } from './ReportModel.ts';

/** How many formats the run has, where a finding was met in all of them and they are more than two; else undefined. */
export function allFormats({ formats }: FindingData, { data }: ReportModel): number | undefined {
  const single = data.matrix.columns.filter((column) => column !== 'several');
  return single.length > 2 && single.every((column) => formats.includes(column)) ? single.length : undefined;
}
