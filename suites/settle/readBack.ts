import type { Gap } from '../../harness/canonical/gaps.ts';
import { found, type GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { findRecord, listedIn } from '../../harness/exchanges/shownRecords.ts';
import { echoGaps, readableGaps, recordGaps, recordsNamed } from '../../harness/writes/echoGaps.ts';
import { writtenRecord } from '../../harness/writes/writtenRecord.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { nameMemberOf, writeShownBy } from '../../specs/writtenAndRead.ts';
import { probe, type ScenarioPlace, siblingKey } from '../kernel/probe.ts';
import { lookUp } from '../probes/recordActions/lookUp.ts';
import { control, idGivenTwice, isAnswer } from '../probes/recordActions/plainInserts.ts';
import { writtenId } from '../probes/writing.ts';
import { readUntilShown } from './readUntilShown.ts';

/**
 * Reads what was written in the same format, by its name, which no other record should have (ACT-1). Whether it is there is told by its
 * id, where the write named one (not all do for companies).
 */
export const readingBack = probe<'insert' | 'at-once'>({
  name: 'read-back',
  of: ({ name }) => writeShownBy[name] !== undefined,
  requires: (place) => [siblingKey(place, writeOf(place))],
  gather: async (context, place) => {
    const update = writeOf(place);
    const insert = await control(context, place, update);
    if (!isAnswer(insert)) return insert;
    const shared = await idGivenTwice(context, place, update);
    if (shared !== undefined) return shared;
    // Whether a read shows the record as it was inserted, or can't tell.
    const shows = (read: Answer): boolean =>
      listedIn(read) === undefined || shownOtherwise(insert, read)?.length === 0;
    const { atOnce, answer } = await readUntilShown(context, () => look(context, place, insert), shows);
    return found(answer, {
      insert,
      ...(atOnce !== answer && shows(answer) ? { 'at-once': atOnce } : {}),
    });
  },
});

const writeOf = ({ operation }: ScenarioPlace): string => writeShownBy[operation.name] ?? '';

/** The record that a Get shows of an insert: by its id, or where the write told none, by its name. */
export function insertedRecord(insert: Answer, read: Answer): RecordValue | undefined {
  const id = writtenId(insert);
  return id === undefined ? recordsNamed(read, insert)[0] : findRecord(read, id);
}

/**
 * What a read shows otherwise than it was inserted, as far as the insert's own echo brought it back; undefined where it does not show
 * the record.
 */
export function shownOtherwise(insert: Answer, read: Answer): readonly Gap[] | undefined {
  const record = insertedRecord(insert, read);
  if (record === undefined) return undefined;
  const lost = new Set(echoGaps(insert).map(({ path }) => path));
  const found = recordGaps(insert, record).filter(({ path }) => !lost.has(path));
  return readableGaps(read, read.call.operation?.list ?? '', found);
}

function look(context: GatherContext, place: ScenarioPlace, insert: Answer): Promise<Answer> {
  const field = nameMemberOf(insert.call.operation);
  const value = String(writtenRecord(insert).sent[field] ?? '');
  const holds = (answer: Answer): boolean => insertedRecord(insert, answer) !== undefined;
  return lookUp(context, { get: place.operation, field, operator: 'Equals', value, holds });
}
