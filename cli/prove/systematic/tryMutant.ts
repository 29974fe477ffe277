import type { Plan } from '../../../harness/evidence/Plan.ts';
import { TargetError } from '../../../harness/target/TargetError.ts';
import type { Case } from '../../../harness/verdicts/Case.ts';
import type { Verdict } from '../../../harness/verdicts/Verdict.ts';
import { isJudged } from '../../../reports/verdictStatus.ts';
import { createServer } from '../../../server/createServer.ts';
import { fixtures } from '../../../server/fixtures.ts';
import type { Hook } from '../../../server/Hook.ts';
import type { Mutant, Planted } from '../../../server/mutants/Mutant.ts';
import { mutantNamed } from '../../../server/mutants/mutants.ts';
import { operations } from '../../../specs/operations.ts';
import { breachesOf, withStatus } from '../breachesOf.ts';
import { type JudgedServer, judgeServer } from '../judgeServer.ts';
import { partOf } from '../partOf.ts';
import type { Trial } from '../Trial.ts';
import type { TrialOutcome } from '../TrialOutcome.ts';
import { stoppedOutcome, ticking } from '../tryServer.ts';

/** An empty sample of every record that is written. */
const samples = Object.fromEntries(
  [...operations.values()].flatMap(({ kind, record }) =>
    kind === 'write' && record !== undefined ? [[record, {}]] : [],
  ),
);

/** How many trials generated scenarios make, as in a run. */
const runs = 20;

/** Builds a mutant's server and judges it by the cases near it and a share of the others. */
export async function tryMutant(trial: Trial, plan: Plan): Promise<TrialOutcome> {
  const mutant = mutantOf(trial);
  const part = partOf(plan, { ...trial, always: isNear(mutant.planted) });
  try {
    const { verdicts, unproven } = await judged(trial, part, [mutant.hook]);
    const red = withStatus(verdicts, 'failed', 'warned');
    const { reached, changed } = mutant.noted;
    const isIdle = changed === 0;
    return {
      trial,
      judged: verdicts.filter(isJudged).length,
      breaches: breachesOf(red),
      errored: breachesOf(withStatus(verdicts, 'errored')),
      blocked: [],
      unproven,
      idle: isIdle,
      reached: reached > 0,
      hidden: red.length > 0 || isIdle ? [] : await hidden(trial, part, verdicts),
    };
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    return stoppedOutcome(trial, error);
  }
}

function mutantOf({ faults: [name = ''] }: Trial): Mutant {
  const mutant = mutantNamed(name);
  if (mutant === undefined) throw new Error(`there is no mutant ${name}`);
  return mutant;
}

async function judged(trial: Trial, plan: Plan, hooks: readonly Hook[]): Promise<JudgedServer> {
  const server = createServer({ seed: trial.seed, hooks, clock: ticking() });
  return judgeServer(server, {
    plan,
    // The server takes plain records as they are, so that a refusal is a breach and not a wish for a sample.
    fixtures: { ...fixtures(server.store), samples },
    seed: trial.seed,
    listenerUrl: null,
    runs,
  });
}

/** The cases that are blocked on the mutant and judged on the reference server, by the same part of the plan. */
async function hidden(trial: Trial, part: Plan, verdicts: readonly Verdict[]): Promise<readonly string[]> {
  const blocked = new Set(withStatus(verdicts, 'blocked', 'errored').map(({ id }) => id));
  if (blocked.size === 0) return [];
  const usual = await judged(trial, part, []);
  return usual.verdicts.filter((verdict) => blocked.has(verdict.id) && isJudged(verdict)).map(({ id }) => id);
}

/** The cases of the mutant's operation and of those on the same records, as far as they are about its format. */
export const isNear = ({ operation, scope }: Pick<Planted, 'operation' | 'scope'>) => {
  const [format = 'all'] = scope.split(/[@~]/);
  return (item: Case): boolean =>
    item.operation !== null &&
    subjectOf(item.operation.name) === subjectOf(operation) &&
    (format === 'all' || item.format === 'all' || item.format.split('+').includes(format));
};

/** What an operation is about, such as `Company`: what is written is read by the Get of the same name. */
const subjectOf = (name: string): string => name.replace(/(?:Get|Update|Delete|CreateLabel|GetData)$/, '');
