import type { Address } from '../../specs/Address.ts';
import type { Level } from '../../specs/Level.ts';
import type { BlockCause, SizeLimit } from './Judgement.ts';
import type { Root } from './rootOf.ts';

export const statuses = [
  'passed',
  'failed',
  'warned',
  'known',
  'errored',
  'blocked',
  'notApplicable',
] as const;

export type Status = (typeof statuses)[number];

/**
 * What one breach is, in words that its own bytes support (reports/diagnosis). The words have blanks, such as
 * `the unset date has the offset {offset}`. What fills a blank may differ between places of one defect.
 */
export interface Defect {
  readonly words: string;
  /** Why the target does this, as far as the bytes tell. It adds to the words and never repeats them. */
  readonly cause?: string;
  readonly blanks: Readonly<Record<string, string>>;
  /** Tells apart two defects with the same words; empty when there is only one. */
  readonly apart: string;
}

/** The outcome of one case: one line of results.ndjson, redacted. */
export interface Verdict {
  readonly id: string;
  readonly clause: string;
  readonly level: Level;
  /** `-` for a case that is about no particular operation. */
  readonly operation: string;
  readonly format: string;
  readonly address: Address;
  readonly status: Status;
  readonly cause?: BlockCause;
  /** Only with the cause `size`: `records` when more of them would have to be read, absent when one answer is too long. */
  readonly limit?: SizeLimit;
  /** For a blocked case: what blocks it at the end of the chain. */
  readonly root?: Root;
  /** For a case that is not applicable: what it is about and the operator declares not to be offered. */
  readonly outOfScope?: string;
  readonly message?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Where the first violation is in the value. */
  readonly path?: string;
  /** Ids in exchanges.ndjson. */
  readonly exchanges: readonly string[];
  readonly seed: number;
  readonly counterexample?: unknown;
  /** For a breach that the diagnosis recognises. */
  readonly defect?: Defect;
  /** For a breach that the operator lists as known: why it may stay. The status is then `known`. */
  readonly known?: Known;
  readonly durationMs: number;
}

/** What the list of known deviations says of a breach, and what the status would be without it. */
export interface Known {
  readonly status: 'failed' | 'warned';
  readonly reason: string;
  readonly issue?: string;
}
