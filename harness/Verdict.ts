import type { Address } from '../specs/Address.ts';
import type { Level } from '../specs/Level.ts';
import type { BlockCause, SizeLimit } from './Judgement.ts';

export const statuses = ['passed', 'failed', 'warned', 'errored', 'blocked', 'notApplicable'] as const;

export type Status = (typeof statuses)[number];

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
  readonly message?: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Where in the value the first violation is. */
  readonly path?: string;
  /** Ids in exchanges.ndjson. */
  readonly exchanges: readonly string[];
  readonly seed: number;
  readonly counterexample?: unknown;
  readonly durationMs: number;
}
