import type { Settings } from '../../config/Settings.ts';
import { wholeScope } from '../../config/scope.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { plainCurl, quoted } from '../../harness/stored/curlConnection.ts';
import { clausesOfRun } from '../../reports/clausesOfRun.ts';
import { digests } from '../../reports/digests.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { formats } from '../../specs/Format.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { buildCode } from '../codeHashes.ts';
import { curlTo } from '../run/curlTo.ts';
import { keptExchanges } from '../run/files/keptExchanges.ts';
import type { RunFiles } from '../run/files/openRunFiles.ts';
import { redactedCurl } from '../run/files/redacted.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { newRunId } from '../run/newRunId.ts';
import { suiteVersion } from '../suiteVersion.ts';
import type { JudgedTraffic } from './openTraffic.ts';
import { type OperatorsWord, withWord } from './operatorsWord.ts';

/** What is said of the whole besides what was seen. */
interface About {
  /** The base URL, or where the traffic was recorded. */
  readonly target: string;
  readonly started: Date;
  /** Whether the target itself was connected to. */
  readonly isLive: boolean;
  readonly notes: readonly string[];
  readonly word: OperatorsWord;
}

/** Judged traffic in the form that all reports are made from, redacted. Its verdicts are written to the reports' folder first. */
export async function finishedTraffic(
  settings: Settings,
  { traffic, verdicts: found, faults: ownErrors }: JudgedTraffic,
  files: RunFiles,
  { target, started, isLive, notes, word }: About,
): Promise<FinishedRun> {
  const apiKey = settings.apiKey ?? '';
  const { text } = redactor(secretsOf({ ...settings, target }));
  const connection = isLive
    ? redactedCurl({ ...settings, target, apiKey }, await curlTo(target, settings.connection))
    : plainCurl;
  const { hooks } = settings;
  const { verdicts, deviations } = await withWord(found, word, { hooks, at: started });
  for (const verdict of verdicts) files.verdict(verdict);
  const ids = verdicts.map(({ id }) => id);
  return {
    id: newRunId(),
    startedAt: started.toISOString(),
    durationMs: Math.max(0, Date.now() - started.getTime()),
    target: text(target),
    // Without it, the command would judge the embedded server, which nobody called.
    given: [`--target ${quoted(text(target))}`],
    seed: settings.seed,
    suiteVersion,
    suiteCode: buildCode(),
    selection: { formats, operations: [], clauses: [], cases: [] },
    strict: settings.strict,
    allow: [],
    readOnly: true,
    insecure: isLive && settings.connection.insecure && /^https:/i.test(target),
    runs: 1,
    digests: digests({}, ids),
    dialect: plainDialect,
    notes: [...word.notes, ...notes],
    // Other clients call what they like.
    scope: wholeScope,
    formats,
    narrowed: true,
    traffic,
    planned: ids.length,
    suiteCases: ids.length,
    interrupted: false,
    ownErrors: ownErrors.map((error) => text(error)),
    verdicts,
    observations: [],
    deviations,
    created: [],
    leftBehind: [],
    ...(await keptExchanges(files.exchangesFile, verdicts, {
      apiKey,
      // A client of `watch` named us, and one whose traffic was recorded perhaps a proxy. The address names the target.
      connection: { ...connection, without: ['host'] },
      whole: settings.report.includes('html') || settings.report.includes('allure'),
    })),
    onReference: new Map(),
    // A script would need the clients' own records.
    scripts: new Map(),
    clauses: clausesOfRun(clauses.values()),
  };
}
