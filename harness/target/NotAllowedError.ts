import type { Effect } from './Target.ts';

/** The safety rules refuse this call on this target. Nothing was sent. Its cases are blocked by allowance. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
  readonly effect: Effect;

  constructor(effect: Effect, message: string) {
    super(message);
    this.effect = effect;
  }
}
