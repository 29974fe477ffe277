import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../cli/finish.ts';
import { type JudgeFlags, judgeTraffic } from '../../cli/judge/judgeTraffic.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { Results } from '../../reports/results.ts';
import { workFolder } from '../cli/assay.ts';
import { hostHere } from '../cli/assayHere.ts';

/** A judged file. */
export interface Judged {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly folder: string;
  /** The cases that are not passed, as `id status`. */
  readonly red: readonly string[];
  readonly verdicts: readonly Verdict[];
  readonly traffic: Results['run']['traffic'];
}

/** `assay judge` in this process, of a file with this text. */
export async function judgeHere(
  text: string,
  {
    target,
    environment = {},
    files = {},
    encoding = 'utf8',
    ...flags
  }: JudgeFlags & {
    readonly target?: string;
    readonly environment?: Readonly<Record<string, string>>;
    /** What else is in the working folder, by its name. */
    readonly files?: Readonly<Record<string, string>>;
    readonly encoding?: BufferEncoding;
  } = {},
): Promise<Judged> {
  const folder = workFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const file = join(folder, 'traffic.har');
  writeFileSync(file, text, encoding);
  const { host, text: written } = hostHere();
  const given: Record<string, readonly string[]> = target === undefined ? {} : { target: [target] };
  const settings = loadSettings({ flags: given, environment, folder });
  const code = await codeOf(() => judgeTraffic(file, settings, flags, host), host.stderr);
  const results = code === 2 ? undefined : readResults(join(settings.out, 'results.json'));
  const verdicts = results?.verdicts ?? [];
  return {
    ...{ code, ...written, folder: settings.out, verdicts, traffic: results?.run.traffic },
    red: verdicts.flatMap(({ id, status }) => (status === 'passed' ? [] : [`${id} ${status}`])),
  };
}

const readResults = (file: string): Results => JSON.parse(readFileSync(file, 'utf8')) as Results;
