import type { Level } from '../../specs/Level.ts';
import type { Blame, FaultScore } from './faultScore.ts';

/** The result of judging a lawful server. */
export interface VariantScore {
  readonly name: string;
  readonly kind: 'variant' | 'combination';
  readonly judged: number;
  /** False alarms: what failed or errored, or warned although the variant keeps that SHOULD. */
  readonly alarms: readonly Blame[];
  /** Cases that were blocked without a declared reason, as `<case id> <cause>`. */
  readonly blocked: readonly string[];
  readonly stopped?: string;
}

/** How many faults of a catalogue were found, and for how many of those nothing else was blamed. */
export interface Tally {
  readonly faults: number;
  readonly found: number;
  readonly precise: number;
}

export interface LevelTally extends Tally {
  readonly level: Level;
  /** How many pairs (clause, level) have a fault. `precise` counts pairs for whose found faults nothing else was ever blamed. */
  readonly pairs: { readonly broken: number; readonly precise: number };
}

/** All results of a proof; proof.json. */
export interface Proof {
  readonly suiteVersion: string;
  readonly full: boolean;
  /** Whether each fault and each variant was judged by the whole plan: with --full, or because they were named. */
  readonly whole: boolean;
  readonly seed: number;
  /** How many cases the whole plan has. */
  readonly cases: number;
  /** Cases judged on all servers together. */
  readonly judged: number;
  readonly own: Tally;
  /** The faults of somebody who has read only the contract. */
  readonly outside: Tally;
  /** All faults together, by the level that they break. */
  readonly byLevel: readonly LevelTally[];
  readonly falseAlarms: number;
  /** Red verdicts that change when judged on only the exchanges they list, as `<trial>: <case id>: …`; there should be none. */
  readonly unproven: readonly string[];
  /** Blocked verdicts that name a clause which is red nowhere in their reach; only for faults judged by the whole plan. */
  readonly unbacked: readonly string[];
  readonly faults: readonly FaultScore[];
  readonly outsideFaults: readonly FaultScore[];
  readonly variants: readonly VariantScore[];
  /** In full only: the cases that failed on no server with a fault. */
  readonly neverFailed?: readonly NeverFailed[];
  /** In full only: how often the diagnosis of a breach is right. */
  readonly diagnosis?: ProvenDiagnosis;
  /** Why a declared dependence does not hold, in words. */
  readonly dependences: readonly string[];
}

/** Cases of one check that nothing made fail. */
export interface NeverFailed {
  /** `<clause>/<slug>`, or the clause alone. */
  readonly check: string;
  readonly cases: number;
  readonly operations: readonly string[];
  /** The formats in which none of the check's cases failed, for any operation. */
  readonly unseenIn: readonly string[];
}

/** How good the diagnosis is (reports/diagnosis). */
export interface ProvenDiagnosis {
  readonly rates: readonly HitRate[];
}

/** Diagnoses of a group of servers from which nothing was learnt. */
interface HitRate {
  readonly name: string;
  readonly servers: number;
  /** Servers that got any diagnosis. For the others the report says that no cause is known. */
  readonly diagnosed: number;
  /** Diagnoses given, each counted once per server. */
  readonly told: number;
  readonly right: number;
}
