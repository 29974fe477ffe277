import { caseSeed } from '../../harness/caseSeed.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { numbered } from './numbered.ts';

/**
 * The ten flags of a record, all true but one: true tells more, for what is not there is false; and which is not
 * differs from record to record, so that one flag is not taken for another.
 */
export function flags({ seed }: GatherContext, name: string, label: string): RecordValue {
  const odd = 1 + (caseSeed(seed, `${name}/${label}`) % 10);
  return numbered(name, [1, 10], (number) => number !== odd);
}
