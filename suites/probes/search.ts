import * as fc from 'fast-check';
import { caseSeed } from '../../harness/evidence/caseSeed.ts';
import type { Evidence, GatherContext, Gathered } from '../../harness/evidence/Evidence.ts';

/** One trial: what was sent and came back, and whether it breaks what is searched for. */
export interface SearchTrial {
  readonly evidence: Evidence;
  readonly broken: boolean;
}

interface Search<T> {
  readonly context: GatherContext;
  /** The evidence's key: the seed of the trials follows from it and the run's seed. */
  readonly key: string;
  readonly arbitrary: fc.Arbitrary<T>;
  /** Makes one trial; what it throws ends the search and makes `errored`. */
  readonly attempt: (value: T) => Promise<SearchTrial>;
  /** The value as data that can be read and sent again. */
  readonly show: (value: T) => unknown;
  /** Fewer trials than the run's setting, where each is dear. */
  readonly runs?: number;
  /** Tried before what is drawn, and counted among the runs. */
  readonly firsts?: readonly T[];
}

/** A target is not free: shrinking a failure takes this many more trials at most. */
const shrinkingTrials = 30;

/**
 * Tries generated values until one breaks what is searched for, and shrinks that one.
 *
 * The trials are reproducible from the run's seed. Gives them all as evidence or, after a failure, the smallest failing one
 * alone, with its counterexample; the check judges each anew, so that nothing is decided here.
 */
export async function search<T>({
  context,
  key,
  arbitrary,
  attempt,
  show,
  runs,
  firsts = [],
}: Search<T>): Promise<Gathered> {
  const trials: Evidence[] = [];
  let smallest: { readonly value: T; readonly evidence: Evidence } | undefined;
  let left = shrinkingTrials;
  await fc
    .check(
      fc.asyncProperty(arbitrary, async (value) => {
        if (smallest !== undefined && left-- <= 0) return;
        const trial = await attempt(value);
        if (!trial.broken) {
          if (smallest === undefined) trials.push(trial.evidence);
          return;
        }
        smallest = { value, evidence: trial.evidence };
        throw new BrokenTrial();
      }),
      {
        seed: caseSeed(context.seed, key) | 0,
        numRuns: Math.min(runs ?? context.runs, context.runs),
        examples: firsts.map((first): [T] => [first]),
      },
    )
    .then((details) => {
      // What is no broken trial is a fault of a layer below, and must not be taken for the target's.
      if (details.failed && smallest === undefined)
        throw details.errorInstance ?? new Error('the search itself failed');
      if (details.failed && !(details.errorInstance instanceof BrokenTrial)) throw details.errorInstance;
    });
  if (smallest !== undefined) {
    const { value, evidence } = smallest;
    return { kind: 'evidence', evidence: { ...evidence, trials: [evidence], counterexample: show(value) } };
  }
  const [first] = trials;
  if (first === undefined) return { kind: 'blocked', cause: 'nothing', message: 'no trial could be made' };
  return { kind: 'evidence', evidence: { ...first, trials } };
}

class BrokenTrial extends Error {
  override readonly name = 'BrokenTrial';
}
