import { compare } from '../../harness/canonical/compare.ts';
import type { Difference } from '../../harness/canonical/Difference.ts';
import { isDeviating } from '../../harness/canonical/isDeviating.ts';
import type { Read } from '../../harness/canonical/Read.ts';
import { recordType } from '../../harness/canonical/recordType.ts';
import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { BlockCause, Judgement } from '../../harness/verdicts/Judgement.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { nameMember } from '../../specs/writtenAndRead.ts';
import { beyondRecords, blocked, breach, judged, shown } from '../kernel/judgements.ts';
import { writtenRecord } from '../kernel/records.ts';
import { firstReadIn, isWritten, writtenIn } from '../probes/ownReads.ts';
import { echoGaps, membersWithOwnClause } from './gaps.ts';
import { asRead, readIn } from './majority.ts';

/** The name of the record that a write sent: unique in the run. */
export function nameSent(get: Operation, { call }: Answer): string | undefined {
  const record = call.members[call.operation?.record ?? ''];
  const name = isRecord(record) ? record[nameMember[get.name] ?? ''] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** The names of all records that the writes in this evidence sent. */
export const namesIn = (get: Operation, { others }: Evidence): ReadonlySet<string> =>
  new Set(
    Object.entries(others)
      .filter(([key]) => isWritten(key))
      .flatMap(([, answer]) => nameSent(get, answer) ?? []),
  );

/** A record in a read, and where it stands there. */
interface PlacedRecord {
  readonly record: RecordValue;
  readonly path: string;
}

/** A record of the run in a read, known by its unique name, and where it stands; undefined where it is not shown. */
export function ownRecord(
  get: Operation,
  read: Read | undefined,
  name: string | undefined,
): PlacedRecord | undefined {
  const member = nameMember[get.name];
  const list = get.list === undefined ? undefined : read?.value[get.list];
  if (name === undefined || member === undefined || !Array.isArray(list)) return undefined;
  const index = list.findIndex((one) => isRecord(one) && one[member] === name);
  const record: unknown = list[index];
  return isRecord(record) ? { record, path: `${get.list}[${index}]` } : undefined;
}

/** Where a record differs in two reads; what either shows in another form than documented is left to the clause of that. */
export const recordDifferences = (
  get: Operation,
  home: Read,
  away: Read,
  one: PlacedRecord,
  other: PlacedRecord,
): readonly Difference[] =>
  compare(recordType(get), one.record, other.record, [home.format, away.format], [one.path, other.path])
    .differences.filter(({ leftPath }) => !isDeviating(leftPath, home.deviations))
    .filter(({ rightPath }) => !isDeviating(rightPath, away.deviations));

/** The first plain text or name that was sent and reads otherwise in the same format: that is ACT-6's. */
export function alteredMember(
  members: RecordValue | undefined,
  record: RecordValue,
  get: Operation,
): string | undefined {
  const type = recordType(get);
  const sent = Object.values(members ?? {}).find(isRecord);
  if (type.kind !== 'record' || sent === undefined) return undefined;
  const plain = type.record.members.filter((member) => member.plain === true);
  const plainOf = (one: RecordValue) => Object.fromEntries(plain.map(({ name }) => [name, one[name]]));
  return compare(type, plainOf(sent), plainOf(record), ['json', 'json']).differences[0]?.leftPath;
}

/** The clauses of writes that are no record actions: each judges its own echo. */
const byOperation: Readonly<Record<string, string>> = {
  ShippingInformationUpdate: 'SHP-1',
  EventSubscriptionAdd: 'EVT-1',
};

/** The clause that is broken where the echo of an accepted write lacks what was sent (ENV-14, ACT-1, PB-1, or the form's own). */
export function lossClause(answer: Answer): string {
  const { member, echo } = writtenRecord(answer);
  const spoilt = (answer.decoded?.deviations ?? []).find(
    ({ path, level }) => level === 'MUST' && (path === member || path.startsWith(`${member}.`)),
  );
  const hasStatus = isRecord(answer.decoded?.value.ResponseStatus);
  if (echo === undefined) return spoilt?.clause ?? (hasStatus ? 'ENV-14' : 'ENV-1');
  const own = byOperation[answer.call.operationName];
  if (own !== undefined) return own;
  const lost = echoGaps(answer).map(({ path }) => path);
  if (lost.length === 0) return spoilt?.clause ?? 'ACT-1';
  return lost.every((path) => membersWithOwnClause.includes(path)) ? 'PB-1' : 'ACT-1';
}

/** Why a Get shows another value than a write sent: the write's own clause where its echo has lost something, else ACT-6. */
export const alteredCause = (write: Answer | undefined): BlockCause =>
  write !== undefined && echoGaps(write).length > 0 ? `clause:${lossClause(write)}` : 'clause:ACT-6';

/**
 * The pair of a format with itself (XF-2): a record reads the same when it is read alone, right after it was written (ACT-6),
 * and later among all records, after all formats have written theirs.
 *
 * Only members that were sent are judged: others may be computed, and change with time. Whether the record is there at
 * all is not: how many records a Get gives at most is not shown (Limits 4).
 */
export function rereadPair(get: Operation, { others }: Evidence, format: Format): Judgement {
  const write = others[writtenIn(format, 'plain')];
  const first = asRead(others[firstReadIn(format)]);
  const answer = others[readIn(format)];
  const later = asRead(answer);
  if (write === undefined || answer === undefined || later === undefined)
    return blocked('nothing', 'there is no read to compare');
  const name = nameSent(get, write);
  const one = ownRecord(get, first, name);
  if (first === undefined || one === undefined)
    return blocked('clause:ACT-6', `what was written in ${format} is not shown in ${format}`);
  const changed = alteredMember(write.call.members, one.record, get);
  if (changed !== undefined)
    return blocked(alteredCause(write), `${changed} is not what was written in ${format}, read in ${format}`);
  const other = ownRecord(get, later, name);
  if (other === undefined)
    return beyondRecords(`what was written in ${format} is not among the records that were read later`);
  const sent = Object.values(write.call.members).find(isRecord) ?? {};
  const differences = recordDifferences(get, first, later, one, other).filter(({ leftPath, left, right }) => {
    // Another scenario updates this record with what it holds: a list that grows by that is ACT-2's.
    if (Array.isArray(left) && Array.isArray(right) && right.length > left.length) return false;
    const [member = ''] = leftPath.slice(one.path.length + 1).split(/[.[]/);
    return sent[member] !== undefined;
  });
  const message = `what was written in ${format} reads otherwise in ${format} among all records`;
  return judged(
    differences.map(({ left, right, rightPath }) =>
      breach(answer, message, shown(left), shown(right), rightPath),
    ),
  );
}
