import type { Level } from '../../specs/Level.ts';
import type { Blame, FaultScore } from './faultScore.ts';

/** What judging a lawful server came to. */
export interface VariantScore {
  readonly name: string;
  readonly kind: 'variant' | 'combination';
  readonly judged: number;
  /** False alarms: what failed or errored, or warned where the variant keeps that SHOULD. */
  readonly alarms: readonly Blame[];
  /** Cases that it was not judged by without a reason, as `<case id> <cause>`. */
  readonly blocked: readonly string[];
  readonly stopped?: string;
}

/** How many faults of a catalogue were found, and how many of those were blamed on nothing else. */
export interface Tally {
  readonly faults: number;
  readonly found: number;
  readonly precise: number;
}

export interface LevelTally extends Tally {
  readonly level: Level;
  /** How many (clause, level) have a fault, and of how many of them all faults that were found are blamed on nothing else. */
  readonly pairs: { readonly broken: number; readonly precise: number };
}

/** All that a proof found out; proof.json. */
export interface Proof {
  readonly suiteVersion: string;
  readonly full: boolean;
  readonly seed: number;
  /** How many cases the whole plan has. */
  readonly cases: number;
  /** Cases judged on all servers together. */
  readonly judged: number;
  readonly own: Tally;
  /** The faults of somebody who has read only the contract. */
  readonly outside: Tally;
  /** All faults together, by the level of what they break. */
  readonly byLevel: readonly LevelTally[];
  readonly falseAlarms: number;
  /** Red verdicts that are others on the exchanges that they list alone, as `<trial>: <case id>: …`; none is wanted. */
  readonly unproven: readonly string[];
  /** Blocked verdicts that name a clause which is red nowhere in their reach; of faults that the whole plan judged. */
  readonly unbacked: readonly string[];
  readonly faults: readonly FaultScore[];
  readonly outsideFaults: readonly FaultScore[];
  readonly variants: readonly VariantScore[];
  /** In full only: the cases that failed on no server with a fault. */
  readonly neverFailed?: readonly NeverFailed[];
  /** In full only: how often the cause of a breach is told rightly. */
  readonly diagnosis?: Diagnosis;
  /** Why a declared dependence does not hold, in words. */
  readonly dependences: readonly string[];
}

/** Cases of one check that nothing made fail. */
export interface NeverFailed {
  /** `<clause>/<slug>`, or the clause alone. */
  readonly check: string;
  readonly cases: number;
  readonly operations: readonly string[];
  /** The formats in which none of the check's cases failed, at any operation. */
  readonly unseenIn: readonly string[];
}

/** How well causes are told (reports/diagnosis). */
export interface Diagnosis {
  readonly rates: readonly HitRate[];
}

/** What was told of a group of servers that nothing was learnt from. */
interface HitRate {
  readonly name: string;
  readonly servers: number;
  /** Servers of which a cause was told at all; of the others it was said that none is known. */
  readonly diagnosed: number;
  /** Causes told, each once a server. */
  readonly told: number;
  readonly right: number;
}
