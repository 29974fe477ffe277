import type { ReportModel } from './ReportModel.ts';

/** Formats in as few words as possible: `all 6 formats` if it is all that this run has, else in the order of the matrix. */
export function formatsInWords({ data }: ReportModel, formats: readonly string[]): string {
  const single = data.matrix.columns.filter((column) => column !== 'several');
  return single.length > 2 && single.every((column) => formats.includes(column) || formats.includes('all'))
    ? `all ${single.length} formats`
    : [...formats].sort((a, b) => single.indexOf(a) - single.indexOf(b)).join(', ');
}
