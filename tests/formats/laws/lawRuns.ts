/** How many arbitrary values each law meets. */
export const lawRuns = Number(process.env.ASSAY_LAW_RUNS ?? 300);
