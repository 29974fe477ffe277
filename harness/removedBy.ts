import { isNumeric } from '../specs/numeric.ts';
import type { Answer } from './Answer.ts';
import { answeredZero } from './answeredZero.ts';
import type { Made } from './Evidence.ts';

/** A record that the run itself deleted, by the call that did: a server may give its id to another one from then on. */
export interface Removed {
  readonly operation: string;
  readonly id: string;
}

/** Whether that was the delete of this record. */
export const isRemovalOf = ({ operation, id }: Removed, { removal, id: made }: Made): boolean =>
  removal?.operation === operation && made === id;

/** What an answer says to have been deleted; undefined for every other call, and for one that failed. */
export function removedBy(answer: Answer): Removed | undefined {
  const { operation, members } = answer.call;
  const id = operation?.target === undefined ? undefined : members[operation.target];
  if (operation?.kind !== 'delete' || !isNumeric(id)) return undefined;
  return answeredZero(answer) ? { operation: operation.name, id: id.lexeme } : undefined;
}
