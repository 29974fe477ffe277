import type { ReportName, Settings } from '../../config/Settings.ts';
import type { CurlConnection } from '../../harness/stored/curlConnection.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { groupsOf } from '../../reports/findings.ts';
import { scriptsOf } from '../repro/scriptsOf.ts';
import { keptExchanges } from './files/keptExchanges.ts';
import { onReference } from './onReference.ts';

interface Sources {
  /** The settings of the run, by which a case is judged on the reference server. */
  readonly settings: Settings;
  readonly exchangesFile: string;
  readonly apiKey: string;
  /** Whether a stand-in is where the key was. */
  readonly isRecord?: boolean;
  /** How curl reaches the target, without secrets. */
  readonly connection: CurlConnection;
  /** Whether a report is asked for. */
  readonly asks: (name: ReportName) => boolean;
}

/** What the reports of a run show beside its verdicts: exchanges, right answers of the reference server, and scripts. */
export async function shownBeside(
  run: Pick<FinishedRun, 'id' | 'target' | 'seed' | 'dialect' | 'verdicts' | 'hooks'>,
  { settings, exchangesFile, apiKey, isRecord = false, connection, asks }: Sources,
): Promise<Pick<FinishedRun, 'shown' | 'exchanges' | 'latencies' | 'onReference' | 'scripts'>> {
  const { verdicts } = run;
  const onPages = asks('html') ? firstCases(verdicts) : [];
  const whole = asks('html') || asks('allure');
  return {
    ...(await keptExchanges(exchangesFile, verdicts, { apiKey, isRecord, connection, whole })),
    onReference: await onReference(onPages, settings),
    scripts: await scriptsOf(onPages, run, { verdicts, exchangesFile, connection }),
  };
}

/** One case of each finding, to compare with the reference server. */
const firstCases = (verdicts: readonly Verdict[]): readonly string[] =>
  groupsOf(verdicts).flatMap(({ cases }) => cases.slice(0, 1));
