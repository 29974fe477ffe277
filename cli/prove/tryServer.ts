import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchesGlob } from '../../config/matchesGlob.ts';
import type { Fixtures } from '../../config/Settings.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { TargetError } from '../../harness/target/TargetError.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { isJudged } from '../../reports/verdictStatus.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import type { Fault } from '../../server/Fault.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { Store } from '../../server/store/Store.ts';
import type { Variant } from '../../server/Variant.ts';
import { breachesOf, withStatus } from './breachesOf.ts';
import { faultNamed, variantNamed } from './catalogue.ts';
import { dependences } from './dependences.ts';
import { type JudgedServer, judgeOnSocket, judgeServer } from './judgeServer.ts';
import { partOf } from './partOf.ts';
import type { Trial } from './Trial.ts';
import type { TrialOutcome } from './TrialOutcome.ts';
import { unbacked } from './unbacked.ts';

/** How many trials generated scenarios make: as many as in a run, fewer on a part of a lawful server. */
const runs = { usual: 20, few: 5 } as const;

/** Builds a trial's server, judges it by its part of the plan and returns the result; the same trial gives the same result. */
export async function tryServer(trial: Trial, plan: Plan): Promise<TrialOutcome> {
  const faults = trial.faults.map(faultNamed);
  return tryPart(trial, partOf(plan, { ...trial, always: isOwnCase(faults) }), trial.seed);
}

/**
 * Judges a fault by the cases of its own clause and of those it is declared to touch, once for each run seed. The server is
 * rebuilt each time and is always the same. Only the values that the run generates differ.
 */
export async function tryBySeeds(trial: Trial, plan: Plan): Promise<TrialOutcome> {
  const faults = trial.faults.map(faultNamed);
  const part = partOf(plan, { share: 0, seed: trial.seed, always: isTouchedCase(faults) });
  const outcomes: TrialOutcome[] = [];
  for (const seed of trial.runSeeds ?? []) outcomes.push(await tryPart(trial, part, seed));
  const [first] = outcomes;
  if (first === undefined) throw new Error(`${trial.name} has no seeds to be judged by`);
  const stopped = outcomes.find((outcome) => outcome.stopped !== undefined)?.stopped;
  return {
    ...first,
    judged: outcomes.reduce((sum, { judged }) => sum + judged, 0),
    unproven: outcomes.flatMap(({ unproven }) => unproven),
    bySeed: outcomes.map(({ breaches, errored }, index) => ({
      seed: trial.runSeeds?.[index] ?? trial.seed,
      breaches,
      errored,
    })),
    ...(stopped === undefined ? {} : { stopped }),
  };
}

async function tryPart(trial: Trial, part: Plan, runSeed: number): Promise<TrialOutcome> {
  const faults = trial.faults.map(faultNamed);
  const variants = trial.variants.map(variantNamed);
  const { choices, hooks, sending } = arrangement(variants, faults);
  const server = createServer({ seed: trial.seed, choices, hooks, clock: ticking() });
  const options = {
    plan: part,
    fixtures: fixturesOf(variants, server.store),
    seed: runSeed,
    // Some things only a target's operator can offer. They are offered only if a fault would show nowhere else.
    listenerUrl: faults.some(({ clause }) => clause === 'EVT-2') ? await freeAddress() : null,
    runs: trial.share < 1 && faults.length === 0 ? runs.few : runs.usual,
  };
  try {
    const judged = variants.some(({ sending: own }) => own !== undefined)
      ? await judgeOnSocket(server, sending, options)
      : await judgeServer(server, options);
    return outcomeFrom(trial, judged, variants, part);
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    return stoppedOutcome(trial, error);
  }
}

/** Nobody can name records of an empty server. What one variant takes, another one in a combination may refuse. */
function fixturesOf(variants: readonly Variant[], store: Store): Fixtures {
  if (blocks(variants).includes('fixture:')) return {};
  const [alone, ...more] = variants;
  return { ...fixtures(store), ...(more.length === 0 ? alone?.fixtures : {}) };
}

/** The outcome of a trial on whose server the preflight found no target. */
export const stoppedOutcome = (trial: Trial, { message }: TargetError): TrialOutcome => ({
  trial,
  judged: 0,
  breaches: [],
  errored: [],
  blocked: [],
  unproven: [],
  stopped: message,
});

/** The URL of a free loopback port, for a listener that is opened again and again. */
async function freeAddress(): Promise<string> {
  const server = createHttpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

function outcomeFrom(
  trial: Trial,
  { verdicts, unproven }: JudgedServer,
  variants: readonly Variant[],
  part: Plan,
): TrialOutcome {
  const expected = blocks(variants);
  // For a fault nothing is ignored: an error in its place is reported.
  const errs = trial.faults.length > 0 ? [] : variants.flatMap((variant) => variant.errs ?? []);
  return {
    trial,
    judged: verdicts.filter(isJudged).length,
    breaches: breachesOf(withStatus(verdicts, 'failed', 'warned')),
    errored: breachesOf(
      withStatus(verdicts, 'errored').filter(
        ({ message = '' }) => !errs.some((beginning) => message.startsWith(beginning)),
      ),
    ),
    blocked:
      // A part of the plan may leave out what creates the records that another part would judge.
      trial.faults.length > 0 || trial.share < 1
        ? []
        : withStatus(verdicts, 'blocked')
            .filter(({ cause = '' }) => !expected.some((beginning) => cause.startsWith(beginning)))
            .map(({ id, cause }) => `${id} ${cause}`),
    unproven,
    // A part of the plan may leave out the cases that are red.
    ...(trial.faults.length > 0 && trial.share >= 1 ? { unbacked: unbacked(verdicts, part) } : {}),
  };
}

const blocks = (variants: readonly Variant[]): readonly string[] =>
  variants.flatMap((variant) => variant.blocks ?? []);

/** The cases of the clause that a fault breaks, for the operations where it shows. */
const isOwnCase =
  (faults: readonly Fault[]) =>
  ({ clause, operation }: Case): boolean =>
    faults.some(
      (fault) =>
        fault.clause === clause && fault.operations.some((glob) => matchesGlob(glob, operation?.name ?? '-')),
    );

/** The cases of the clause that a fault breaks, and of those that such a breach is declared to touch. */
const isTouchedCase =
  (faults: readonly Fault[]) =>
  ({ clause, operation }: Case): boolean =>
    faults.some(
      (fault) =>
        (fault.clause === clause ||
          dependences.some(({ broken, also }) => broken === fault.clause && also === clause)) &&
        fault.operations.some((glob) => matchesGlob(glob, operation?.name ?? '-')),
    );

/** A clock that is the same in every proof and never stands still: each look advances it by ten milliseconds. */
export function ticking(): () => number {
  let now = Date.UTC(2026, 5, 15, 9);
  return () => {
    now += 10;
    return now;
  };
}
