import type { Made } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import { answeredZero } from '../../harness/exchanges/statusBlock.ts';
import { liveOutside, type Outside, waiting } from '../../harness/outside/Outside.ts';
import type { Api } from '../../harness/target/Api.ts';
import { idOf } from '../../harness/writes/idOf.ts';
import { latestShownMs } from '../../harness/writes/lateReads.ts';
import type { WrittenRecords } from '../../harness/writes/ledger.ts';
import { hasMark } from '../../harness/writes/marks.ts';
import type { LeftBehind } from '../../reports/FinishedRun.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';

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

/** Companies are all that the document lets a client remove. */
export const removable = {
  record: 'mvCompany',
  get: operationNamed('CompanyGet'),
  removal: operationNamed('CompanyDelete'),
};

/**
 * The result of removing a record. `gone`: a look does not show it. `foreign`: what stands under its id is not what the run wrote.
 * `unseen`: no look was answered readably.
 */
type Fate = 'removed' | 'gone' | 'foreign' | 'unseen' | 'kept' | Unanswered;

/** A record that clean-up was to remove, by its id, and what became of it. */
interface CleanedRecord {
  readonly id: string;
  /** Why it stays, worded to follow "for"; absent if it does not. */
  readonly why?: string;
  readonly fate: 'removed' | 'gone' | 'stays';
}

