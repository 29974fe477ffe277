import { plainConnection } from '../../config/ConnectionSettings.ts';
import type { Settings } from '../../config/Settings.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { Outside } from '../../harness/outside/Outside.ts';
import type { OutsideEvent, RunPart } from '../../harness/outside/OutsideEvent.ts';
import { type ReplayedOutside, replayedOutside } from '../../harness/outside/replayedOutside.ts';
import type { RequestWriter } from '../../harness/outside/requestKey.ts';
import type { Observation } from '../../harness/Run.ts';
import { ownHeaders } from '../../harness/target/openTarget.ts';
import { refusal } from '../../harness/target/permits.ts';
import type { Effect, Target } from '../../harness/target/Target.ts';
import { basePathOf } from '../../harness/transport/basePathOf.ts';
import { isLoopbackName } from '../../harness/transport/loopback.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { type LedgerEntry, writtenBy } from '../../harness/writes/ledger.ts';
import { type AskedTarget, askTarget } from '../run/askTarget.ts';
import { cleanUpOver } from '../run/cleanUpRun.ts';
import { judgeInOrder } from '../run/judgeInOrder.ts';
import { openRunOfTask } from '../run/openRunOfTask.ts';
import type { Task } from '../run/Task.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { recordReader } from './recordReader.ts';

/** The settings of a run on which its calls and its verdicts depend. None of them is a secret. */
export type JudgedSettings = Pick<Settings, (typeof judgedSettings)[number]> & { readonly target: string };

/** Their names, in the order in which a bundle holds them. */
export const judgedSettings = [
  ...(['target', 'fixtures', 'scope', 'formats', 'allow', 'readOnly', 'strict', 'seed', 'runs'] as const),
  ...(['operations', 'clauses', 'cases'] as const),
  ...(['maxRecords', 'listenerUrl', 'concurrency', 'rate', 'timeoutMs', 'patienceMs', 'dialect'] as const),
] as const;

/** A run as a record holds it. */
export interface RecordedRun {
  readonly runId: string;
  readonly settings: JudgedSettings;
  /** What replaces the key. */
  readonly standIn: string;
  readonly order: readonly OutsideEvent[];
  /** The lines of exchanges.ndjson. */
  readonly lines: AsyncIterator<string, unknown>;
}

/** What a replay tells: the ids of the cases, before the first verdict, each verdict, redacted, and each exchange that it read. */
export interface ReplayListener {
  readonly planned: (ids: readonly string[]) => void;
  readonly verdict: (verdict: Verdict) => void;
  readonly exchange?: (exchange: Exchange) => void;
  readonly observed?: (observation: Observation) => void;
}

/**
 * Judges a run again from its record, from the first question to the last verdict. Nothing is sent. Everything that the run decided is
 * decided again: dialect, fixtures that are found by reading, what is read again.
 *
 * Raises ReplayError once the record and the judgement part ways.
 */
export async function replayRecord(
  { runId, settings, standIn, order, lines }: RecordedRun,
  listener: ReplayListener,
): Promise<AskedTarget> {
  const { target } = settings;
  const whole = wholeSettings(settings, standIn);
  const { readOnly, allow } = settings;
  const loopback = isLoopbackName(new URL(target).hostname);
  const replayed = {
    write: requestWriter(target, runId),
    refusal: (effect: Effect) => refusal({ loopback, readOnly, allow }, effect),
  };
  const record = recordReader(order, lines, listener.exchange);
  const outside = (name: RunPart): ReplayedOutside => replayedOutside(record.part(name), replayed);

  const first = outside('preflight');
  const asked = await Promise.race([first.parted, askAnew(whole, runId, first)]);
  await Promise.race([first.parted, first.end()]);

  const second = outside('judging');
  const entries: LedgerEntry[] = [];
  let rest: Promise<void> | undefined;
  const heard = { ...listener, ledger: (entry: LedgerEntry) => void entries.push(entry) };
  const judging = judgeAnew({ runId, settings: whole, asked, outside: second }, heard, () => {
    rest = second.end();
    // It is awaited below.
    rest.catch(() => undefined);
  });
  await Promise.race([second.parted, judging]);
  await Promise.race([second.parted, rest]);

  // What it removes follows from what was written. Its answers decide nothing but its own further calls.
  const third = outside('cleanUp');
  const cleaning = cleanUpOver(
    sendsNothing,
    { settings: whole, capabilities: asked.capabilities },
    writtenBy(entries),
    {
      outside: third,
    },
  );
  await Promise.race([third.parted, cleaning]);
  await Promise.race([third.parted, third.end()]);
  await record.end();
  return asked;
}

/** In the place of a target: all answers come from the record. */
const sendsNothing: Target = {
  send: () => Promise.reject(new Error('a replay sends nothing')),
  close: async () => undefined,
};

/** Asks what a target understands and has, where the answers come from a record. No file is written. */
export const askAnew = (settings: Task['settings'], runId: string, outside: Outside): Promise<AskedTarget> =>
  askTarget({ settings, runId, exchangesFile: '', journalFile: '', keptJournalFile: '' }, { outside });

/** What cases are judged with instead of a target. */
interface JudgedAnew {
  readonly runId: string;
  readonly settings: Task['settings'];
  readonly asked: AskedTarget;
  readonly outside: Outside;
}

/** Judges all cases from what comes from outside. `ended` is called when no more calls are made. Raises an error of ours. */
export async function judgeAnew(
  { runId, settings, asked, outside }: JudgedAnew,
  listener: ReplayListener & { readonly ledger?: (entry: LedgerEntry) => void },
  ended: () => void = () => undefined,
): Promise<void> {
  const ownErrors: unknown[] = [];
  const { fixtures, capabilities, quickestMs } = asked;
  const task = { settings: { ...settings, fixtures }, capabilities, runId, firstExchange: 1, quickestMs };
  const { observed, ledger } = listener;
  const heard = {
    exchange: () => undefined,
    made: () => undefined,
    loss: () => undefined,
    ended,
    ...(observed === undefined ? {} : { observed }),
    ...(ledger === undefined ? {} : { ledger }),
  };
  const run = openRunOfTask({ ...task, isReplayed: true }, heard, outside);
  listener.planned(run.plan.cases.map(({ id }) => id));
  const { done } = judgeInOrder(run, settings.concurrency, {
    verdict: listener.verdict,
    ownError: (error) => ownErrors.push(error),
  });
  await done;
  const [ownError] = ownErrors;
  if (ownError !== undefined) throw ownError;
}

/** How requests to a target looked. */
export function requestWriter(target: string, runId: string): RequestWriter {
  const url = new URL(target);
  const before = url.origin + basePathOf(url);
  return (request) => ({
    method: request.method,
    url: before + request.path,
    headers: Object.entries(ownHeaders(request, { version: suiteVersion, runId })),
    body: request.body,
  });
}

/** Settings as a run takes them, with what nobody needs who sends nothing. */
export const wholeSettings = (settings: JudgedSettings, standIn: string): Task['settings'] => ({
  ...settings,
  apiKey: standIn,
  headers: {},
  flaggedHeaders: [],
  connection: plainConnection,
  shard: null,
  junitBy: 'case',
  fixturesFile: null,
  deviationsFile: null,
  settingsFile: null,
  hooks: null,
  plan: false,
  maxDurationMs: null,
  failFast: false,
  out: '',
  resume: false,
  report: [],
  quiet: true,
  json: false,
});
