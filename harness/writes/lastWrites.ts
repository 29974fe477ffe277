import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer, Call } from '../exchanges/Answer.ts';
import { recordsIn } from '../records/recordKeys.ts';
import type { CheckContext } from '../verdicts/Case.ts';
import type { Judgement } from '../verdicts/Judgement.ts';
import { blocked } from '../verdicts/judgements.ts';
import { idOf } from './idOf.ts';
import {
  type RecordKey,
  recordOfKind,
  recordsWritten,
  type Write,
  type WriteJournal,
} from './writeJournal.ts';

/** What a read may show of a record, by the run's journal of writes to it. */
export interface LastWrites {
  /**
   * The read may show any one of these. They are the last write that was taken and answered before the read was sent. Also the writes under way
   * at the same time as it or the read, and the writes with an unknown outcome.
   */
  readonly current: readonly Write[];
  /** The writes before them. A read that shows one of these is stale (ACT-6). */
  readonly older: readonly Write[];
}

/** What `read` may show of the record. */
export function lastWrites(journal: WriteJournal, key: RecordKey, read: Answer): LastWrites {
  const { moment } = read;
  if (moment === undefined) return { current: [], older: [] };
  const seen = journal
    .writesTo(key, moment)
    .filter((write) => write.moment.sent < moment.answered)
    .filter(({ outcome, moment: { answered } }) => outcome !== 'refused' || answered > moment.sent);
  const done = seen.filter((write) => write.outcome === 'taken' && write.moment.answered < moment.sent);
  const latest = done.reduce((sent, write) => Math.max(sent, write.moment.sent), 0);
  const isOlder = (write: Write): boolean => write.moment.answered < latest;
  return { current: seen.filter((write) => !isOlder(write)), older: seen.filter(isOlder) };
}

/**
 * How a write relates to a read of its record:
 *
 * - `last`: it is the last write.
 * - `either`: it is one of several that the read may show.
 * - `overwritten`: another write of the run overwrote it.
 * - `later`: it came after the read.
 * - `givenAnew`: the target gave its id to another record once this one was deleted, which is lawful.
 * - `givenTwice`: the target gave its id to another record while both exist (ACT-1).
 */
export type Freshness = 'last' | 'either' | 'overwritten' | 'givenAnew' | 'givenTwice' | 'later';

/** How a write stands to a read. It is `last` as well where the journal does not know: for a write without an id, or answers without a time. */
export function freshnessOf(journal: WriteJournal, write: Answer, read: Answer): Freshness {
  if (write.moment === undefined || read.moment === undefined) return 'last';
  const { sent } = write.moment;
  if (sent > read.moment.answered) return 'later';
  const standings = recordsWritten(write).map((key): Freshness => {
    const { current, older } = lastWrites(journal, key, read);
    const others = [...older, ...current].filter(
      (one) =>
        one.moment.answered > sent && one.moment.sent !== sent && !isDeletedTwice(write.call, one.call),
    );
    const itself = current.find(({ moment }) => moment.sent === sent);
    if (itself !== undefined && itself.moment.answered > (read.moment?.sent ?? 0)) return 'either';
    if (others.length === 0) return 'last';
    const isGiven = others.every((one) => !one.isNamed || isOfAnother(one, sent, others));
    if (isGivenTwice([...older, ...current])) return 'givenTwice';
    if (isGiven) return 'givenAnew';
    return older.some(({ moment }) => moment.sent === sent) ? 'overwritten' : 'either';
  });
  return (
    (['overwritten', 'givenTwice', 'givenAnew', 'either'] as const).find((standing) =>
      standings.includes(standing),
    ) ?? 'last'
  );
}

/**
 * Whether the target gave one id to two records that exist at once (ACT-1). A write that names one then reaches the other, and
 * the run has not overwritten anything.
 */
function isGivenTwice(writes: readonly Write[]): boolean {
  let isThere = false;
  for (const { call, isNamed, outcome } of writes.toSorted((a, b) => a.moment.sent - b.moment.sent)) {
    if (!isNamed && isThere) return true;
    if (!isNamed) isThere = true;
    else if (isDelete(call) && outcome !== 'refused') isThere = false;
  }
  return false;
}

