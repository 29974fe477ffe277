import type { Evidence, GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operation } from '../../../specs/operations.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { outcomeOf } from '../../kernel/outcome.ts';
import { findRecord } from '../../kernel/records.ts';
import { readUntilShown } from '../../settle/readUntilShown.ts';
import { kindOf } from '../recordActions/kinds.ts';
import { lookUp } from '../recordActions/lookUp.ts';
import { type Writer, writerOf, writtenId } from '../recordActions/Writer.ts';
import { overlaid } from '../writing.ts';
import type { Playable } from './playable.ts';
import type { Step } from './steps.ts';

/** Records stay behind where they can't be deleted: so many at most in one sequence. */
const mostRecords = 2;

interface Own {
  readonly id: Numeric;
  readonly record: RecordValue;
}

/** What sequences found out about reads that do not show a record at once. */
export interface Lateness {
  isAsked: boolean;
  /** The read that showed one later. */
  shown?: Answer;
}

/**
 * Makes the calls of a sequence, each in its own format, and at the end one read in the last one's; what can't be played
 * is passed over, and a write that is refused is followed by a plain Insert if that is refused as well. The answers stand in their order in `others`, the last one in `answer` too; undefined when nothing could be made.
 */
export async function play(
  context: GatherContext,
  update: Operation,
  steps: readonly Step[],
  playable: Playable,
  token: string,
  lateness: Lateness,
): Promise<Evidence | undefined> {
  const kind = kindOf(update);
  const get = operation(kind.get ?? '');
  const answers: Answer[] = [];
  const live: Own[] = [];
  const gone: Own[] = [];
  const known = new Set<string>();

  const callIn =
    (format: Format): GatherContext['call'] =>
    (called, members) =>
      context.call(called, members, { format, address: defaultAddress(format) });

  const look = async (format: Format, own: Own | undefined): Promise<void> => {
    const holds = (answer: Answer): boolean =>
      (own === undefined ? live : [own]).every(({ id }) => findRecord(answer, id) !== undefined);
    const [field = ''] = Object.keys(kind.named(''));
    const asked =
      own === undefined
        ? ({ field, operator: 'Contains', value: token } as const)
        : ({ field: get.id ?? '', operator: 'Equals', value: own.id.lexeme } as const);
    const read = () => lookUp({ ...context, call: callIn(format) }, { get, ...asked, holds });
    const isDeleted = own !== undefined && gone.includes(own);
    // Once is enough: a record that no read shows within 5 s is not late.
    if (isDeleted || lateness.isAsked) return void answers.push(await read());
    const { atOnce, answer } = await readUntilShown(context, read, holds);
    if (atOnce !== answer) lateness.isAsked = true;
    if (atOnce !== answer && holds(answer)) lateness.shown = answer;
    answers.push(answer);
  };

  const push = async (answer: Answer, write: Writer['write'], index: number): Promise<void> => {
    answers.push(answer);
    const next = isRefused(answer) ? kind.build(context, `${token}-${index}-again`) : undefined;
    if (next === undefined || typeof next === 'string') return;
    const again = await write(next, 'Insert');
    if (isRefused(again)) answers.push(again);
  };

  const make = async ({ move, record }: Step, format: Format, index: number): Promise<void> => {
    const { write } = writerOf(
      context,
      { operation: update, format, address: defaultAddress(format), formatIndex: 0 },
      kind,
      known,
    );
    const own = live[record % Math.max(live.length, 1)];
    const text = `step ${index} ${token}`;
    if (move === 'Insert') {
      const built = kind.build(context, `${token}-${index}`);
      if (live.length + gone.length >= mostRecords || typeof built === 'string') return;
      const sent = overlaid(
        overlaid(built, kind.changed(text, {}, context)),
        kind.named(`Assay ${token} ${index}`),
      );
      const answer = await write(sent, 'Insert');
      await push(answer, write, index);
      const id = writtenId(answer);
      if (id !== undefined) live.push({ id, record: overlaid(sent, { [update.id ?? '']: id }) });
      return;
    }
    if (own === undefined) return;
    if (move === 'Get') return look(format, [...live, ...gone][record % (live.length + gone.length)]);
    if (move === 'Delete') {
      const deleted = await callIn(format)(operation('CompanyDelete'), { CompanyIDToDelete: own.id });
      await push(deleted, write, index);
      gone.push(own);
      live.splice(live.indexOf(own), 1);
      return;
    }
    const named = { [update.id ?? '']: own.id };
    if (move === 'InsertOrUpdateNonEmptyFields') {
      const empty = index % 2 === 0 ? (['', null] as const) : ([null, ''] as const);
      const sent = { ...kind.partly(text, `Assay ${token} partly ${index}`, empty), ...named };
      await push(await write(sent, move), write, index);
      return;
    }
    const sent = overlaid(own.record, kind.changed(text, {}, context));
    const renamed = await write(overlaid(sent, kind.named(`Assay ${token} ${index}`)), move);
    // Which names a server takes is its own affair.
    await push(isRefused(renamed) ? await write(sent, move) : renamed, write, index);
  };

  for (const [index, step] of steps.entries()) {
    const among = playable[step.move];
    const format = among[step.format % Math.max(among.length, 1)];
    if (format !== undefined) await make(step, format, index);
  }
  const reading = playable.Get[(steps.at(-1)?.format ?? 0) % Math.max(playable.Get.length, 1)];
  if (reading !== undefined && live.length > 0) await look(reading, undefined);
  const last = answers.at(-1);
  if (last === undefined) return undefined;
  return {
    answer: last,
    others: Object.fromEntries(answers.map((answer, index) => [`call ${index + 1}`, answer])),
  };
}

const isRefused = (answer: Answer): boolean =>
  answer.decoded !== null && outcomeOf(answer, 'success') === 'failed';
