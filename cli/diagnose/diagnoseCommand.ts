import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { routeTo } from '../../harness/transport/routeTo.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { progress } from '../run/progress.ts';
import type { RunHost } from '../run/RunHost.ts';
import { givenFlags, ofGivenTarget, thisProcess } from '../run/runCommand.ts';
import { beginWithHooks } from '../run/runHooks.ts';
import type { Task } from '../run/Task.ts';
import { stdoutColors } from '../stdoutColors.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { addressFacts, keyFacts } from './addressFacts.ts';
import { answerChecks } from './answerChecks.ts';
import { brokenFormats } from './causesOf.ts';
import type { Diagnosis, Facts, Trouble } from './Diagnosis.ts';
import { diagnosisText } from './diagnosisText.ts';
import { type Examined, examine } from './examine.ts';
import { plainAnswers } from './judgeAnswers.ts';
import { isDialectDoubtful } from './networkTroubles.ts';
import { clockOffsetS, latenciesOf, zoneFacts } from './timeFacts.ts';
import { troublesOf } from './troublesOf.ts';

/**
 * `assay diagnose`: says in plain words what is wrong with a deployment, by reads alone, and what to do. Returns the exit code of a run.
 *
 * Raises SettingsError if no target or no key was given.
 */
export async function diagnoseCommand(
  settings: Settings,
  host: Pick<RunHost, 'stdout' | 'stderr'> = thisProcess,
): Promise<number> {
  if (settings.target === null)
    throw new SettingsError('target: none was given; name the server to look at with --target.');
  const known = ofGivenTarget(settings);
  const route = await routeTo(new URL(known.target), known.connection);
  await beginWithHooks(known, 'diagnose');
  const startedAt = new Date();
  const shown = progress(host.stderr, settings.json || settings.quiet);
  let seen: Examined;
  try {
    seen = await examine(known, route, shown.stage);
  } finally {
    shown.end();
  }
  const { text } = redactor(secretsOf(settings));
  const diagnosis = withTexts(diagnosisOf(known, seen, startedAt), text);
  if (settings.json) host.stdout.write(`${JSON.stringify(diagnosis, null, 2)}\n`);
  else host.stdout.write(`${diagnosisText(diagnosis, stdoutColors())}\n`);
  return diagnosis.exitCode;
}

function diagnosisOf(settings: Task['settings'], seen: Examined, startedAt: Date): Diagnosis {
  const facts = factsOf(seen);
  const { verdicts, exchanges } = seen;
  const target = nameOfTarget(settings.target, settings.apiKey);
  const troubles = troublesOf(target, seen, facts, settings);
  return {
    schemaVersion: 1,
    target,
    suiteVersion,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    // One more was made to see the version of HTTP.
    calls:
      exchanges.filter(({ failure }) => failure?.unsent !== true).length +
      (facts.httpVersion === null ? 0 : 1),
    exitCode: exitCodeOf(troubles),
    said: firstLine(target, troubles),
    troubles,
    facts,
    checks: verdicts.length === 0 ? [] : answerChecks(verdicts, settings.formats),
    command: commandFor(settings, seen, facts),
  };
}

function factsOf(seen: Examined): Facts {
  const { connection, capabilities, answers, exchanges, operationName, verdicts } = seen;
  return {
    ...connection,
    compression: compressionOf(exchanges),
    key: keyFacts(seen),
    addressesByFormat: addressFacts(verdicts, brokenFormats(seen)),
    dialect:
      capabilities === null || isDialectDoubtful(seen)
        ? null
        : { found: capabilities.dialect, notes: capabilities.notes },
    clockOffsetS: clockOffsetS(exchanges),
    zone: operationName === null ? null : zoneFacts(plainAnswers(answers, operationName)),
    latencies: operationName === null ? [] : latenciesOf(answers, operationName),
  };
}

/** The first coding that an answer names; a server may leave short answers as they are. */
function compressionOf(exchanges: readonly Exchange[]): string | null {
  for (const { response } of exchanges) {
    const named = response?.headers
      .find(([name]) => name === 'content-encoding')?.[1]
      .trim()
      .toLowerCase();
    if (named !== undefined && named !== '' && named !== 'identity') return named;
  }
  return null;
}

function exitCodeOf(troubles: readonly Trouble[]): number {
  switch (troubles[0]?.weight) {
    case 'absent':
      return exitCodes.noTarget;
    case 'breach':
      return exitCodes.breach;
    case 'error':
      return exitCodes.notJudged;
    default:
      return exitCodes.noBreach;
  }
}

function firstLine(target: string, troubles: readonly Trouble[]): string {
  const [worst] = troubles;
  if (worst === undefined)
    return `Sound, as far as a diagnosis looks: nothing was found wrong with ${target}.`;
  const said = /^https?:/.test(worst.said)
    ? worst.said
    : `${worst.said.charAt(0).toUpperCase()}${worst.said.slice(1)}`;
  const isWrong = worst.weight !== 'remark' && worst.weight !== 'warning';
  if (isWrong) return `${said}.`;
  return `${worst.weight === 'warning' ? 'No MUST' : 'Nothing'} is broken, but: ${worst.said}.`;
}

/** The slowest answers need this many times their time, in milliseconds, before a run gives them up. */
const timeoutTimes = 5;

/** The command that judges this target. The key and the passwords come from where they came from now. */
function commandFor(settings: Task['settings'], { further, waits }: Examined, { latencies }: Facts): string {
  const { rate, timeoutMs, formats } = settings;
  const slowest = Math.max(0, ...latencies.map(({ p95 }) => p95)) * timeoutTimes;
  const seconds = Math.ceil(Math.max(slowest, timeoutMs) / 1000);
  return [
    'assay run',
    ...givenFlags({ ...settings, target: further.apiAt ?? settings.target }),
    ...(formats.length < 6 ? [`--formats ${formats.join(',')}`] : []),
    ...(rate === null ? (waits > 0 ? ['--rate 5'] : []) : [`--rate ${rate}`]),
    ...(seconds > 10 ? [`--timeout ${seconds}s`] : []),
  ].join(' ');
}

/** Everything with each text redacted. */
function withTexts<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(item, redact)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withTexts(member as unknown, redact)]),
  ) as T;
}
