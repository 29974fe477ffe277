import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingsError } from '../../config/SettingsError.ts';
import { counted } from '../../harness/words/counted.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { allFaults } from '../../server/faults.ts';
import { variants } from '../../server/variants.ts';
import { interruption } from '../run/interruption.ts';
import { fingerprint, trialKey } from './fingerprint.ts';
import { inThreads } from './inThreads.ts';
import { checkCheckout, keepProof, keepStability, keepSystematic } from './keepProof.ts';
import { openKeptOutcomes } from './keptOutcomes.ts';
import { proofOf } from './proofOf.ts';
import { proofPage } from './proofPage.ts';
import { type MutantChoice, type ProveFlags, type ProveOptions, proveOptions } from './proveOptions.ts';
import { isStable, stabilityLines, stabilityOf, stabilityTrials } from './stability.ts';
import { summaryLines } from './summaryLines.ts';
import { proveSystematic } from './systematic/proveSystematic.ts';
import { systematicLines } from './systematic/systematicLines.ts';
import type { Trial } from './Trial.ts';
import type { TrialOutcome } from './TrialOutcome.ts';
import { missedThresholds } from './thresholds.ts';
import { trialsOf } from './trialsOf.ts';
import { wholePlan } from './wholePlan.ts';

/** `assay prove`: judges servers with known faults and lawful variants, and so judges the suite. Raises SettingsError. */
export async function prove(flags: ProveFlags): Promise<number> {
  const options = proveOptions(flags, { faults: allFaults, variants });
  if (options.keep !== null) checkCheckout(options.keep);
  if (options.stability) return proveStability(options);
  if (options.systematic !== null) return proveMutants(options.systematic, options);
  const trials = trialsOf(options.catalogue, options);
  const outcomes = await tried(trials, options);
  if (outcomes === 'interrupted') return exitCodes.interrupted;
  const { full, named, sample, seed, json, out, keep } = options;
  const whole = full || (named && !sample);
  const proof = proofOf(outcomes, { full, whole, seed, cases: wholePlan().cases.map(({ id }) => id) });
  if (out !== null) {
    writeFileSync(join(out, 'proof.json'), `${JSON.stringify(proof, null, 2)}\n`);
    writeFileSync(join(out, 'proof.md'), proofPage(proof));
  }
  if (keep !== null) keepProof(keep, proof);
  process.stdout.write(json ? `${JSON.stringify(proof, null, 2)}\n` : `${summaryLines(proof).join('\n')}\n`);
  return missedThresholds(proof).length === 0 ? exitCodes.noBreach : exitCodes.breach;
}

/** Judges the faults with several seeds, and says where the verdicts depend on the seed. */
async function proveStability(options: ProveOptions): Promise<number> {
  const { catalogue, seed, out, keep, json } = options;
  const outcomes = await tried(stabilityTrials(catalogue.faults, seed), options);
  if (outcomes === 'interrupted') return exitCodes.interrupted;
  const stability = stabilityOf(outcomes);
  const written = `${JSON.stringify(stability, null, 2)}\n`;
  if (out !== null) writeFileSync(join(out, 'stability.json'), written);
  if (keep !== null) keepStability(keep, stability);
  process.stdout.write(json ? written : `${stabilityLines(stability).join('\n')}\n`);
  return isStable(stability) ? exitCodes.noBreach : exitCodes.breach;
}

/** Judges a sample of systematic mutants. It reports what was missed; there is no pass or fail. */
async function proveMutants(choice: MutantChoice, options: ProveOptions): Promise<number> {
  const { seed, out, keep, json } = options;
  const result = await proveSystematic(choice, seed, (trials) => tried(trials, options));
  if (result === 'interrupted') return exitCodes.interrupted;
  const written = `${JSON.stringify(result, null, 2)}\n`;
  if (out !== null) writeFileSync(join(out, 'systematic.json'), written);
  if (keep !== null) keepSystematic(keep, result);
  process.stdout.write(json ? written : `${systematicLines(result).join('\n')}\n`);
  return exitCodes.noBreach;
}

/** The outcomes in the order of their trials. Those that were kept are not tried again. */
async function tried(
  trials: readonly Trial[],
  { full, stability, systematic, out, workers, json }: ProveOptions,
): Promise<readonly TrialOutcome[] | 'interrupted'> {
  const found = new Map<string, TrialOutcome>();
  const kept = out === null ? undefined : openKeptOutcomes(outcomesFile(out), fingerprint());
  for (const trial of full || stability || systematic !== null ? trials : []) {
    const outcome = kept?.known(trialKey(trial));
    if (outcome !== undefined) found.set(trial.name, outcome);
  }
  const missing = trials.filter(({ name }) => !found.has(name));
  const say = (text: string): void => void (json || process.stderr.write(`${text}\n`));
  say(
    `${counted(trials.length, 'server is', 'servers are')} judged${found.size === 0 ? '' : `, ${found.size} of them before`}.`,
  );
  const stop = interruption();
  try {
    await inThreads(missing, {
      workers,
      stopped: () => stop.reason() !== undefined,
      onOutcome: (outcome) => {
        found.set(outcome.trial.name, outcome);
        kept?.add(trialKey(outcome.trial), outcome);
        if (found.size % 25 === 0) say(`${found.size} of ${trials.length}`);
      },
    });
  } finally {
    stop.dispose();
  }
  return stop.reason() !== undefined ? 'interrupted' : trials.flatMap(({ name }) => found.get(name) ?? []);
}

function outcomesFile(out: string): string {
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new SettingsError(`--out: ${resolve(out)} can't be made (${code}); allowed is a folder that can.`);
  }
  return join(out, 'outcomes.ndjson');
}