/** What clean-up did. */
export interface Cleaned {
  readonly companies: readonly CleanedRecord[];
  /** Marks of writes that were not answered, and of which a look shows no record. The target may still carry them out. */
  readonly notFound: readonly string[];
  /** Marks of writes that were not answered, where no look was answered either. */
  readonly notLookedFor: readonly string[];
}

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
  let isCutOff = false;
  const late = cutOff?.then(() => {
    isCutOff = true;
    return 'late' as const;
  });
  const ids = written.idsOf(removable.record);
  const open = written.openMarksOf(removable.record);
  if (ids.length === 0 && open.length === 0) return { companies: [], notFound: [], notLookedFor: [] };
  const ask = asking(api, formats, late);
  const count = Math.min(mostRecordsRead, ids.length + open.length + recordsReadBesideOwn);
  const lookAtNewest = () => ask(removable.get, { ReturnTopNRecords: numeric(String(count)) });
  const newest = await lookAtNewest();
  const { now } = outside;
  const pause = waiting(outside);
  const shownAt = now();
  const shown = isAnswer(newest) ? companiesIn(newest) : new Map<string, RecordValue>();
  const isUnanswered = isNoAnswer(newest);
  const isGivenUp = isUnanswered && mostUnanswered === 1;
  const found = await unanswered(ask, open, { shown, isOver: () => isGivenUp || isCutOff });
  const marksOf = (id: string): readonly string[] => [...written.marksOf(removable.record, id), ...open];
  const queue = [...new Set([...ids, ...found.ids])];
  const fates = new Map<string, Fate>();
  let inARow = isUnanswered ? 1 : 0;
  /** What becomes of all that is left, once nothing more is sent. */
  let rest: Fate | undefined = isGivenUp ? newest : undefined;
  const remaining = queue.values();
  const lane = async (): Promise<void> => {
    for (const id of remaining) {
      if (isCutOff) rest ??= 'late';
      const fate =
        rest ??
        (await remove(ask, id, marksOf(id), now() - shownAt < trustedForMs ? shown.get(id) : undefined));
      fates.set(id, fate);
      inARow = isNoAnswer(fate) ? inARow + 1 : 0;
      if (inARow >= mostUnanswered) rest ??= fate;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const removed = queue.filter((id) => fates.get(id) === 'removed');
  const isKept = (companies: ReadonlyMap<string, RecordValue>, id: string): boolean =>
    hasMark(companies.get(id) ?? null, marksOf(id));
  // A server that says `0` to a delete need not have done it, and one that did may show it late.
  for (const ms of [0, latestShownMs]) {
    if (removed.length === 0 || isCutOff) break;
    await Promise.race([pause(ms), ...(late === undefined ? [] : [late])]);
    if (isCutOff) break;
    const after = await lookAtNewest();
    if (!isAnswer(after)) break;
    const companies = companiesIn(after);
    const kept = removed.filter((id) => isKept(companies, id));
    for (const id of removed) fates.set(id, kept.includes(id) ? 'kept' : 'removed');
    if (kept.length === 0) break;
  }
  const { notFound, notLookedFor } = found;
  return { companies: queue.map((id) => cleaned(id, fates.get(id) ?? 'late')), notFound, notLookedFor };
}

function cleaned(id: string, fate: Fate): CleanedRecord {
  if (fate === 'removed' || fate === 'gone') return { id, fate };
  return { id, fate: 'stays', why: reason(fate) };
}

/** Why a record stays behind, worded to follow "for". */
function reason(fate: Exclude<Fate, 'removed' | 'gone'>): string {
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

/** Looks at a company, and deletes it if it is the run's. `shown` is what a look showed already. */
async function remove(
  ask: Asking,
  id: string,
  marks: readonly string[],
  shown: RecordValue | undefined,
): Promise<Fate> {
  const look = async (): Promise<{ readonly company: RecordValue } | Fate> => {
    const answer = await ask(removable.get, filtered('CompanyId', 'Equals', id));
    if (!isAnswer(answer)) return answer === 'refused' ? 'unseen' : answer;
    const company = companiesIn(answer).get(id);
    return company === undefined ? 'gone' : { company };
  };
  const seen = shown === undefined ? await look() : { company: shown };
  if (typeof seen === 'string' || !('company' in seen)) return seen;
  if (!hasMark(seen.company, marks)) return 'foreign';
  const answer = await ask(removable.removal, { CompanyIDToDelete: numeric(id) });
  if (isAnswer(answer)) return 'removed';
  // Most refusals mean that the run itself already removed the record.
  return answer === 'refused' && (await look()) === 'gone' ? 'gone' : answer;
}

interface Found extends Pick<Cleaned, 'notFound' | 'notLookedFor'> {
  readonly ids: readonly string[];
}

/** Looks for what writes made whose answers never came: among the newest records (`shown`), and else by name. */
async function unanswered(
  ask: Asking,
  open: readonly string[],
  { shown, isOver }: { readonly shown: ReadonlyMap<string, RecordValue>; readonly isOver: () => boolean },
): Promise<Found> {
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

const filtered = (FieldName: string, SearchOperator: string, SearchValue: string): RecordValue => ({
  Filters: [{ FieldName, SearchOperator, SearchValue }],
});

function companiesIn({ decoded }: Answer): ReadonlyMap<string, RecordValue> {
  const list = recordsOf(decoded?.value[removable.get.list ?? '']);
  return new Map(
    list.flatMap((company) => {
      const id = idOf(company.CompanyId);
      return id === undefined ? [] : [[id, company] as const];
    }),
  );
}

type Unanswered = 'refused' | NoAnswer;

/** Why a call brought no answer of the target's: nothing came, the clean-up was cut off, or the target put it off. */
type NoAnswer = 'silence' | 'late' | { readonly putOff: number };

/** Makes a call in one format after another, until one answers `0`. */
type Asking = (called: Operation, members: RecordValue) => Promise<Answer | Unanswered>;

const asking =
  (api: Api, formats: readonly Format[], late: Promise<'late'> | undefined): Asking =>
  async (called, members) => {
    for (const format of formats) {
      const address = defaultAddress(format);
      const call = { operation: called, operationName: called.name, format, address, members } as const;
      const calling = api.call({ ...call, caseId: 'cleaning up' });
      const answer = await Promise.race([calling, ...(late === undefined ? [] : [late])]);
      if (answer === 'late') return answer;
      const { response } = answer.exchange;
      if (response === null) return 'silence';
      if (answeredZero(answer)) return answer;
      if (asksToComeAgain(response)) return { putOff: response.status };
    }
    return 'refused';
  };

const isAnswer = (outcome: Answer | Unanswered): outcome is Answer =>
  typeof outcome === 'object' && 'call' in outcome;

const isNoAnswer = (outcome: Answer | Unanswered | Fate): outcome is NoAnswer =>
  outcome === 'silence' || outcome === 'late' || (typeof outcome === 'object' && 'putOff' in outcome);

/** A route may always answer 503; then another format may work. */
const asksToComeAgain = ({ status, headers }: NonNullable<Exchange['response']>): boolean =>
  status === 429 || (status === 503 && headerIn(headers, 'retry-after') !== undefined);

/** Whether nothing is left that a call could remove, as far as looks show. */
export const isClean = ({ companies, notLookedFor }: Cleaned): boolean =>
  notLookedFor.length === 0 && companies.every(({ fate }) => fate !== 'stays');

/** What a run made and clean-up did not remove. Records other than companies stay, since no documented call removes them. */
export function leftBehindBy(
  made: readonly Made[],
  { companies, notFound, notLookedFor }: Cleaned,
): readonly LeftBehind[] {
  const fates = new Map(companies.map((company) => [company.id, company]));
  const known = new Set(made.map(({ id }) => id));
  const left = made.flatMap((record) => {
    if (record.record !== removable.record) return [record];
    if (record.perhaps !== undefined)
      return [...notFound, ...notLookedFor].some((mark) => record.perhaps?.text.includes(mark))
        ? [record]
        : [];
    const company = fates.get(record.id);
    if (company === undefined) return [record];
    return company.fate === 'stays' ? [{ ...record, why: company.why ?? '' }] : [];
  });
  const unknown = companies.filter(({ id, fate }) => fate === 'stays' && !known.has(id));
  return [...left, ...unknown.map(({ id, why = '' }) => ({ record: removable.record, id, why }))];
}
