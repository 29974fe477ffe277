import * as fc from 'fast-check';
import { caseSeed } from '../../generators/caseSeed.ts';
import type { Evidence, Gathered } from './Evidence.ts';
import type { GatherContext } from './GatherContext.ts';

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
  /** Makes one trial, or none where it would tell no more; what it throws ends the search and makes `errored`. */
  readonly attempt: (value: T) => Promise<SearchTrial | undefined>;
  /** The value as data that can be read and sent again. */
  readonly show: (value: T) => unknown;
  /** How many trials, at most those of the run's setting. */
  readonly runs: number;
  /** Tried before what is drawn, and counted among the runs. */
  readonly firsts: readonly T[];
}

/** A target is not free: shrinking a failure takes this many more trials at most. */
const shrinkingTrials = 30;

/**
 * Tries generated values until one breaks what is searched for, and shrinks that one.
 *
 * The trials are reproducible from the run's seed. Gives them all as evidence or, after a failure, the smallest failing one
 * alone, with its counterexample; the check judges each again, so that nothing is decided here.
 */
export async function search<T>({
  context,
  key,
  arbitrary,
  attempt,
  show,
  runs,
  firsts,
}: Search<T>): Promise<Gathered> {
  const trials: Evidence[] = [];
  let smallest: { readonly value: T; readonly evidence: Evidence } | undefined;
  let left = shrinkingTrials;
  const property = fc.asyncProperty(arbitrary, async (value) => {
    if (smallest !== undefined && left-- <= 0) return;
    const trial = await attempt(value);
    if (trial?.broken === true) {
      smallest = { value, evidence: trial.evidence };
      throw new BrokenTrial();
    }
    if (trial !== undefined && smallest === undefined) trials.push(trial.evidence);
  });
  const { failed, errorInstance } = await fc.check(property, {
    seed: caseSeed(context.seed, key) | 0,
    numRuns: Math.min(runs, context.runs),
    examples: firsts.map((first): [T] => [first]),
  });
  // What is no broken trial is a fault of a layer below, and must not be taken for the target's.
  if (failed && !(errorInstance instanceof BrokenTrial))
    throw errorInstance ?? new Error('the search itself failed');
  if (smallest !== undefined) {
    const { value, evidence } = smallest;
    return { kind: 'evidence', evidence: { ...evidence, trials: [evidence], counterexample: show(value) } };
  }
  const [firstTrial] = trials;
  if (firstTrial === undefined)
    return { kind: 'blocked', cause: 'nothing', message: 'no trial could be made' };
  return { kind: 'evidence', evidence: { ...firstTrial, trials } };
}

class BrokenTrial extends Error {
  override readonly name = 'BrokenTrial';
}

/** Searches by such attempts. Raises SilentTrial where one is not answered, and makes no more of them. */
export async function searchSelections<T>(options: Parameters<typeof search<T>>[0]): Promise<Gathered> {
  let silent: SilentTrial | undefined;
  const attempt = async (value: T): Promise<SearchTrial | undefined> => {
    if (silent !== undefined) return undefined;
    try {
      return await options.attempt(value);
    } catch (error) {
      if (!(error instanceof SilentTrial)) throw error;
      silent = error;
      return undefined;
    }
  };
  const gathered = await search({ ...options, attempt });
  if (silent !== undefined) throw silent;
  return gathered;
}

/** Ends a probe whose call was not answered: its trial is all the evidence that the probe brings. */
export class SilentTrial extends Error {
  override readonly name = 'SilentTrial';
  readonly evidence: Evidence;

  constructor(evidence: Evidence) {
    super('a trial was not answered');
    this.evidence = evidence;
  }
}
