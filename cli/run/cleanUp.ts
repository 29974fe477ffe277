import type { Answer } from '../../harness/exchanges/Answer.ts';
import { liveOutside, type Outside, waiting } from '../../harness/outside/Outside.ts';
import type { Api } from '../../harness/target/Api.ts';
import { latestShownMs } from '../../harness/writes/lateReads.ts';
import type { WrittenRecords } from '../../harness/writes/ledger.ts';
import { hasMark } from '../../harness/writes/marks.ts';
import type { Format } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Cleaned, CleanedRecord } from './Cleaned.ts';
import {
  type Asking,
  asking,
  companiesIn,
  type Ending,
  endingBy,
  filtered,
  isAnswer,
  isUnanswered,
  type NotTaken,
  removable,
} from './cleanUpCalls.ts';
import { companySearch, type RemovalFate, removeCompany } from './removeCompany.ts';

/**
 * One call may be lost on the way. A target that answers none of this many is gone. We do not wait for one that puts off all of
 * them.
 */
const usualMostUnanswered = 3;

/** The newest records are looked at in one call, this many more than the run made. */
const recordsReadBesideOwn = 50;

/** No more records than this are read at once. */
const mostRecordsRead = 500;

/** A look is believed for so long, in milliseconds: later, another record may stand under an id. */
const trustedForMs = 5000;

export interface CleanUpOptions {
  readonly formats: readonly Format[];
  /** How many calls are made in parallel. */
  readonly atOnce: number;
  /** Once it settles, nothing more is sent, and no answer is waited for. */
  readonly cutOff?: Promise<unknown> | undefined;
  /** Nothing more is sent once this many calls in a row are unanswered or put off. */
  readonly mostUnanswered?: number;
  /** Where time comes from. By default, it passes as it does. */
  readonly outside?: Outside;
}

/**
 * Removes the companies that a run made: those with a known id, and those that a write made whose answer never came. Nothing is
 * deleted unless a look shows in it what the run wrote: by now the target may have given its id to another client's record.
 *
 * A call that fails in one format is tried in the others. Once several in a row are unanswered or put off, nothing more is sent.
 */
export async function cleanUp(
  api: Api,
  written: WrittenRecords,
  { formats, atOnce, cutOff, mostUnanswered = usualMostUnanswered, outside = liveOutside }: CleanUpOptions,
): Promise<Cleaned> {
  const ids = written.idsOf(removable.record);
  const open = written.openMarksOf(removable.record);
  if (ids.length === 0 && open.length === 0) return { companies: [], notFound: [], notLookedFor: [] };
  const ending = endingBy(cutOff);
  const ask = asking(api, formats, ending);
  const count = Math.min(mostRecordsRead, ids.length + open.length + recordsReadBesideOwn);
  const lookAtNewest = () => ask(removable.get, { ReturnTopNRecords: numeric(String(count)) });
  const newest = await lookAtNewest();
  const { now } = outside;
  const shownAt = now();
  const shown = isAnswer(newest) ? companiesIn(newest) : new Map<string, RecordValue>();
  const isGivenUp = isUnanswered(newest) && mostUnanswered === 1;
  const found = await lookForUnanswered(ask, open, { shown, isOver: () => isGivenUp || ending.isOver() });
  const marksOf = (id: string): readonly string[] => [...written.marksOf(removable.record, id), ...open];
  const queue = [...new Set([...ids, ...found.ids])];
  const look = companySearch(ask, isAnswer(newest) ? [...shown.keys()] : undefined, new Set(queue));
  if (!isGivenUp && queue.some((id) => !shown.has(id))) await look.tried();
  const removeOne = (id: string): Promise<RemovalFate> =>
    removeCompany(ask, look, {
      id,
      marks: marksOf(id),
      shown: now() - shownAt < trustedForMs ? shown.get(id) : undefined,
    });
  const fates = await removeAll(queue, removeOne, { newest, atOnce, mostUnanswered, ending });
  const removed = queue.filter((id) => fates.get(id) === 'removed');
  const isKept = (companies: ReadonlyMap<string, RecordValue>, id: string): boolean =>
    hasMark(companies.get(id) ?? null, marksOf(id));
  const kept = await stillShown(removed, { lookAtNewest, isKept, pause: waiting(outside), ending });
  const fateOfEach = (id: string): RemovalFate => (kept.includes(id) ? 'kept' : (fates.get(id) ?? 'late'));
  const { notFound, notLookedFor } = found;
  return { companies: queue.map((id) => cleaned(id, fateOfEach(id))), notFound, notLookedFor };
}

