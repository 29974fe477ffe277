import type { RecordValue } from '../../specs/Value.ts';
import { laidOver } from '../laidOver.ts';
import type { ChainStep } from './chainCheck.ts';
import { findRecord } from './findRecord.ts';
import { memberAt, recordAt } from './memberAt.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * What a record should hold after an update of its non-empty fields: what was sent with a value, and of the rest what
 * the last read before it showed. Where nothing can be read, what was inserted: no step changes that in between.
 */
export function afterPartly({ chain, step, id, kind }: ChainStep): { sent: RecordValue; kept: RecordValue } {
  const { sent } = writtenRecord(step.answer);
  const [shown] = ['read-present', 'read-update'].flatMap((name) => {
    const answer = chain.evidence.others[name];
    const record = answer === undefined ? undefined : findRecord(answer, id);
    return record === undefined ? [] : [record];
  });
  const before = kind.get === undefined ? writtenRecord(chain.answer).sent : (shown ?? {});
  const kept = kind.kept
    .filter((path) => (memberAt(sent, path) ?? '') === '')
    .map((path) => recordAt(path, memberAt(before, path) ?? null));
  return { sent, kept: kept.reduce(laidOver, {}) };
}
