import type { GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { operation } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { echoGaps, type Gap, gaps } from '../compare/gaps.ts';
import { found } from '../kernel/gathered.ts';
import type { Scenario, ScenarioPlace } from '../kernel/probe.ts';
import { findRecord, isMemberUnreadable, listedIn, writtenRecord } from '../kernel/records.ts';
import { kindOf } from '../probes/recordActions/kinds.ts';
import { lookUp } from '../probes/recordActions/lookUp.ts';
import { control, controlKey, idGivenTwice, isAnswer } from '../probes/recordActions/plainInserts.ts';
import { writtenId } from '../probes/recordActions/Writer.ts';
import { readUntilShown } from './readUntilShown.ts';

/**
 * Reads what was written in the same format, by its name, which it alone should bear (ACT-1); whether it is there is told by
 * its id, where the write told one (not all do for companies).
 */
export const readInserted = (update: string): Scenario => ({
  name: 'read-back',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [controlKey(place, update)],
  gather: async (context, place) => {
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

/** The record that a Get shows of an insert: by its id, or where the write told none, by its name. */
export function insertedRecord(insert: Answer, read: Answer): RecordValue | undefined {
  const id = writtenId(insert);
  if (id !== undefined) return findRecord(read, id);
  const { sent } = writtenRecord(insert);
  const names = Object.keys(kindOf(insert.call.operation).named(''));
  return listedIn(read)?.find((one) => names.some((name) => one[name] === sent[name]));
}

/**
 * What a read shows otherwise than it was inserted, as far as the insert's own echo brought it back; undefined where it does not show
 * the record.
 */
export function shownOtherwise(insert: Answer, read: Answer): readonly Gap[] | undefined {
  const record = insertedRecord(insert, read);
  if (record === undefined) return undefined;
  const { shape, sent } = writtenRecord(insert);
  const names = Object.keys(kindOf(insert.call.operation).named(''));
  const list = read.call.operation?.list ?? '';
  const lost = new Set(echoGaps(insert).map(({ path }) => path));
  return gaps(shape, sent, record, names).filter(
    ({ path }) => !lost.has(path) && !isMemberUnreadable(read, `${list}.${path}`),
  );
}

function look(context: GatherContext, place: ScenarioPlace, insert: Answer): Promise<Answer> {
  const id = writtenId(insert);
  const [field = ''] = Object.keys(kindOf(operation(insert.call.operationName)).named(''));
  const value = String(writtenRecord(insert).sent[field] ?? '');
  const holds = (answer: Answer): boolean =>
    id === undefined
      ? (listedIn(answer)?.some((one) => one[field] === value) ?? false)
      : findRecord(answer, id) !== undefined;
  return lookUp(context, { get: place.operation, field, operator: 'Equals', value, holds });
}
