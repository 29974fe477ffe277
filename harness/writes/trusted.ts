import { sameNumber } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import type { Gap, Lost } from '../canonical/gaps.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer, Answers } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { findRecord, provesAbsence } from '../records/shownRecords.ts';
import { echoGaps, membersWithOwnClause, readableGaps, recordGaps } from './echoGaps.ts';
import { writtenId, writtenRecord } from './writtenRecord.ts';

/** A chain of record actions as far as it got: the insert of its own record, and the other answers by their names. */
export type WrittenChain = Pick<
  Evidence<'control' | 'read-back' | 'update' | 'update-again' | 'update-other' | 'present'>,
  'answer' | 'others'
>;

/** What an insert's echo did not bring back is ACT-1's, or the layout's: it is not looked at again. */
export function trustedEcho(chain: WrittenChain): (gap: Gap) => boolean {
  const lost = [...membersWithOwnClause, ...lostIn([chain.answer, chain.others.control])];
  return ({ path }) => !lost.includes(path);
}

/** What of what was sent the echoes of these writes do not hold. */
const lostIn = (writes: readonly (Answer | undefined)[]): readonly string[] =>
  writes.flatMap((answer) => (answer === undefined ? [] : echoGaps(answer))).map(({ path }) => path);

/** Whether a gap counts in a member that has to stay. Members with a clause of their own count too, unless an insert or an Update lost them. */
export function trustedToStay(chain: WrittenChain): (gap: Gap) => boolean {
  const { others } = chain;
  const { control, update, 'update-again': again, 'update-other': other, present } = others;
  const lost = lostIn([chain.answer, control, update, again, other, present]);
  const isTrusted = trustedEcho(chain);
  return (gap) => (membersWithOwnClause.includes(gap.path) ? !lost.includes(gap.path) : isTrusted(gap));
}

/**
 * Whether a gap counts in what a Get shows: what it did not show of the plain insert is ACT-6's. Undefined when it did not show that
 * record at all.
 */
export function trustedGet(chain: WrittenChain): ((gap: Gap) => boolean) | undefined {
  const { control, 'read-back': readBack } = chain.others;
  if (control === undefined || readBack === undefined) return undefined;
  const record = findRecord(readBack, writtenId(control));
  if (record === undefined) return undefined;
  const lost = new Set(recordGaps(control, record).map(({ path }) => path));
  const inEcho = trustedEcho(chain);
  return (gap) => inEcho(gap) && !lost.has(gap.path);
}

/** The members among `kept` that the target does not compute itself: a Get showed for them what the chain's Update had sent. */
export function keptAsSent(
  { others }: { readonly others: Answers },
  id: Numeric,
  kept: readonly string[],
): readonly string[] {
  const { update, 'read-update': read } = others;
  const record = read && findRecord(read, id);
  if (update === undefined || record === undefined) return kept;
  const computed = recordGaps(update, record, undefined, kept).map(({ path }) => path);
  return kept.filter((path) => !computed.includes(path));
}

/**
 * What a Get must show of a write. ACT-4 leaves open whether a list that an update of the non-empty fields sends replaces the old one or extends
 * it, so its lists are left out.
 */
export function mustShow(write: Answer): RecordValue {
  const { sent } = writtenRecord(write);
  if (write.call.members.mvRecordAction !== 'InsertOrUpdateNonEmptyFields') return sent;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => !Array.isArray(value)));
}

export const showsChainRecord = ({ answer }: WrittenChain, read: Answer): boolean =>
  findRecord(read, writtenId(answer)) !== undefined;

/**
 * Whether a read proves that a record which the chain made is not there. It lists all records, or it was filtered by the chain's token
 * and shows the chain's own record, so that the filter works.
 */
export const lacksMade = (chain: WrittenChain, read: Answer, made: Numeric): boolean =>
  findRecord(read, made) === undefined &&
  (provesAbsence(read, made) || (read.call.members.Filters !== undefined && showsChainRecord(chain, read)));

/**
 * What a read of the chain's record does not show of a write that was taken, as far as that Get showed an insert. Nothing where it can't
 * be told.
 */
export function notShownOf(chain: WrittenChain, write: Answer, read: Answer): readonly Lost[] {
  const id = writtenId(chain.answer);
  const isTrusted = trustedGet(chain);
  const list = read.call.operation?.list ?? '';
  if (id === undefined || isTrusted === undefined || !sameNumber(writtenId(write), id)) return [];
  if (outcomeOf(read, 'success') !== 'succeeded' || !Array.isArray(read.decoded?.value[list])) return [];
  const record = findRecord(read, id);
  const others = recordsOf(read.decoded?.value[list]).length;
  if (record === undefined) return [{ path: '', expected: `id ${id.lexeme}`, actual: `${others} others` }];
  return readableGaps(read, list, recordGaps(write, record, mustShow(write)).filter(isTrusted));
}
