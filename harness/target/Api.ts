import type { Answer, Call } from '../exchanges/Answer.ts';

/**
 * Writes documented calls in their format at their address, sends them, and decodes the answers.
 *
 * Raises only NotAllowedError. Everything the target does is in the Answer.
 */
export interface Api {
  readonly call: (call: Call) => Promise<Answer>;
}
