import type { Case } from '../verdicts/Case.ts';
import type { Precedence } from '../verdicts/yieldsTo.ts';
import type { Evidence } from './Evidence.ts';
import type { EvidenceSpec } from './EvidenceSpec.ts';

/** Everything a run will do, decided in one place before anything is sent. The same settings give the same plan. */
export interface Plan {
  readonly cases: readonly Case[];
  /** By key: only the evidence that the selected cases need, and what that evidence requires. */
  readonly evidence: ReadonlyMap<string, EvidenceSpec>;
  readonly observers: readonly Observer[];
  /** Which clause a breach counts for where its exchange shows several. */
  readonly precedence: Precedence;
}

/** The evidence of that key; raises an Error (ours is wrong) where the plan has none. */
export function specIn({ evidence }: Pick<Plan, 'evidence'>, key: string): EvidenceSpec {
  const spec = evidence.get(key);
  if (spec === undefined) throw new Error(`the plan holds no evidence ${key}`);
  return spec;
}

/** Adds to the keys of evidence those of all evidence that it requires, however deep. */
export function withRequired(
  keys: Iterable<string>,
  evidence: ReadonlyMap<string, Pick<EvidenceSpec, 'requires'>>,
): ReadonlySet<string> {
  return reached(keys, (key) => evidence.get(key)?.requires ?? []);
}

/** All evidence that a specification names: what a scenario may use (`GatherContext.other`), planned or not. */
export const namedIn = ({
  requires = [],
  follows = [],
  looksAt = [],
  looksAtIfHere = [],
}: Partial<EvidenceSpec>): readonly string[] => [...requires, ...follows, ...looksAt, ...looksAtIfHere];

/** Adds to the keys all that are reached from them step by step. */
export function reached(
  keys: Iterable<string>,
  next: (key: string) => readonly string[],
): ReadonlySet<string> {
  const all = new Set(keys);
  // A set goes on with what is added to it on the way.
  for (const key of all) for (const other of next(key)) all.add(other);
  return all;
}

/** Notes what a target does where the document leaves a choice. */
export interface Observer {
  readonly clause: string;
  /** What was seen, in words that can be compared between runs; undefined when nothing is worth a note. */
  readonly observe: (evidence: Evidence, spec: EvidenceSpec) => string | undefined;
}
