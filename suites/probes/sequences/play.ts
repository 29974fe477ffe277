import { choose, type RefusedMove, type Step } from '../../../generators/messages/sequenceArbitrary.ts';
import type { Action } from '../../../generators/records/Kind.ts';
import { kindOf, namedRecord } from '../../../generators/records/kinds.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import type { Evidence, GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused, madeAgainIfRefused } from '../../../harness/exchanges/outcome.ts';
import { findRecord } from '../../../harness/exchanges/shownRecords.ts';
import { asCalls, differenceIn, lateName } from '../../../harness/writes/differenceIn.ts';
import { type RecordWriter, writerOf, writtenId } from '../../../harness/writes/writtenRecord.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import type { Format } from '../../../specs/Format.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { getShowing, nameMemberOf } from '../../../specs/writtenAndRead.ts';
import { lookUp, readUntilShown } from '../../settle/readUntilShown.ts';
import type { Playable } from './playable.ts';

/** Records stay behind where they can't be deleted: so many at most in one sequence. */
const mostRecords = 2;

/** A write under another name, or under the old one where that is refused: which names a server takes is its own affair. */
async function renamed(write: RecordWriter, move: Action, named: RecordValue, unnamed: RecordValue) {
  const answer = await write(named, move);
  return isRefused(answer) ? write(unnamed, move) : answer;
}

interface Own {
  readonly id: Numeric;
  readonly record: RecordValue;
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
  update: Operation,
  steps: readonly Step[],
  playable: Playable,
  token: string,
  waits: boolean,
): Promise<Evidence | undefined> {
  const kind = kindOf(update);
  const get = operationNamed(getShowing(update) ?? '');
  const answers: Answer[] = [];
  const late: Record<string, Answer> = {};
  const live: Own[] = [];
  const gone: Own[] = [];
  const known = new Set<string>();

  const callIn =
    (format: Format): GatherContext['call'] =>
    (called, members) =>
      context.call(called, members, { format, address: defaultAddress(format) });

  const look = async (format: Format, own: Own | undefined): Promise<void> => {
    const holds = (one: Answer): boolean =>
      (own === undefined ? live : [own]).every(({ id }) => findRecord(one, id) !== undefined);
    const field = nameMemberOf(update);
    const asked =
      own === undefined
        ? ({ field, operator: 'Contains', value: token } as const)
        : ({ field: get.id ?? '', operator: 'Equals', value: own.id.lexeme } as const);
    const read = () => lookUp({ ...context, call: callIn(format) }, { get, ...asked, holds });
    const isRight = (all: readonly Answer[]): boolean =>
      differenceIn({ others: asCalls(all) }, update, context) === undefined;
    const isShown = (one: Answer): boolean => isRight([...answers, one]);
    // What went wrong before is not for this read to show.
    if (!waits || !isRight(answers)) return void answers.push(await read());
    const { atOnce, answer } = await readUntilShown(context, read, isShown);
    if (atOnce !== answer && isShown(answer)) late[lateName(answers.length)] = atOnce;
    answers.push(answer);
  };

  const push = async (answer: Answer, write: RecordWriter, index: number): Promise<void> => {
    answers.push(answer);
    const next = isRefused(answer) ? kind.build(context, `${token}-${index}-again`) : undefined;
    if (next === undefined) return;
    const again = await write(next, 'Insert');
    if (isRefused(again)) answers.push(again);
  };

  const writerIn = (format: Format): RecordWriter => {
    const place = { operation: update, format, address: defaultAddress(format), formatIndex: 0 };
    return writerOf(context, place, known);
  };

  const refused = (move: RefusedMove, format: Format): Promise<Answer> => {
    const none = (name: string) => numeric(unknownId(context, `${name}/${format}`));
    if (move === 'RefusedDelete')
      return callIn(format)(operationNamed('CompanyDelete'), { CompanyIDToDelete: none('CompanyDelete') });
    const record = overlaid(kind.build(context, `${token}-none`), { [update.id ?? '']: none(update.name) });
    return writerIn(format)(record, 'Update');
  };

  const make = async ({ move, record }: Step, format: Format, index: number): Promise<void> => {
    const write = writerIn(format);
    if (move === 'RefusedUpdate' || move === 'RefusedDelete')
      return void answers.push(await refused(move, format));
    const own = choose(live, record);
    const text = `step ${index} ${token}`;
    const named = namedRecord(update, `Assay ${token} ${index}`);
    if (move === 'Insert') {
      if (live.length + gone.length >= mostRecords) return;
      const built = kind.build(context, `${token}-${index}`);
      const sent = overlaid(overlaid(built, kind.changed(text, {}, context)), named);
      const answer = await madeAgainIfRefused(() => write(sent, 'Insert'));
      await push(answer, write, index);
      const id = writtenId(answer);
      if (id !== undefined) live.push({ id, record: overlaid(sent, { [update.id ?? '']: id }) });
      return;
    }
    if (own === undefined) return;
    if (move === 'Get') return look(format, choose([...live, ...gone], record));
    if (move === 'Delete') {
      const deleted = await madeAgainIfRefused(() =>
        callIn(format)(operationNamed('CompanyDelete'), { CompanyIDToDelete: own.id }),
      );
      await push(deleted, write, index);
      gone.push(own);
      live.splice(live.indexOf(own), 1);
      return;
    }
    const withId = { [update.id ?? '']: own.id };
    if (move === 'InsertOrUpdateNonEmptyFields') {
      const empty = index % 2 === 0 ? (['', null] as const) : ([null, ''] as const);
      const sent = { ...kind.partly(text, `Assay ${token} partly ${index}`, empty), ...withId };
      const { [nameMemberOf(update)]: _, ...unnamed } = sent;
      await push(await renamed(write, move, sent, unnamed), write, index);
      return;
    }
    const changes = Object.entries(kind.changed(text, {}, context));
    // Every second update changes one member alone: a server may overlook that it changes anything.
    const isWhole = index % 2 === 0;
    const some = isWhole ? changes : [changes[index % changes.length] ?? []];
    const sent = overlaid(own.record, Object.fromEntries(some));
    await push(await renamed(write, move, isWhole ? overlaid(sent, named) : sent, sent), write, index);
  };

  for (const [index, step] of steps.entries()) {
    const format = choose(playable[step.move], step.format);
    if (format !== undefined) await make(step, format, index);
  }
  const reading = choose(playable.Get, steps.at(-1)?.format ?? 0);
  if (reading !== undefined && live.length > 0) await look(reading, undefined);
  const last = answers.at(-1);
  if (last === undefined) return undefined;
  return { answer: last, others: { ...asCalls(answers), ...late } };
}
