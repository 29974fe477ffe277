import type { GivenSettings } from '../config/GivenSettings.ts';
import type { Hooks } from '../config/hooks/Hooks.ts';
import { basePathOf } from '../harness/transport/basePathOf.ts';
import type { Results } from '../reports/results.ts';
import { readTrafficLine } from './judge/readTrafficLine.ts';
import { recordedBase } from './judge/recordedBase.ts';
import { sortRecords, takeRecorded } from './judge/takeRecorded.ts';
import { runCommand, thisProcess } from './run/runCommand.ts';
import { settingsOfProgram } from './settingsOfProgram.ts';
import { type JudgedTraffic, openTraffic } from './traffic/openTraffic.ts';

// What `assay-conformance` exports (docs/library.md).
export type { GivenSettings } from '../config/GivenSettings.ts';
export type {
  AddedToRequest,
  BeforeRun,
  OnRequest,
  OwnAnswer,
  OwnBreach,
  OwnCheck,
  OwnRuling,
  RequestToSign,
} from '../config/hooks/Hooks.ts';
export { SettingsError } from '../config/SettingsError.ts';
export { codecs } from '../formats/codecs.ts';
export { DecodeError } from '../formats/DecodeError.ts';
export { TargetError } from '../harness/target/TargetError.ts';
export { instant, wall } from '../specs/datetime.ts';
export { answerShape, requestShape } from '../specs/messageShapes.ts';
export { numeric } from '../specs/numeric.ts';
export { operations } from '../specs/operations.ts';

/** Called after the reports of a run are written (docs/hooks.md). */
export type AfterRun = NonNullable<Hooks<Results>['afterRun']>;

/** How a run ended. */
export interface EndedRun {
  /** What `assay run` would exit with. */
  readonly exitCode: number;
  /** The content of results.json. */
  readonly results: Results;
  /** Which reports could not be written, and why, in a sentence; absent if all were. */
  readonly lost?: string;
}

/**
 * Judges a target as `assay run` does, with its reports in `out`, and prints nothing. Until it ends, SIGINT and SIGTERM end it early.
 *
 * Raises SettingsError and TargetError.
 */
export async function run(given: GivenSettings = {}): Promise<EndedRun> {
  const settings = settingsOfProgram(given);
  let printed = '';
  let lost: string | undefined;
  const exitCode = await runCommand(
    { ...settings, json: true, quiet: true },
    {
      ...thisProcess,
      stdout: {
        write: (text) => {
          printed += text;
        },
      },
      stderr: { write: () => undefined },
      lost: (said) => {
        lost = said;
      },
    },
  );
  const results = JSON.parse(printed) as Results;
  return { exitCode, results, ...(lost === undefined ? {} : { lost }) };
}

/** A request that some client sent, and its answer. Bodies are text (docs/watch.md, Recorded traffic). */
export interface RecordedExchange {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  };
  readonly response: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: string;
  };
}

/** What is known of recorded traffic besides. */
export interface JudgeOptions {
  /** The base URL that the calls went to; left out, their URLs tell. */
  readonly target?: string;
  /** A key to remove from what is said, besides those that the requests hold. */
  readonly apiKey?: string;
}

/**
 * Judges answers to other clients, each by what it alone can show, as `assay judge` does. It sends and writes nothing. What it returns
 * says what was not judged, and why. No conformance follows from it.
 *
 * Raises SettingsError if the calls went to no base URL that can be told, or to several.
 */
export async function judge(
  exchanges: readonly RecordedExchange[],
  { target, apiKey }: JudgeOptions = {},
): Promise<JudgedTraffic> {
  const recorded = sortRecords(exchanges, (exchange, id) => readTrafficLine(exchange, id));
  const base = new URL(recordedBase(recorded.seen, target ?? null));
  const traffic = openTraffic(
    { basePath: basePathOf(base), secrets: apiKey === undefined ? [] : [apiKey], keep: false },
    {
      store: () => undefined,
      breach: () => undefined,
      ownError: () => undefined,
      counted: () => undefined,
    },
  );
  await takeRecorded(traffic, recorded, base);
  return traffic.end();
}