interface Removing extends Pick<CleanUpOptions, 'atOnce'> {
  /** What the look at the newest records brought. */
  readonly newest: Answer | NotTaken;
  readonly mostUnanswered: number;
  readonly ending: Ending;
}

/** What became of each company. Once too many calls in a row are unanswered, all that are left share the fate of the last. */
async function removeAll(
  queue: readonly string[],
  removeOne: (id: string) => Promise<RemovalFate>,
  { newest, atOnce, mostUnanswered, ending }: Removing,
): Promise<ReadonlyMap<string, RemovalFate>> {
  const fates = new Map<string, RemovalFate>();
  let inARow = isUnanswered(newest) ? 1 : 0;
  /** What becomes of all that is left, once nothing more is sent. */
  let rest: RemovalFate | undefined = isUnanswered(newest) && mostUnanswered === 1 ? newest : undefined;
  const remaining = queue.values();
  const lane = async (): Promise<void> => {
    for (const id of remaining) {
      if (ending.isOver()) rest ??= 'late';
      const fate = rest ?? (await removeOne(id));
      fates.set(id, fate);
      inARow = isUnanswered(fate) ? inARow + 1 : 0;
      if (inARow >= mostUnanswered) rest ??= fate;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return fates;
}

interface LookingAgain {
  readonly lookAtNewest: () => ReturnType<Asking>;
  readonly isKept: (companies: ReadonlyMap<string, RecordValue>, id: string) => boolean;
  readonly pause: (ms: number) => Promise<void>;
  readonly ending: Ending;
}

/**
 * The removed companies that the target still shows. A server that says `0` to a delete need not have done it, and one that
 * did may show it late.
 */
async function stillShown(
  removed: readonly string[],
  { lookAtNewest, isKept, pause, ending }: LookingAgain,
): Promise<readonly string[]> {
  let kept: readonly string[] = [];
  for (const ms of [0, latestShownMs]) {
    if (removed.length === 0 || ending.isOver()) break;
    await ending.orLate(pause(ms));
    if (ending.isOver()) break;
    const after = await lookAtNewest();
    if (!isAnswer(after)) break;
    const companies = companiesIn(after);
    kept = removed.filter((id) => isKept(companies, id));
    if (kept.length === 0) break;
  }
  return kept;
}

function cleaned(id: string, fate: RemovalFate): CleanedRecord {
  if (fate === 'removed' || fate === 'gone') return { id, fate };
  return { id, fate: 'stays', why: reason(fate) };
}

/** Why a record stays behind, worded to follow "for". */
function reason(fate: Exclude<RemovalFate, 'removed' | 'gone'>): string {
  switch (fate) {
    case 'refused':
      return 'the calls that remove them were refused';
    case 'kept':
      return 'the target says that it removed them, and still shows them';
    case 'foreign':
      return "what stands under their ids now is not what the run wrote, and may be another client's";
    case 'unseen':
      return 'no read shows whether what stands under their ids is still what the run wrote';
    case 'silence':
      return 'the calls that remove them were not answered';
    case 'late':
      return 'the run was ended early, and clean-up had no time left';
    default:
      return `the target put the calls that remove them off (HTTP ${fate.putOff}) for longer than clean-up waits`;
  }
}

interface FoundUnanswered extends Pick<Cleaned, 'notFound' | 'notLookedFor'> {
  readonly ids: readonly string[];
}

/** Looks for what writes made whose answers never came: among the newest records (`shown`), and else by name. */
async function lookForUnanswered(
  ask: Asking,
  open: readonly string[],
  { shown, isOver }: { readonly shown: ReadonlyMap<string, RecordValue>; readonly isOver: () => boolean },
): Promise<FoundUnanswered> {
  const ids: string[] = [];
  const notFound: string[] = [];
  const notLookedFor: string[] = [];
  for (const mark of new Set(open)) {
    const isMarked = ([, company]: readonly [string, RecordValue]): boolean => hasMark(company, [mark]);
    // One text may have been inserted more than once.
    let found = [...shown].filter(isMarked);
    if (found.length === 0) {
      // Where one look brings nothing, the next ones would only take as long.
      const answer =
        notLookedFor.length > 0 || isOver()
          ? 'late'
          : await ask(removable.get, filtered('CompanyName', 'Contains', mark));
      if (!isAnswer(answer)) {
        notLookedFor.push(mark);
        continue;
      }
      found = [...companiesIn(answer)].filter(isMarked);
    }
    if (found.length === 0) notFound.push(mark);
    ids.push(...found.map(([id]) => id));
  }
  return { ids, notFound, notLookedFor };
}
