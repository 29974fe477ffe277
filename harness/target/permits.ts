import type { Allowance } from '../../config/Settings.ts';
import { NotAllowedError } from './NotAllowedError.ts';
import type { Effect } from './Target.ts';

/** What the safety rules know about a target. */
export interface Permits {
  readonly loopback: boolean;
  readonly readOnly: boolean;
  readonly allow: readonly Allowance[];
}

/** The word of `--allow` that each effect needs on a target that is not on loopback; null where none is needed. */
export const allowanceFor: Readonly<Record<Effect, Allowance | null>> = {
  read: null,
  write: 'writes',
  hostile: 'hostile',
  label: 'labels',
  event: 'events',
  key: 'keys',
};

/** The message about a call that `--read-only` forbids. */
export const readOnlyMessage = 'Not sent: this run is read-only (--read-only).';

/** Why an effect is not allowed, as a NotAllowedError to raise; null when it is allowed (docs/judging.md, Safety). */
export function refusal(permits: Permits, effect: Effect): NotAllowedError | null {
  const needed = allowanceFor[effect];
  if (needed === null) return null;
  if (permits.readOnly) return new NotAllowedError(effect, readOnlyMessage);
  if (permits.loopback || permits.allow.includes(needed)) return null;
  return new NotAllowedError(
    effect,
    `Not sent: this target is not on loopback. Allow it with --allow ${needed}.`,
  );
}
