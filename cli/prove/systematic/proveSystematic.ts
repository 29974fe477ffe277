import { mutantOperators, plantedBy } from '../../../server/mutants/mutants.ts';
import type { MutantChoice } from '../proveOptions.ts';
import type { Trial } from '../Trial.ts';
import { makeTrial } from '../Trial.ts';
import type { TrialOutcome } from '../TrialOutcome.ts';
import type { Systematic } from './Systematic.ts';
import { type Sample, sample } from './sample.ts';
import { systematicOf } from './systematicOf.ts';

/** The share of the plan that judges a mutant, besides the cases near it. */
const share = 0.1;

/** Draws a sample, has its trials made by `tried` and scores them. */
export async function proveSystematic(
  choice: MutantChoice,
  seed: number,
  tried: (trials: readonly Trial[]) => Promise<readonly TrialOutcome[] | 'interrupted'>,
): Promise<Systematic | 'interrupted'> {
  const drawn: Sample = sample(choice, seed);
  const outcomes = await tried(
    [...drawn.faults, ...drawn.lawful].map(({ name }) => makeTrial('systematic', [name], [], share, seed)),
  );
  if (outcomes === 'interrupted') return outcomes;
  const all = mutantOperators.reduce((sum, operator) => sum + plantedBy(operator).length, 0);
  return systematicOf(drawn, outcomes, { seed, all });
}
