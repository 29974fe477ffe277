import { existsSync } from 'node:fs';
import type { CurlConnection } from '../../harness/stored/curlConnection.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { ReproducedRun } from './reproductionsOf.ts';

/** Nobody reads a report with more findings than this to the end. */
const mostCases = 40;

interface Judged {
  readonly verdicts: readonly Verdict[];
  readonly exchangesFile: string;
  /** How curl reaches the target, without secrets. */
  readonly connection: CurlConnection;
}

/**
 * The scripts of some cases of a run that has just ended, by their ids: the first ones, for its report. A script that can't be made is left
 * out, because the results of the run matter more.
 */
export async function scriptsOf(
  cases: readonly string[],
  run: ReproducedRun,
  { verdicts, exchangesFile, connection }: Judged,
): Promise<ReadonlyMap<string, string>> {
  // If somebody removed the file meanwhile, the code that writes it reports that.
  if (cases.length === 0 || !existsSync(exchangesFile)) return new Map();
  // Loaded only where there is a finding: a run without any should not wait for it.
  const [{ bashScript }, { reproductionsOf }] = await Promise.all([
    import('./bashScript.ts'),
    import('./reproductionsOf.ts'),
  ]);
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const wrong = cases
    .slice(0, mostCases)
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ status }) => status !== 'errored');
  const made = await reproductionsOf(wrong, run, exchangesFile, () => undefined);
  return new Map(made.map((one) => [one.caseId, bashScript(one, connection)]));
}
