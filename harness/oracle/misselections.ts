import type { RecordValue } from '../../specs/Value.ts';
import type { Listed } from '../records/recordKeys.ts';
import type { Truth } from './Truth.ts';

/** A record that a filtered answer lacks or holds, contrary to the filters. */
export interface Misselection {
  readonly kind: 'missing' | 'extra';
  readonly key: string;
  readonly record: RecordValue;
}

/** What is wrong with a filtered answer: a selected record that is missing, or one that is not selected. Only records that did not change count. */
export function misselections(
  still: ReadonlyMap<string, Listed>,
  answered: ReadonlyMap<string, Listed>,
  truth: (record: RecordValue) => Truth,
): readonly Misselection[] {
  const wrong: Misselection[] = [];
  for (const [key, { record, count }] of still) {
    const there = answered.get(key)?.count ?? 0;
    const due = truth(record);
    if (due === 'yes' && there < count) wrong.push({ kind: 'missing', key, record });
    if (due === 'no' && there > 0) wrong.push({ kind: 'extra', key, record });
  }
  return wrong;
}
