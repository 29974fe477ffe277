import type { Answer } from '../exchanges/Answer.ts';
import type { Exchange } from '../exchanges/Exchange.ts';

/** One breach of a clause, as a check saw it. */
export interface Violation {
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
  /** Where in the value; empty for the whole answer. */
  readonly path: string;
  readonly exchange: Exchange;
}

/** Why a case could not be judged (docs/judging.md, Statuses). `clause:<id>`, `fixture:<name>` and `scope:<name>` carry names. */
export type BlockCause =
  | `fixture:${string}`
  | `clause:${string}`
  | `scope:${string}`
  | 'control'
  | 'layout'
  | 'nothing'
  | 'size'
  | 'allowance'
  | 'cutOff';

/** Which of our limits a cause `size` means, when it is not the length of one answer. */
export type SizeLimit = 'records';

/**
 * What a check returns. An empty list of violations is a pass; only a violation makes a failure. Not applicable: the operator did
 * not take an opt-in, such as the listener.
 */
export type Judgement =
  | { readonly kind: 'judged'; readonly violations: readonly Violation[] }
  | {
      readonly kind: 'blocked';
      readonly cause: BlockCause;
      readonly limit?: SizeLimit;
      readonly message: string;
      /** The exchange that explains it, when that is not the first of the evidence. */
      readonly exchange?: Exchange;
    }
  | { readonly kind: 'notApplicable'; readonly message: string }
  | NoAnswer;

/** Why a check can't judge. */
export type BlockedJudgement = Extract<Judgement, { kind: 'blocked' }>;

/** A call that a case is about and that got no answer. */
export interface NoAnswer {
  readonly kind: 'unanswered';
  readonly answer: Answer;
  readonly message: string;
}

/** What a check says of an answer: the breaches that it found, none for a pass, or a whole judgement, such as why it can't judge. */
export type CheckResult = Judgement | readonly Violation[];
