import { caseSeed } from '../../harness/caseSeed.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { numbered } from './numbered.ts';

/**
 * The ten flags of a record, three of four of them true: true tells more, for what is not there is false; and which are not
 * differs from record to record, so that one flag is not taken for another.
 */
export function flags({ seed }: GatherContext, name: string, label: string): RecordValue {
  const bits = caseSeed(seed, `${name}/${label}`);
  return numbered(name, [1, 10], (number) => ((bits >>> (2 * number)) & 3) !== 0);
}
