import type { MutantScore } from './MutantScore.ts';
import type { Interval } from './wilson.ts';

/** How many mutants of a group were found, and how many of those by a clause that they break. */
export interface Count {
  readonly name: string;
  readonly mutants: number;
  readonly found: number;
  readonly precise: number;
}

/** Why mutants are not counted, and how many. */
interface Aside {
  readonly because: string;
  readonly mutants: number;
}

/** The results of a sample of systematic mutants; systematic.json. */
export interface Systematic {
  readonly suiteVersion: string;
  readonly seed: number;
  /** How many mutants there are at all. */
  readonly all: number;
  /** How many faults were drawn, as was asked; those that changed nothing while they were judged are set aside. */
  readonly asked: number;
  readonly drawn: number;
  readonly total: Count;
  readonly detection: Interval;
  readonly precision: Interval;
  readonly byFamily: readonly Count[];
  readonly byOperator: readonly Count[];
  readonly byDirection: readonly Count[];
  readonly byFormat: readonly Count[];
  readonly byKind: readonly Count[];
  readonly byLevel: readonly Count[];
  /** Of the drawn ones, what no client can see. */
  readonly setAside: { readonly mutants: number; readonly reasons: readonly Aside[] };
  /** Of the drawn ones, what the document allows; those on which something was red are false alarms. */
  readonly lawful: { readonly mutants: number; readonly alarms: readonly MutantScore[] };
  readonly missed: readonly MutantScore[];
  readonly wronglyBlamed: readonly MutantScore[];
  /** Mutants that break no MUST, and on which something failed: the suite is too hard, or the mutant declares too little. */
  readonly tooHard: readonly MutantScore[];
  /** Missed mutants that blocked what is judged on the reference server. */
  readonly hidden: readonly MutantScore[];
  readonly stopped: readonly MutantScore[];
}
