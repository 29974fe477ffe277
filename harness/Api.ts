import type { Answer, Call } from './Answer.ts';

/**
 * Writes documented calls in their format at their address, sends them and decodes what comes back.
 *
 * Raises only NotAllowedError; everything that the target does is in the Answer.
 */
export interface Api {
  readonly call: (call: Call) => Promise<Answer>;
}
