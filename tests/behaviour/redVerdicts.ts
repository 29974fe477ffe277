import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import type { OpenChoices } from '../../server/openChoices.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

interface Selected {
  readonly operations: readonly string[];
  /** All of them where it is left out. */
  readonly clauses?: readonly string[];
  /** All of them where they are left out. */
  readonly formats?: readonly Format[];
  readonly choices?: Partial<OpenChoices>;
  readonly seed?: number;
}

/** What is not passed on the reference server with a hook in it, as `<id> <status>` with the block's cause. */
export async function redVerdicts(
  hook: Hook | undefined,
  { operations, clauses = [], formats: some = formats, choices = {}, seed = 1 }: Selected,
): Promise<readonly string[]> {
  const plan = planRun({ formats: some, operations, clauses, cases: [] });
  const server = createServer({ choices, hooks: hook === undefined ? [] : [hook] });
  const verdicts = await judgeInProcess(server, plan, { seed });
  return verdicts
    .filter(({ status }) => status !== 'passed')
    .map(({ id, status, cause }) => [id, status, ...(cause === undefined ? [] : [cause])].join(' '))
    .sort();
}
