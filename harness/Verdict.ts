import type { Address } from '../specs/Address.ts';
import type { Level } from '../specs/Level.ts';
import type { BlockCause, SizeLimit } from './Judgement.ts';
import type { Root } from './rootOf.ts';

export const statuses = ['passed', 'failed', 'warned', 'errored', 'blocked', 'notApplicable'] as const;

export type Status = (typeof statuses)[number];

/**
 * What one breach is, in words that its own bytes bear out (reports/diagnosis). Words hold blanks, such as
 * `the unset date has the offset {offset}`; what fills them may differ from place to place of one defect.
 */
export interface Defect {
  readonly words: string;
  /** Why the target does so, as far as the bytes tell; it adds to the words and never repeats them. */
  readonly cause?: string;
  readonly blanks: Readonly<Record<string, string>>;
  /** Tells two defects of the same words apart; empty where there is one. */
  readonly apart: string;
}

/** What became of one case: one line of results.ndjson, redacted. */
export interface Verdict {
  readonly id: string;
  readonly clause: string;
  readonly level: Level;
  /** `-` for a case about no operation in particular. */
  readonly operation: string;
  readonly format: string;
  readonly address: Address;
  readonly status: Status;
  readonly cause?: BlockCause;
  /** Beside a cause `size`: `records` where more of them would have to be read, absent where one answer is too long. */
  readonly limit?: SizeLimit;
  /** Of a blocked case: what it hangs on at the end of the chain. */
  readonly root?: Root;
  readonly message?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Where in the value the first violation is. */
  readonly path?: string;
  /** Ids in exchanges.ndjson. */
  readonly exchanges: readonly string[];
  readonly seed: number;
  readonly counterexample?: unknown;
  /** Of a breach that the diagnosis knows. */
  readonly defect?: Defect;
  readonly durationMs: number;
}
