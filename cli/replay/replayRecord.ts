import { plainConnection } from '../../config/ConnectionSettings.ts';
import type { Settings } from '../../config/Settings.ts';
import type { OutsideEvent } from '../../harness/outside/OutsideEvent.ts';
import { type ReplayedOutside, replayedOutside } from '../../harness/outside/replayedOutside.ts';
import type { RequestWriter } from '../../harness/outside/requestKey.ts';
import { basePathOf } from '../../harness/preflight/nameOfTarget.ts';
import { ownHeaders } from '../../harness/target/openTarget.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { type AskedTarget, askTarget } from '../run/askTarget.ts';
import { judgeInOrder } from '../run/judgeInOrder.ts';
import { openSession } from '../run/openSession.ts';
import type { Task } from '../run/Task.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { recordReader } from './recordReader.ts';

/** The settings of a run on which its calls and its verdicts depend. None of them is a secret. */
export type JudgedSettings = Pick<Settings, (typeof judgedSettings)[number]> & { readonly target: string };

export const judgedSettings = [
  ...(['target', 'fixtures', 'scope', 'formats', 'allow', 'readOnly', 'strict', 'seed', 'runs'] as const),
  ...(['operations', 'clauses', 'cases'] as const),
  ...(['maxRecords', 'listenerUrl', 'concurrency', 'rate', 'timeoutMs', 'patienceMs', 'dialect'] as const),
] as const;

/** A run as a record holds it. */
export interface RecordedRun {
  readonly runId: string;
  readonly settings: JudgedSettings;
  /** What stands in the place of the key. */
  readonly standIn: string;
  readonly order: readonly OutsideEvent[];
  /** The lines of exchanges.ndjson. */
  readonly lines: AsyncIterator<string>;
}

/** What a replay is heard of: the ids of the cases, before the first verdict, and each verdict, redacted. */
interface ReplayListener {
  readonly planned: (ids: readonly string[]) => void;
  readonly verdict: (verdict: Verdict) => void;
}

/**
 * Judges a run again from its record, from the first question to the last verdict. Nothing is sent. Everything that the run decided is
 * decided anew: dialect, fixtures that are found by reading, what is read again.
 *
 * Raises ReplayError once the record and the judgement part ways.
 */
export async function replayRecord(
  { runId, settings, standIn, order, lines }: RecordedRun,
  listener: ReplayListener,
): Promise<AskedTarget> {
  const { target } = settings;
  const whole = wholeSettings(settings, standIn);
  const write = requestWriter(target, runId);
  const record = recordReader(order, lines);
  const outside = (name: 'preflight' | 'judging'): ReplayedOutside =>
    replayedOutside(record.part(name), write);

  const first = outside('preflight');
  const files = { exchangesFile: '', journalFile: '', keptJournalFile: '' };
  const asked = await Promise.race([
    first.parted,
    askTarget({ settings: whole, runId, ...files }, { outside: first }),
  ]);
  await Promise.race([first.parted, first.end()]);

  const second = outside('judging');
  let rest: Promise<void> | undefined;
  const faults: unknown[] = [];
  const session = openSession(
    {
      settings: { ...whole, fixtures: asked.fixtures },
      capabilities: asked.capabilities,
      runId,
      firstExchange: 1,
      quickestMs: asked.quickestMs,
      isReplayed: true,
    },
    {
      exchange: () => undefined,
      made: () => undefined,
      loss: () => undefined,
      ended: () => {
        rest = second.end();
        // It is awaited below.
        rest.catch(() => undefined);
      },
    },
    second,
  );
  listener.planned(session.plan.cases.map(({ id }) => id));
  const judging = judgeInOrder(session, settings.concurrency, {
    verdict: listener.verdict,
    fault: (error) => faults.push(error),
  });
  await Promise.race([second.parted, judging.done]);
  await Promise.race([second.parted, rest]);
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  const cleaning = record.part('cleanUp');
  while ((await cleaning()) !== undefined);
  await record.end();
  return asked;
}

/** How requests to a target looked. */
function requestWriter(target: string, runId: string): RequestWriter {
  const url = new URL(target);
  const before = url.origin + basePathOf(url);
  return (request) => ({
    method: request.method,
    url: before + request.path,
    headers: Object.entries(ownHeaders(request, { version: suiteVersion, runId })),
    body: request.body,
  });
}

const wholeSettings = (settings: JudgedSettings, standIn: string): Task['settings'] => ({
  ...settings,
  apiKey: standIn,
  headers: {},
  connection: plainConnection,
  fixturesFile: null,
  deviationsFile: null,
  plan: false,
  maxDurationMs: null,
  failFast: false,
  out: '',
  resume: false,
  report: [],
  quiet: true,
  json: false,
});
