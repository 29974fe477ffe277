import type { KnownDeviation } from '../../config/Settings.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { countsAsFailed } from '../../reports/countsAsFailed.ts';
import { withDeviations } from '../../reports/deviations.ts';
import type { RunFiles } from './files/openRunFiles.ts';
import type { Interruption } from './interruption.ts';
import type { Progress } from './progress.ts';
import type { ResumedRun } from './resume/resumedRun.ts';
import type { SuiteOfRun } from './suiteOf.ts';
import type { RunSettings } from './Task.ts';
import type { JudgingListener } from './threads/judgingThread.ts';

/** What verdicts are collected with. */
export interface Collecting {
  readonly settings: RunSettings;
  readonly deviations: readonly KnownDeviation[];
  /** When the first part of the run began. A known deviation that had expired by then does not count. */
  readonly started: Date;
  readonly resumed: ResumedRun | undefined;
  readonly files: RunFiles;
  readonly display: Progress;
  readonly stop: Interruption;
}

/** The verdicts of a run, those of its earlier parts first. */
export interface Collected {
  readonly listener: JudgingListener;
  readonly verdicts: readonly Verdict[];
  /** When each verdict of this part came, in milliseconds since 1970. */
  readonly judgedAt: ReadonlyMap<string, number>;
  /** What the run takes from the suite; undefined until the judging thread has told it. */
  readonly suite: () => SuiteOfRun | undefined;
}

/** Collects the verdicts as they come, writes each into the reports and shows it. With --fail-fast the first breach ends the run. */
export function collectVerdicts(collecting: Collecting): Collected {
  const { settings, deviations, started, resumed, files, display, stop } = collecting;
  const verdicts: Verdict[] = [...(resumed?.verdicts ?? [])];
  const judgedAt = new Map<string, number>();
  let suite: SuiteOfRun | undefined;
  const listener: JudgingListener = {
    planned: (told) => {
      suite = told;
      display.planned(told);
      resumed?.verdicts.forEach(display.verdict);
    },
    verdict: (judged) => {
      const verdict = withDeviations(judged, deviations, started);
      verdicts.push(verdict);
      judgedAt.set(verdict.id, Date.now());
      files.verdict(verdict);
      display.verdict(verdict);
      if (settings.failFast && countsAsFailed(verdict, settings.strict))
        stop.request({ kind: 'breach', said: `--fail-fast was given, and ${verdict.id} failed` });
    },
  };
  return { listener, verdicts, judgedAt, suite: () => suite };
}
