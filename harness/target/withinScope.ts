import { outOfScope, type Scope } from '../../config/scope.ts';
import type { Call } from '../exchanges/Answer.ts';
import type { Api } from './Api.ts';

/** The operator declared that the target does not offer this. Nothing was sent. What needs it is blocked. */
export class OutOfScopeError extends Error {
  override readonly name = 'OutOfScopeError';
  /** The operation or the format that is out of scope. */
  readonly missing: string;

  constructor(missing: string) {
    super(outOfScopeSentence(missing));
    this.missing = missing;
  }
}

/** Why something can't be judged: it needs what is out of scope. */
export const outOfScopeSentence = (missing: string): string =>
  `this needs ${missing}, which is out of scope (the setting scope)`;

/** What an attempt brings; undefined if it needs what is out of scope. */
export async function unlessOutOfScope<T>(attempt: () => Promise<T>): Promise<T | undefined> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof OutOfScopeError) return undefined;
    throw error;
  }
}

/** Raises OutOfScopeError if a call is of an operation or in a format that is out of scope. */
export function requireInScope({ operationName, format }: Call, scope: Scope): void {
  const missing = outOfScope(scope, { operation: operationName, format });
  if (missing !== undefined) throw new OutOfScopeError(missing);
}

/** Sends nothing that is out of scope, and raises OutOfScopeError instead. */
export const withinScope = (api: Api, scope: Scope): Api => ({
  call: async (call) => {
    requireInScope(call, scope);
    return api.call(call);
  },
});
