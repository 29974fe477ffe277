import type { RecordValue } from '../../specs/Value.ts';
import { fixedTurn } from '../isEvenTurn.ts';
import { numbered } from './numbered.ts';

/**
 * The ten flags of a record, all true but one: true tells more, for what is not there is false; and which is not
 * differs from record to record, so that one flag is not taken for another.
 */
export function flags(name: string, label: string): RecordValue {
  const odd = 1 + (fixedTurn(`${name}/${label}`) % 10);
  return numbered(name, [1, 10], (number) => number !== odd);
}
