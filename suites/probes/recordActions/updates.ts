import type { Action, Kind } from '../../../generators/records/Kind.ts';
import { changesToTry } from '../../../generators/records/kinds.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { readerByName } from '../../../harness/settle/readUntilShown.ts';
import { writingAgain } from '../../../harness/writes/writtenRecord.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { getShowing } from '../../../specs/writtenAndRead.ts';
import { type Chain, readBehind, take, takeInTime } from './steps.ts';

/** A chain with its own record, which was inserted. */
export interface OwnRecord {
  readonly chain: Chain;
  /** What the insert sent. */
  readonly base: RecordValue;
  readonly id: Numeric;
  readonly insert: Answer;
}

export const flagsSet = ({ flags = [] }: Kind): RecordValue =>
  Object.fromEntries(flags.map((name) => [name, true]));

/** The member of a record that holds its id. */
export const withId = ({ place }: Chain, id: Numeric): RecordValue => ({ [place.operation.id ?? '']: id });

/** Writes a record, a second time where that is refused: a target may be busy for a moment. `options` are other members of the request. */
export const rewrite = (
  { write }: Chain,
  record: RecordValue,
  action: Action,
  options: RecordValue = {},
): Promise<Answer> => writingAgain(write)(record, action, options);

/** What the answer to the insert holds of the record. */
const echoOf = ({ chain, insert }: OwnRecord): RecordValue =>
  (insert.decoded?.value[chain.place.operation.record ?? ''] ?? {}) as RecordValue;

/** The record with its id and other content. */
export function changedTo(own: OwnRecord, text: string): RecordValue {
  const { chain, base, id } = own;
  const { context, kind, token } = chain;
  const changed = kind.changed(`${text} ${token}`, echoOf(own), context);
  return overlaid(overlaid(base, changed), withId(chain, id));
}

/** The record with its id and other free text alone; undefined where its kind has none. */
export function leastChangedTo(own: OwnRecord, text: string): RecordValue | undefined {
  const { chain, base, id } = own;
  const { context, kind, token } = chain;
  const changed = kind.leastChanged?.(`${text} ${token}`, echoOf(own), context);
  return changed === undefined ? undefined : overlaid(overlaid(base, changed), withId(chain, id));
}

/** What is left of an Update when it is made. */
export interface Updated {
  /** The flags that it set. */
  readonly flags: RecordValue;
  /** Makes the same Update again, which changes nothing; not in every format. */
  readonly repeat?: () => Promise<unknown>;
}

/**
 * Updates the record: with all changes, with fewer where that is refused, and at last with other free text alone. The last one is made again
 * for a while, since the target may still be processing the new record.
 */
export async function update(own: OwnRecord): Promise<Updated> {
  const { chain } = own;
  const { context, kind, place, write, token } = chain;
  let flags = flagsSet(kind);
  let changes = kind.changed;
  const plainChanges = changedTo(own, 'updated');
  let updated = plainChanges;
  let options: RecordValue = {};
  let answer: Answer | undefined;
  const further = kind.changedToo?.(`further ${token}`, echoOf(own), context, place) ?? {};
  for (const [besides, sentWith] of updatesToTry(chain, further, flags)) {
    if (Object.keys(besides).length === 0) flags = {};
    updated = { ...plainChanges, ...besides };
    options = sentWith;
    answer = await take(chain, 'update', () => rewrite(chain, updated, 'Update', options));
    if (answer === undefined || outcomeOf(answer, 'success') !== 'failed') break;
  }
  const least = leastChangedTo(own, 'updated');
  if (least !== undefined && answer !== undefined && outcomeOf(answer, 'success') === 'failed') {
    changes = kind.leastChanged ?? changes;
    updated = least;
    options = {};
    answer = await take(chain, 'update', () => rewrite(chain, least, 'Update'));
  }
  if (answer === undefined) return { flags };
  await takeInTime(chain, 'update', answer, () => rewrite(chain, updated, 'Update', options));
  await readAs(own, 'read-update');
  if (getShowing(place.operation) === undefined) {
    const changed = (text: string): RecordValue => changes(text, echoOf(own), context);
    await updateAgain(own, { updated, options, changed });
    return { flags };
  }
  return turnOf(place, 'sameUpdateTwice') === 'yes'
    ? { flags, repeat: () => take(chain, 'update-unchanged', () => write(updated, 'Update')) }
    : { flags };
}

/** What an Update changes besides, and its options: first all of them, then fewer. */
function updatesToTry(
  { kind, place }: Chain,
  changes: RecordValue,
  flags: RecordValue,
): readonly (readonly [changes: RecordValue, options: RecordValue])[] {
  const options = kind.moreOfUpdate?.(place);
  const tries = changesToTry(changes, flags);
  const withOptions = options === undefined ? [] : tries.slice(0, 1).map((one) => [one, options] as const);
  return [...withOptions, ...tries.map((one) => [one, {}] as const)];
}

/** An Update as it was sent last, and other content of the members that it changed. */
interface UpdateSent {
  readonly updated: RecordValue;
  readonly options: RecordValue;
  readonly changed: (text: string) => RecordValue;
}

/**
 * Where there is no Get, an echo may show the record from before the first Update, but that of a second one can't. It is sent with the same
 * options.
 */
async function updateAgain({ chain }: OwnRecord, { updated, options, changed }: UpdateSent): Promise<void> {
  const { place, write, token } = chain;
  // For integration updates no clause needs the same one again.
  const isIntegrationUpdate = place.operation.name === 'IntegrationUpdateUpdate';
  const again = (): Promise<Answer> => write(updated, 'Update', options);
  const same = isIntegrationUpdate
    ? undefined
    : await takeInTime(chain, 'update-again', await take(chain, 'update-again', again), again);
  // The same one may be refused, since it changes nothing.
  if (!isIntegrationUpdate && (same === undefined || !isRefused(same))) return;
  const texts = Object.entries(changed(`updated again ${token}`)).filter(
    ([, value]) => typeof value === 'string',
  );
  const other = { ...updated, ...Object.fromEntries(texts) };
  const answer = await take(chain, 'update-other', () => rewrite(chain, other, 'Update', options));
  await takeInTime(chain, 'update-other', answer, () => write(other, 'Update', options));
}

/** Reads the record by its name: a copy that an update made shows beside it. */
export async function readAs(
  { chain, base, id, insert }: OwnRecord,
  name: 'read-update' | 'read-present',
): Promise<void> {
  const read = readerByName(chain.context, chain.place.operation, base, id);
  if (read !== undefined) await readBehind(chain, name, insert, read);
}
