import type { Answer } from '../../harness/Answer.ts';

/**
 * The answers of a chain of record actions, in their order; the chain's own record stands in the evidence's `answer`.
 *
 * `insert` stands among those that were not answered alone: the chain's record is then made with less. `control` is the plain insert, `read-back` what the Get shows of that; `read-…` what it shows after a step; `final`
 * everything of the chain after the last of those, and `final-all` the deleted ones as well; `…-at-once` and `…-kept` are reads that did not show
 * what the believed one shows (ACT-6); `renamed` comes behind it and is an Update that
 * gives the record of `absent` another name.
 */
export type StepName =
  | 'insert'
  | 'control'
  | 'read-back'
  | 'update'
  | 'update-again'
  | 'same-again'
  | 'read-update'
  | 'absent'
  | 'present'
  | 'read-present'
  | 'partly'
  | 'partly-absent'
  | 'unknown-id'
  | 'unknown-action'
  | 'unknown-action-anew'
  | 'missing-action'
  | 'final'
  | 'final-all'
  | 'renamed'
  | `${ReadName}-at-once`
  | `${ReadName}-kept`;

/** The reads that come behind a write of the chain's record. */
export type ReadName = 'read-update' | 'read-present' | 'final';

export type Steps = Partial<Record<StepName, Answer>>;
