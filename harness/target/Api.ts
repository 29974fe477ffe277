import type { Answer, Call } from '../exchanges/Answer.ts';

/**
 * Writes documented calls in their format at their address, sends them, and decodes the answers.
 *
 * Everything the target does is in the Answer. An Api raises what its Target raises. Those laid around it add their own: a circuit
 * breaker OutageError, a scope OutOfScopeError, and the record of an earlier run NotRecordedError.
 */
export interface Api {
  readonly call: (call: Call) => Promise<Answer>;
}
