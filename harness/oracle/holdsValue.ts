import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { Answers } from '../exchanges/Answer.ts';
import { isTaken, recordsByKey } from '../records/listed.ts';

/**
 * Whether a record that a search seems to lack holds a value in the field, by other searches. A database leaves a record without a value out
 * of Equals and of NotEquals, whatever a Get shows for it.
 *
 * `counter` asks the other way round: Equals with the value that is shown, or NotEquals with another one. `searched` is Equals with that other
 * one, and finds what shows it where the field is searched by at all.
 */
export function holdsValue({ counter, searched }: Answers, operator: SearchOperator, key: string): boolean {
  if (recordsByKey(counter).has(key)) return true;
  return (
    operator === 'Equals' && searched !== undefined && isTaken(searched) && recordsByKey(searched).size === 0
  );
}
