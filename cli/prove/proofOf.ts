import type { Level } from '../../specs/Level.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { faultNamed, isOutside, variantNamed } from './catalogue.ts';
import { brokenDependences, dependences } from './dependences.ts';
import { diagnosisOf } from './diagnosisOf.ts';
import { type FaultScore, faultScore } from './faultScore.ts';
import { neverFailed } from './neverFailed.ts';
import type { LevelTally, Proof, Tally } from './Proof.ts';
import type { TrialOutcome } from './TrialOutcome.ts';
import { variantScore } from './variantScore.ts';

interface Context {
  readonly full: boolean;
  readonly whole: boolean;
  readonly seed: number;
  /** The ids of all cases. */
  readonly cases: readonly string[];
}

/** Scores outcomes, in the order of their trials. */
export function proofOf(outcomes: readonly TrialOutcome[], { full, whole, seed, cases }: Context): Proof {
  const scored = outcomes.flatMap((outcome) => {
    const [name = ''] = outcome.trial.faults;
    return outcome.trial.kind === 'fault' ? [faultScore(name, faultNamed(name), outcome, dependences)] : [];
  });
  const lawful = outcomes.flatMap((outcome) => {
    const { kind, variants } = outcome.trial;
    if (kind !== 'variant' && kind !== 'combination') return [];
    return [variantScore(kind, variants.map(variantNamed), outcome)];
  });
  const faults = scored.filter(({ name }) => !isOutside(name));
  const outsideFaults = scored.filter(({ name }) => isOutside(name));
  const failed = new Set(
    outcomes
      .filter(({ trial }) => trial.faults.length > 0)
      .flatMap(({ breaches }) => breaches.flatMap((breach) => breach.cases)),
  );
  return {
    suiteVersion,
    full,
    whole,
    seed,
    cases: cases.length,
    judged: outcomes.reduce((sum, { judged }) => sum + judged, 0),
    own: tally(faults),
    outside: tally(outsideFaults),
    byLevel: levels.map((level) => levelTally(level, scored)).filter(({ faults: count }) => count > 0),
    falseAlarms: lawful.reduce(
      (sum, { alarms, stopped }) => sum + alarms.length + Number(stopped !== undefined),
      0,
    ),
    unproven: outcomes.flatMap(({ trial, unproven }) => unproven.map((each) => `${trial.name}: ${each}`)),
    unbacked: outcomes.flatMap(({ trial, unbacked = [] }) =>
      unbacked.map((each) => `${trial.name}: ${each}`),
    ),
    faults,
    outsideFaults,
    variants: lawful,
    ...(full ? { neverFailed: neverFailed(cases, failed), diagnosis: diagnosisOf(outcomes) } : {}),
    dependences: brokenDependences(dependences, outcomes),
  };
}

const levels = ['MUST', 'SHOULD', 'NOTE'] as const;

function levelTally(level: Level, all: readonly FaultScore[]): LevelTally {
  const scores = all.filter((score) => score.level === level);
  const isPrecise = (id: string): boolean =>
    scores.every(({ clause, found, blamed }) => clause !== id || !found || blamed.length === 0);
  const broken = [...new Set(scores.map(({ clause }) => clause))];
  return {
    level,
    ...tally(scores),
    pairs: { broken: broken.length, precise: broken.filter(isPrecise).length },
  };
}

const tally = (scores: readonly FaultScore[]): Tally => ({
  faults: scores.length,
  found: scores.filter(({ found }) => found).length,
  precise: scores.filter(({ found, blamed }) => found && blamed.length === 0).length,
});
