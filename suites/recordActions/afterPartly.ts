import type { Answer } from '../../harness/Answer.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { laidOver } from '../laidOver.ts';
import { outcomeOf } from '../outcomeOf.ts';
import type { Subject } from '../Subject.ts';
import type { ChainStep } from './chainCheck.ts';
import { echoGaps } from './echoGaps.ts';
import { findRecord } from './findRecord.ts';
import { memberAt, recordAt } from './memberAt.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * What a record should hold after an update of its non-empty fields: what was sent with a value, and of the rest what
 * the last read before it showed. Where nothing can be read, what the last write before it sent, as far as its echo holds
 * that: what it did not write is the clause's of its own action.
 */
export function afterPartly({ chain, step, id, kind }: ChainStep): { sent: RecordValue; kept: RecordValue } {
  const { sent } = writtenRecord(step.answer);
  const [shown] = ['read-present', 'read-update'].flatMap((name) => {
    const answer = chain.evidence.others[name];
    const record = answer === undefined ? undefined : findRecord(answer, id);
    return record === undefined ? [] : [record];
  });
  const last = kind.get === undefined ? lastWrite(chain) : undefined;
  const before = last === undefined ? (shown ?? {}) : writtenRecord(last).sent;
  const unwritten = last === undefined ? [] : echoGaps(last).map(({ path }) => path);
  const kept = kind.kept
    .filter((path) => (memberAt(sent, path) ?? '') === '' && !unwritten.includes(path))
    .map((path) => recordAt(path, memberAt(before, path) ?? null));
  return { sent, kept: kept.reduce(laidOver, {}) };
}

/** The last write before it that was taken: the record's insert, where no other was. */
const lastWrite = (chain: Subject): Answer =>
  ['present', 'update-again', 'update']
    .flatMap((name) => chain.evidence.others[name] ?? [])
    .find((answer) => answer.decoded !== null && outcomeOf(answer, 'success') !== 'failed') ?? chain.answer;
