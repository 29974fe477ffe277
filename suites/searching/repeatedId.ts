import type { Answer } from '../../harness/Answer.ts';
import type { Operation } from '../../specs/Operation.ts';
import { orderIds } from './descending.ts';

/** The first id that comes twice in an answer, as a decimal (GET-9). */
export function repeatedId(operation: Operation, answer: Answer): string | undefined {
  const seen = new Set<string>();
  const ids = orderIds(operation, answer).map((id) => id.toFixed());
  return ids.find((id) => seen.size === seen.add(id).size);
}
