import { choose, type Step } from '../../../generators/messages/sequenceArbitrary.ts';
import { type SequenceRecords, sequenceRecords } from '../../../generators/messages/sequenceRecords.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import type { Evidence } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused, madeAgainIfRefused } from '../../../harness/exchanges/outcome.ts';
import { findRecord } from '../../../harness/records/shownRecords.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import { lookUp, readUntilShown } from '../../../harness/settle/readUntilShown.ts';
import { asCalls, differenceIn, heldAfter, lateName } from '../../../harness/writes/differenceIn.ts';
import { writerOf, writtenId } from '../../../harness/writes/writtenRecord.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import type { Format } from '../../../specs/Format.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { getOf, nameMemberOf } from '../../../specs/writtenAndRead.ts';
import { deletedWithTemplates } from '../deletes.ts';
import type { Playable } from './playable.ts';

/** Records stay behind where they can't be deleted: so many at most in one sequence. */
const mostRecords = 2;

interface Own {
  readonly id: Numeric;
  /** As it was inserted. */
  readonly record: RecordValue;
  /** As it should be now. */
  held: RecordValue;
}

/** A sequence as far as it was played: its answers, and its own records that are there and that are deleted. */
interface Played {
  readonly context: GatherContext;
  readonly update: Operation;
  /** In the names of all that is written. */
  readonly token: string;
  /** Whether a read that shows something else than it should is made again. */
  readonly waits: boolean;
  readonly records: SequenceRecords;
  readonly answers: Answer[];
  readonly late: Record<string, Answer>;
  readonly live: Own[];
  readonly gone: Own[];
  readonly knownIds: Set<string>;
}

/** What is played, and in which formats. */
interface Sequence extends Pick<Played, 'update' | 'token' | 'waits'> {
  readonly steps: readonly Step[];
  readonly playable: Playable;
}

/**
 * Makes the calls of a sequence, each in its own format, and at the end one read in the format of the last one. What can't be played is
 * passed over. Behind a refused write comes a plain Insert, which is kept if it is refused as well. The answers stand in their order in
 * `others` (`callName`), the last one in `answer` too. Undefined when nothing could be made.
 *
 * Where it `waits`, a read that shows something else than it should is made again for up to 5 s. If it is right then, it counts, and the
 * first one stands beside it as late (`lateName`).
 */
export async function play(
  context: GatherContext,
  { steps, playable, ...sequence }: Sequence,
): Promise<Evidence | undefined> {
  const { update, token } = sequence;
  const records = sequenceRecords(context, update, token);
  const seen = { answers: [], late: {}, live: [], gone: [], knownIds: new Set<string>() };
  const played: Played = { ...sequence, context, records, ...seen };
  for (const [index, step] of steps.entries()) {
    const format = choose(playable[step.move], step.format);
    if (format !== undefined) await make(played, step, format, index);
  }
  const reading = choose(playable.Get, steps.at(-1)?.format ?? 0);
  if (reading !== undefined && played.live.length > 0) await look(played, reading, undefined);
  const last = played.answers.at(-1);
  return last && { answer: last, others: { ...asCalls(played.answers), ...played.late } };
}

async function make(played: Played, { move, record }: Step, format: Format, index: number): Promise<void> {
  const { context, update, records, answers, live, gone, knownIds } = played;
  const write = writerOf(context, { operation: update, format, address: defaultAddress(format) }, knownIds);
  const none = (name: string): Numeric => numeric(unknownId(context, `${name}/${format}`));
  if (move === 'RefusedDelete')
    return void answers.push(await removeCompany(played, format, none('CompanyDelete')));
  if (move === 'RefusedUpdate')
    return void answers.push(await write(records.withId(none(update.name)), 'Update'));
  const again = () => write(records.afterRefusal(index), 'Insert');
  if (move === 'Insert') {
    if (live.length + gone.length >= mostRecords) return;
    const sent = records.inserted(index);
    const answer = await madeAgainIfRefused(() => write(sent, 'Insert'));
    await keep(played, answer, again);
    const id = writtenId(answer);
    if (id === undefined) return;
    const made = overlaid(sent, { [update.id ?? '']: id });
    live.push({ id, record: made, held: made });
    return;
  }
  const own = choose(live, record);
  if (own === undefined) return;
  if (move === 'Get') return look(played, format, choose([...live, ...gone], record));
  if (move === 'Delete') {
    const remove = (more: RecordValue) => removeCompany(played, format, own.id, more);
    const answer = await madeAgainIfRefused(() => remove({}));
    const whole = isRefused(answer) ? await deletedWithTemplates(answer, remove) : answer;
    await keep(played, await madeUntilTaken(context, whole, () => remove({})), again);
    gone.push(own);
    live.splice(live.indexOf(own), 1);
    return;
  }
  const isPartly = move === 'InsertOrUpdateNonEmptyFields';
  const {
    named,
    unnamed,
    least = unnamed,
  } = isPartly ? records.partly(index, own.id) : records.changed(index, own);
  let sent = named;
  let answer = await write(named, move);
  for (const fewer of new Set([unnamed, least])) {
    if (!isRefused(answer)) break;
    sent = fewer;
    answer = await write(fewer, move);
  }
  const taken = await madeUntilTaken(context, answer, () => write(sent, move));
  await keep(played, taken, again);
  if (!isRefused(taken)) own.held = heldAfter(taken, own.held);
}

const callIn =
  ({ context }: Played, format: Format): GatherContext['call'] =>
  (called, members) =>
    context.call(called, members, { format, address: defaultAddress(format) });

const removeCompany = (
  played: Played,
  format: Format,
  id: Numeric,
  more: RecordValue = {},
): Promise<Answer> =>
  callIn(played, format)(operationNamed('CompanyDelete'), { CompanyIDToDelete: id, ...more });

/** Keeps the answer to a write. After a refused one it writes `again`, and keeps that answer if it is refused as well. */
async function keep({ answers }: Played, answer: Answer, again: () => Promise<Answer>): Promise<void> {
  answers.push(answer);
  if (isRefused(answer)) answers.push(...[await again()].filter(isRefused));
}

/** Reads one of the records, or all that should be there. */
async function look(played: Played, format: Format, own: Own | undefined): Promise<void> {
  const { context, update, token, waits, answers, late, live } = played;
  const get = getOf(update);
  const due = own === undefined ? live : [own];
  const holds = (one: Answer): boolean => due.every(({ id }) => findRecord(one, id) !== undefined);
  const asked =
    own === undefined
      ? ({ field: nameMemberOf(update), operator: 'Contains', value: token } as const)
      : ({ field: get.id ?? '', operator: 'Equals', value: own.id.lexeme } as const);
  const read = () => lookUp({ ...context, call: callIn(played, format) }, { get, ...asked, holds });
  const isRight = (all: readonly Answer[]): boolean =>
    differenceIn({ others: asCalls(all) }, update, context) === undefined;
  const isShown = (one: Answer): boolean => isRight([...answers, one]);
  // What went wrong before is not for this read to show.
  if (!waits || !isRight(answers)) return void answers.push(await read());
  const { atOnce, answer } = await readUntilShown(context, read, isShown);
  if (atOnce !== answer && isShown(answer)) late[lateName(answers.length)] = atOnce;
  answers.push(answer);
}
