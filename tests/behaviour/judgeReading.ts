import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import type { Variant } from '../../server/Variant.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { type InProcess, judgeInProcess } from '../inProcess.ts';

interface Options extends InProcess {
  readonly operations?: readonly string[];
  readonly clauses?: readonly string[];
  readonly formats?: readonly Format[];
  readonly hooks?: readonly Hook[];
  readonly variant?: Variant;
}

/** Judges what is said of reading and filters, and nothing else, on a server with these hooks. */
export function judgeReading({ operations = [], hooks = [], variant, ...rest }: Options) {
  const plan = planRun({
    formats: rest.formats ?? formats,
    operations,
    clauses: rest.clauses ?? ['FLT-*', 'GET-*'],
    cases: [],
  });
  const arranged = arrangement(variant === undefined ? [] : [variant]);
  const server = createServer({ choices: arranged.choices, hooks: [...hooks, ...arranged.hooks] });
  return judgeInProcess(server, plan, rest);
}

type Verdicts = Awaited<ReturnType<typeof judgeReading>>;

/** The checks that are red, without their formats and operations, each once. */
export const redChecks = (verdicts: Verdicts): readonly string[] => [
  ...new Set(
    verdicts
      .filter(({ status }) => ['failed', 'warned', 'errored'].includes(status))
      .map(({ id, status }) => `${id.split('/').slice(2).join('/')} ${status}`),
  ),
];

/** Everything that is not green, in full. */
export const notGreen = (verdicts: Verdicts): readonly string[] =>
  verdicts
    .filter(({ status }) => status !== 'passed')
    .map(({ id, status, cause, message, actual }) => `${id} ${status} ${cause} ${message} (${actual})`);
