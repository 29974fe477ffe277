import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { counted } from '../../harness/words/counted.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { readRun, type StoredRun } from '../compare/readRun.ts';
import { warnOfLaterRun } from '../compare/warnOfLaterRun.ts';
import { curlTo } from '../run/curlTo.ts';
import { bashScript } from './bashScript.ts';
import type { Reproduction } from './Reproduction.ts';
import { isSigned, type ReproducedRun, reproductionsOf } from './reproductionsOf.ts';
import { vitestFile } from './vitestFile.ts';
import { writeHar } from './writeHar.ts';

interface Options {
  /** One case instead of the first case of each finding. */
  readonly case?: string;
  readonly out?: string;
  readonly vitest?: boolean;
  readonly har?: boolean;
}

/**
 * `assay repro`: writes a script for each finding of a finished run, or for one case, that makes the calls again which the breach
 * needs. With `vitest` also a test file, with `har` the exchanges: those of the case, or without a case those of the run.
 *
 * Raises SettingsError if the folder holds no run with its exchanges, or if the case did not go wrong in it.
 */
export async function repro(
  given: string,
  { case: id, out = 'assay-repro', vitest = false, har = false }: Options,
  { connection }: Pick<Settings, 'connection'>,
): Promise<number> {
  const stored = readRun(given);
  warnOfLaterRun(stored);
  const { run } = stored.results;
  const { exchangesFile } = stored;
  if (exchangesFile === undefined)
    throw new SettingsError(
      `${given} holds no exchanges.ndjson, from which the calls are read; name the folder of a run.`,
    );
  if (run.traffic !== undefined)
    throw new SettingsError(
      `${given} holds judged traffic. Its calls are those of clients, with their keys and records, so that no script can make them again. Name the folder of a run.`,
    );
  const verdicts = wantedVerdicts(stored, id);
  const curl = await curlTo(run.target, connection);
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const earlier = new Set(readdirSync(folder));
  const write = (name: string, text: string, mode: number): void => {
    try {
      writeFileSync(join(folder, name), text, { mode });
    } catch (error) {
      // Half a script would do something else.
      rmSync(join(folder, name), { force: true });
      throw error;
    }
    earlier.delete(name);
  };
  const made = await reproductionsOf(verdicts, run, exchangesFile);
  for (const [index, one] of made.entries()) {
    const name = `${id === undefined ? `${index + 1}-` : ''}${fileNameOf(one.caseId)}`;
    write(`${name}.sh`, bashScript(one, curl), 0o700);
    if (vitest) write(`${name}.test.mjs`, vitestFile(one), 0o600);
    process.stdout.write(`${name}.sh: ${inWords(one)}\n`);
  }
  const harName = id === undefined ? 'run.har' : `${fileNameOf(id)}.har`;
  const ofCase = [...made, ...verdicts].flatMap(({ exchanges }) => exchanges);
  if (har)
    await writeHar(
      join(folder, harName),
      exchangesFile,
      `The exchanges of ${id === undefined ? '' : `${id} in `}run ${run.id}`,
      id === undefined ? undefined : new Set(ofCase),
    );
  const without = verdicts.filter((verdict) => !made.some(({ caseId }) => caseId === verdict.id));
  for (const verdict of without)
    process.stdout.write(`${verdict.id} has no script: ${whyNone(verdict, run)}\n`);
  process.stdout.write(
    closing(made, { without: without.length, harName: har ? harName : undefined, folder }),
  );
  const scripts = [...earlier].filter((name) => name.endsWith('.sh'));
  if (scripts.length > 0)
    process.stdout.write(`Of an earlier call and as they were: ${scripts.join(', ')}\n`);
  return exitCodes.noBreach;
}

/** What went wrong: a case, or the first case of each finding. */
function wantedVerdicts(
  { results: { verdicts, findings } }: StoredRun,
  id: string | undefined,
): readonly Verdict[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const isWrong = ({ status }: Verdict): boolean => ['failed', 'warned', 'known'].includes(status);
  if (id === undefined)
    return findings.flatMap(({ places: [first = ''] }) => byId.get(first) ?? []).filter(isWrong);
  const wanted = byId.get(id);
  if (wanted === undefined)
    throw new SettingsError(`--case: the run did not judge "${id}"; results.json lists what it judged.`);
  if (isWrong(wanted)) return [wanted];
  const howItEnded = wanted.status === 'passed' ? 'passed' : `is ${wanted.status}`;
  throw new SettingsError(`--case: ${id} ${howItEnded}, so there is no breach to make again.`);
}

const fileNameOf = (caseId: string): string => caseId.replace(/[^\w.-]/g, '-');

function inWords({ steps, check, clause, title }: Reproduction): string {
  const calls = counted(steps.length, 'call');
  return `${clause}, ${calls}${check === null ? ', a person has to look' : ''}: ${title}`;
}

/** Why a case that went wrong has no script. */
const whyNone = ({ exchanges }: Verdict, run: Pick<ReproducedRun, 'hooks'>): string =>
  isSigned(run)
    ? `onRequest in ${run.hooks?.file ?? 'a program'} signed the requests of this run, and a script can't.`
    : exchanges.length === 0
      ? 'its verdict rests on no call.'
      : 'its calls cannot be made again. Some are not stored whole, hold an id at a place that is not found, or change a record that may be another one.';

function closing(
  made: readonly Reproduction[],
  {
    without,
    harName,
    folder,
  }: { readonly without: number; readonly harName: string | undefined; readonly folder: string },
): string {
  const looks = made.filter(({ check }) => check === null).length;
  const scripts = counted(made.length, 'script');
  const what = [
    made.length > 0 ? scripts : without > 0 ? 'no script' : 'no breach, so no script',
    ...(harName === undefined ? [] : [harName]),
  ].join(' and ');
  return `${what[0]?.toUpperCase()}${what.slice(1)} in ${folder}${looks === 0 ? '' : `; ${looks} of them ${looks === 1 ? 'shows' : 'show'} the answers, and a person has to compare`}\n`;
}