/**
 * Whether a write that names an id is about another record than the one written at `sent`. The target gave the id to an insert in
 * between, as it may once the record is deleted.
 */
const isOfAnother = (one: Write, sent: number, writes: readonly Write[]): boolean =>
  writes.some(
    ({ isNamed, outcome, moment }) =>
      !isNamed && outcome === 'taken' && moment.sent > sent && moment.answered < one.moment.sent,
  );

/** Whether a write leaves nothing of earlier writes, as far as the document says. */
const isWhole = ({ members }: Call): boolean => members.mvRecordAction !== 'InsertOrUpdateNonEmptyFields';

/** Whether a call deletes what another one has already deleted. The second delete changes nothing. */
const isDeletedTwice = (one: Call, other: Call): boolean => isDelete(one) && isDelete(other);

const isDelete = ({ operation }: Call): boolean => operation?.kind === 'delete';

/** Whether a Get reads records with that name: a company and a discount may have the same id. */
const isReadOf = ({ operation }: Call, { record }: RecordKey): boolean =>
  operation !== null && recordOfKind(operation) === record;

/** Whether a Get's answer lists the record. */
const isShown = ({ call: { operation }, decoded }: Answer, { id }: RecordKey): boolean =>
  operation !== null &&
  recordsIn(operation, decoded?.value).some((record) => idOf(record[operation.id ?? '']) === id);

/**
 * A write of the run that the judge of a read does not know about. It names a record, comes between a write and a read of it
 * in one piece of evidence, and is not part of that evidence. Undefined when there is none.
 *
 * If the read does not show the record, only a write that deleted it counts. A write that the evidence itself overwrote before
 * the read does not count either.
 */
export function unknownWriteBehind(
  { answer, others }: Evidence,
  read: Answer,
  journal: WriteJournal,
): Write | undefined {
  const { moment } = read;
  if (moment === undefined || read.call.operation?.kind !== 'get') return undefined;
  const known = [answer, ...Object.values(others)].flatMap((one) => (one.moment === undefined ? [] : [one]));
  const sent = new Set(known.map((one) => one.moment?.sent));
  const earlier = known.filter((one) => (one.moment?.sent ?? 0) < moment.sent);
  for (const write of earlier) {
    for (const key of recordsWritten(write).filter((one) => isReadOf(read.call, one))) {
      const { current, older } = lastWrites(journal, key, read);
      const all = [...older, ...current];
      const own = all.filter((one) => sent.has(one.moment.sent) && one.outcome === 'taken');
      const strange = all.filter((one) => !sent.has(one.moment.sent));
      const since = write.moment?.sent ?? 0;
      const unknown = strange.find(
        (one) =>
          one.isNamed &&
          one.moment.answered > since &&
          !isOfAnother(one, since, strange) &&
          !own.some(
            ({ call, moment: last }) =>
              isWhole(call) && last.sent > one.moment.answered && last.answered < moment.sent,
          ) &&
          (isDelete(one.call) ? !isDelete(write.call) : isShown(read, key)),
      );
      if (unknown !== undefined && !isGivenTwice(all)) return unknown;
    }
  }
  return undefined;
}

/**
 * Why a read can't be judged by a write to the same record. Undefined where that write is the last one that was answered before the
 * read was sent, by the run's journal.
 *
 * Raises an Error (ours is wrong) where the run itself wrote to the record in between, or read before it wrote.
 */
export function supersededWrite(
  { journal }: Pick<CheckContext, 'journal'>,
  write: Answer,
  read: Answer,
): Judgement | undefined {
  const freshness = freshnessOf(journal, write, read);
  if (freshness === 'last') return undefined;
  if (freshness === 'either')
    return blocked('nothing', 'another write to the record was under way, so that the read may show either');
  if (freshness === 'givenAnew')
    return blocked('nothing', 'the record was deleted, and another record has its id now');
  if (freshness === 'givenTwice')
    return blocked('clause:ACT-1', 'another record was given the same id while this one still exists');
  throw new Error(
    `what ${read.call.operationName} in ${read.call.format} shows is judged against a write that was not the last`,
  );
}
