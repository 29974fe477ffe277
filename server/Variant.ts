import type { Hook } from './Hook.ts';
import type { OpenChoices } from './openChoices.ts';
import type { Sending } from './Sending.ts';

/** Another server that keeps the document too. There is one file per variant, named after it. */
export interface Variant {
  /** What it does differently, in a sentence. */
  readonly about: string;
  readonly choices?: Partial<OpenChoices>;
  readonly hook?: Hook;
  /** Visible only on a socket. */
  readonly sending?: Sending;
  /** What its operator names otherwise than for the reference server. A combination of variants does without it. */
  readonly fixtures?: Readonly<Record<string, unknown>>;
  /** Why a run can't judge everything on it: prefixes of the causes that block cases; none if left out. */
  readonly blocks?: readonly string[];
  /** Why a run can't tell everything about it: prefixes of the messages of errored cases; none if left out. */
  readonly errs?: readonly string[];
  /** SHOULD and NOTE clauses that it does not keep. A warning for one of them is no false alarm. */
  readonly leaves?: readonly string[];
}
