/** What there is beside a report. */
export interface ReportSurroundings {
  /** Whether report.html was written too. */
  readonly hasPage: boolean;
  /** What `assay show` needs after it to find the run; empty where it looks there by itself. */
  readonly inFolder: string;
}
