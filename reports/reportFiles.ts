import type { ReportName } from '../config/Settings.ts';
import { badge } from './badge/badge.ts';
import type { FinishedRun } from './FinishedRun.ts';
import { html } from './html/html.ts';
import { junit } from './junit/junit.ts';
import { markdown } from './markdown/markdown.ts';

interface ReportFile {
  readonly file: string;
  readonly make: (run: FinishedRun) => string;
}

/** The reports that are one file each, by the name in `--report`. */
const kinds: Readonly<Partial<Record<ReportName, ReportFile>>> = {
  html: { file: 'report.html', make: html },
  junit: { file: 'junit.xml', make: junit },
  markdown: { file: 'summary.md', make: markdown },
  badge: { file: 'badge.svg', make: badge },
};

/** The names of all files that reports may be written to. */
export const reportFileNames: readonly string[] = Object.values(kinds).map(({ file }) => file);

/** The selected reports of a finished run: the content of each file. */
export const reportFiles = (
  run: FinishedRun,
  asked: readonly ReportName[],
): readonly { readonly file: string; readonly text: string }[] =>
  asked.flatMap((name) => {
    const kind = kinds[name];
    return kind === undefined ? [] : [{ file: kind.file, text: kind.make(run) }];
  });
