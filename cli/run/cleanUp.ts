import type { Made } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { Api } from '../../harness/target/Api.ts';
import { isRemovalOf, type Removed } from '../../harness/writes/removedBy.ts';
import type { LeftBehind } from '../../reports/FinishedRun.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operation, operations } from '../../specs/operations.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/**
 * One call may be lost on the way. A target that answers none of this many is gone. We do not wait for one that puts off all of
 * them.
 */
const mostUnanswered = 3;

/** How long clean-up waits for a target that asks for time. Nobody should wait long for the end of a run. */
export const cleanUpPatienceMs = 30_000;

/** The result of removing a record. */
type Outcome = 'gone' | 'refused' | 'silence' | 'taken' | 'late' | { readonly putOff: number };

interface CleanUpOptions {
  readonly formats: readonly Format[];
  /** How many calls are made in parallel. */
  readonly atOnce: number;
  /** Nothing more is sent after this time, in milliseconds since 1970. */
  readonly until?: number;
}

/**
 * Removes what a run made, as far as a documented operation can. Returns what stays behind and why. A record that the run itself removed (`removed`) and the target no longer shows does not stay behind. It is not deleted a second
 * time, because a server may have given its id to another client's record.
 *
 * A call that fails in one format is tried in the others. Once several in a row are unanswered or put off, nothing more is sent.
 */
export async function cleanUp(
  api: Api,
  { made, removed }: { readonly made: readonly Made[]; readonly removed: readonly Removed[] },
  { formats, atOnce, until = Number.POSITIVE_INFINITY }: CleanUpOptions,
): Promise<readonly LeftBehind[]> {
  const stays = new Map<Made, LeftBehind>(made.map((record) => [record, record]));
  const removable = made.filter(({ removal }) => removal !== undefined).values();
  let unanswered = 0;
  let last: Outcome = 'silence';
  const removing = async (record: Made): Promise<Outcome> => {
    if (!removed.some((one) => isRemovalOf(one, record))) return remove(api, record, formats);
    return (await isGone(api, record, formats)) ? 'gone' : 'taken';
  };
  const worker = async (): Promise<void> => {
    for (const record of removable) {
      const outcome =
        unanswered >= mostUnanswered ? last : Date.now() >= until ? 'late' : await removing(record);
      if (outcome === 'gone') stays.delete(record);
      else stays.set(record, { ...record, why: reason(outcome) });
      if (unanswered >= mostUnanswered) continue;
      if (outcome === 'late') continue;
      unanswered = typeof outcome === 'string' && outcome !== 'silence' ? 0 : unanswered + 1;
      last = outcome;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [...stays.values()];
}

/** Why a record stays behind, worded to follow "for". */
function reason(outcome: Exclude<Outcome, 'gone'>): string {
  if (outcome === 'refused') return 'the calls that remove them were refused';
  if (outcome === 'taken')
    return "the run had deleted them already, so that what stands under their ids now may be another client's";
  if (outcome === 'late') return 'the run was ended early, and clean-up had no time left';
  if (outcome === 'silence') return 'the calls that remove them were not answered';
  const bound = cleanUpPatienceMs / 1000;
  return `the target put the calls that remove them off (HTTP ${outcome.putOff}) for longer than the ${bound} s that clean-up waits`;
}

async function remove(api: Api, record: Made, formats: readonly Format[]): Promise<Outcome> {
  if (record.removal === undefined) return 'refused';
  const { operation: name, members } = record.removal;
  const removedIn = (tried: readonly Format[]) => succeeding(api, operation(name), members, tried);
  const first = await removedIn(formats.slice(0, 1));
  if (first === 'silence' || isPutOff(first)) return first;
  // Most refusals mean that the run itself already removed the record. The other formats would only repeat them.
  if (first !== 'refused' || (await isGone(api, record, formats))) return 'gone';
  const later = await removedIn(formats.slice(1));
  return later === 'silence' || later === 'refused' || isPutOff(later) ? later : 'gone';
}

const isPutOff = (outcome: Answer | Outcome): outcome is { readonly putOff: number } =>
  typeof outcome === 'object' && 'putOff' in outcome;

/** The first answer `0` in any format. */
async function succeeding(
  api: Api,
  called: Operation,
  members: RecordValue,
  formats: readonly Format[],
): Promise<Answer | Exclude<Outcome, 'gone' | 'taken' | 'late'>> {
  for (const format of formats) {
    const address = defaultAddress(format);
    const call = { operation: called, operationName: called.name, format, address, members } as const;
    const answer = await api.call({ ...call, caseId: 'cleaning up' });
    const { response } = answer.exchange;
    if (response === null) return 'silence';
    const status = answer.decoded?.value.ResponseStatus;
    if (isRecord(status) && text(status.ErrorCode) === '0') return answer;
    if (asksToComeAgain(response)) return { putOff: response.status };
  }
  return 'refused';
}

/** Whether the Get of its kind works and does not show the record. */
async function isGone(api: Api, { record, id }: Made, formats: readonly Format[]): Promise<boolean> {
  const get = [...operations.values()].find(({ list, response }) =>
    response.some(({ name, type }) => name === list && type === `list of ${record}`),
  );
  if (get?.list === undefined || get.id === undefined) return false;
  const { list, id: idMember } = get;
  const filter = { FieldName: idMember, SearchOperator: 'Equals', SearchValue: id };
  const answer = await succeeding(api, get, { Filters: [filter] }, formats);
  if (answer === 'refused' || answer === 'silence' || isPutOff(answer)) return false;
  const shown = answer.decoded?.value[list];
  return !Array.isArray(shown) || !shown.some((each) => isRecord(each) && text(each[idMember]) === id);
}

/** A route may always answer 503; then another format may work. */
const asksToComeAgain = ({ status, headers }: NonNullable<Exchange['response']>): boolean =>
  status === 429 || (status === 503 && headers.some(([name]) => name === 'retry-after'));

const text = (value: Value | undefined): unknown => (isNumeric(value) ? value.lexeme : value);
