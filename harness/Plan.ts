import type { Case } from './Case.ts';
import type { Evidence, EvidenceSpec } from './Evidence.ts';

/** Everything a run will do, made in one place before anything is sent; the same again from the same settings. */
export interface Plan {
  readonly cases: readonly Case[];
  /** Only the evidence that the selected cases need, by key; with what that evidence requires. */
  readonly evidence: ReadonlyMap<string, EvidenceSpec>;
  readonly observers: readonly Observer[];
}

/** Looks at evidence for what a target does where the document leaves it open. */
export interface Observer {
  readonly clause: string;
  /** What was seen, in words that can be compared between runs; undefined for nothing worth a note. */
  readonly observe: (evidence: Evidence, spec: EvidenceSpec) => string | undefined;
}
