import { isNumeric } from '../../specs/numeric.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { answeredZero } from '../exchanges/statusBlock.ts';

/** A record that the run deleted, by the call that deleted it. From then on a server may give its id to another record. */
export interface Removed {
  readonly operation: string;
  readonly id: string;
}

/** What an answer says was deleted; undefined for any other call, and for one that failed. */
export function removedBy(answer: Answer): Removed | undefined {
  const { operation, members } = answer.call;
  const id = operation?.target === undefined ? undefined : members[operation.target];
  if (operation?.kind !== 'delete' || !isNumeric(id)) return undefined;
  return answeredZero(answer) ? { operation: operation.name, id: id.lexeme } : undefined;
}
