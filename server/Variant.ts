import type { Hook } from './Hook.ts';
import type { OpenChoices } from './openChoices.ts';
import type { Sending } from './Sending.ts';

/** Another server that keeps the document as well: one file a variant, whose name is the variant's. */
export interface Variant {
  /** What it does otherwise, in a sentence. */
  readonly about: string;
  readonly choices?: Partial<OpenChoices>;
  readonly hook?: Hook;
  /** What is seen on a socket only. */
  readonly sending?: Sending;
  /** Why a run can't judge everything on it, as beginnings of the causes that it blocks cases by; nothing where it is left out. */
  readonly blocks?: readonly string[];
  /** Why a run can't tell everything of it, as beginnings of what it says where it errs; nothing where it is left out. */
  readonly errs?: readonly string[];
  /** SHOULD and NOTE clauses that it does not keep: a warning of theirs is no false alarm. */
  readonly leaves?: readonly string[];
}
