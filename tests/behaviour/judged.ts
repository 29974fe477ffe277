import type { Fixtures } from '../../config/Settings.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { Hook } from '../../server/Hook.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

interface Options {
  readonly hooks?: readonly Hook[];
  readonly server?: ReferenceServer;
  readonly formats?: readonly Format[];
  readonly operations?: readonly string[];
  readonly change?: (given: Fixtures) => Fixtures;
  readonly runId?: string;
}

/** Judges some clauses on a reference server: each case's id with its status, and its cause where it is blocked. */
export async function judged(
  clauses: readonly string[],
  {
    hooks = [],
    formats: some = formats,
    operations = [],
    change = (given) => given,
    runId,
    ...given
  }: Options = {},
): Promise<ReadonlyMap<string, string>> {
  const server = given.server ?? createServer({ hooks });
  const plan = planRun({ formats: some, operations, clauses, cases: [] });
  const verdicts: readonly Verdict[] = await judgeInProcess(server, plan, {
    fixtures: change(fixtures(server.store)) as ReturnType<typeof fixtures>,
    ...(runId === undefined ? {} : { runId }),
  });
  return new Map(
    verdicts.map(({ id, status, cause }) => [id, cause === undefined ? status : `${status} ${cause}`]),
  );
}

/** The cases that are not simply passed. */
export const notPassed = (verdicts: ReadonlyMap<string, string>): Readonly<Record<string, string>> =>
  Object.fromEntries([...verdicts].filter(([, status]) => status !== 'passed'));
