import type { ReportName } from '../config/Settings.ts';
import type { FinishedRun } from './FinishedRun.ts';
import type { ReportSurroundings } from './ReportSurroundings.ts';

interface ReportFile {
  readonly file: string;
  /** Loads what makes it. Libraries for reports that nobody asked for are not loaded. */
  readonly load: () => Promise<(run: FinishedRun, beside: ReportSurroundings) => string>;
}

/** The reports that are one file each, by the name in `--report`. `allure` is a folder, which cli/run/files/writeAllure.ts writes. */
const reportsOfOneFile: Readonly<Record<Exclude<ReportName, 'allure'>, ReportFile>> = {
  html: { file: 'report.html', load: async () => (await import('./html/html.ts')).html },
  junit: { file: 'junit.xml', load: async () => (await import('./junit/junit.ts')).junit },
  markdown: { file: 'summary.md', load: async () => (await import('./markdown/markdown.ts')).markdown },
  badge: { file: 'badge.svg', load: async () => (await import('./badge/badge.ts')).badge },
};

/** The names of all files that reports may be written to. */
export const reportFileNames: readonly string[] = Object.values(reportsOfOneFile).map(({ file }) => file);

/** The folder that the Allure report is written to. */
export const allureFolder = 'allure-results';

/** Loads what makes the selected reports, so that they are made sooner at the end of a run. */
export async function loadReports(asked: readonly ReportName[]): Promise<void> {
  await Promise.all(reportsIn(asked).map(({ load }) => load()));
}

/** The selected reports of a finished run: the content of each file. `inFolder` is what `assay show` needs after it to find the run. */
export async function reportFiles(
  run: FinishedRun,
  asked: readonly ReportName[],
  inFolder: string,
): Promise<readonly { readonly file: string; readonly text: string }[]> {
  const beside = { hasPage: asked.includes('html'), inFolder };
  return Promise.all(
    reportsIn(asked).map(async ({ file, load }) => ({ file, text: (await load())(run, beside) })),
  );
}

const reportsIn = (asked: readonly ReportName[]): readonly ReportFile[] =>
  asked.flatMap((name) => (name === 'allure' ? [] : reportsOfOneFile[name]));
