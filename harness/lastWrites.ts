import type { Answer, Call } from './Answer.ts';
import type { Evidence } from './Evidence.ts';
import { idOf } from './idOf.ts';
import { recordsIn } from './oracle/listedRecords.ts';
import {
  type RecordKey,
  recordOfKind,
  recordsWritten,
  type Write,
  type WriteJournal,
} from './writeJournal.ts';

/** What a read may show of a record, by the journal of what the run wrote to it. */
export interface LastWrites {
  /**
   * The last write that was taken and answered before the read was sent; with it those that were under way beside it or beside the
   * read, and those of which nobody knows what came of them. The read may show any one of them.
   */
  readonly current: readonly Write[];
  /** The writes before them: a read that shows one of these is stale (ACT-6). */
  readonly older: readonly Write[];
}

/** What `read` may show of the record. */
export function lastWrites(journal: WriteJournal, key: RecordKey, read: Answer): LastWrites {
  const { moment } = read;
  if (moment === undefined) return { current: [], older: [] };
  const seen = journal
    .writesTo(key)
    .filter((write) => write.moment.sent < moment.answered)
    .filter(({ outcome, moment: { answered } }) => outcome !== 'refused' || answered > moment.sent);
  const done = seen.filter((write) => write.outcome === 'taken' && write.moment.answered < moment.sent);
  const latest = done.reduce((sent, write) => Math.max(sent, write.moment.sent), 0);
  const isOlder = (write: Write): boolean => write.moment.answered < latest;
  return { current: seen.filter((write) => !isOlder(write)), older: seen.filter(isOlder) };
}

/**
 * How a write stands to a read of its record: it is the `last` one, one of several that `either` may show, one that was
 * `overwritten` by a write of the run, one that came after the read (`later`), or one whose id the target gave to another record:
 * once this one was deleted (`givenAnew`, which is lawful), or while both are there (`givenTwice`, ACT-1).
 */
export type Freshness = 'last' | 'either' | 'overwritten' | 'givenAnew' | 'givenTwice' | 'later';

/** `last` also for what the journal does not know: a write without an id, and answers that do not say when they came. */
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
 * Whether the target gave one id to two records that are there at once (ACT-1): what names the one is written to the other then, and
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
 * Whether a write that names an id is about another record than the one that was written at `sent`: the target gave the id to an
 * insert meanwhile, as it may once the record is deleted.
 */
const isOfAnother = (one: Write, sent: number, writes: readonly Write[]): boolean =>
  writes.some(
    ({ isNamed, outcome, moment }) =>
      !isNamed && outcome === 'taken' && moment.sent > sent && moment.answered < one.moment.sent,
  );

/** Whether a write leaves nothing of what earlier ones wrote, as far as the document says. */
const isWhole = ({ members }: Call): boolean => members.mvRecordAction !== 'InsertOrUpdateNonEmptyFields';

/** Whether a call deletes what another one has deleted: that leaves what the first one left. */
const isDeletedTwice = (one: Call, other: Call): boolean => isDelete(one) && isDelete(other);

const isDelete = ({ operation }: Call): boolean => operation?.kind === 'delete';

/** Whether a Get reads records of that name: one id may be that of a company and of a discount. */
const isReadOf = ({ operation }: Call, { record }: RecordKey): boolean =>
  operation !== null && recordOfKind(operation) === record;

/** Whether a Get's answer lists the record. */
const isShown = ({ call: { operation }, decoded }: Answer, { id }: RecordKey): boolean =>
  operation !== null &&
  recordsIn(operation, decoded?.value).some((record) => idOf(record[operation.id ?? '']) === id);

/**
 * A write of the run that names a record, comes between a write and a read of it in one piece of evidence, and is no part of that:
 * whoever judges the read does not know of it. Undefined where there is none. What the read does not show, it tells nothing of, unless
 * that write deleted it. Nor does a write count that one of the evidence overwrote before the read.
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
