import { allShown } from '../../../generators/messages/readMembers.ts';
import type { Kind } from '../../../generators/records/Kind.ts';
import { changesToTry, kindOf, namedRecord } from '../../../generators/records/kinds.ts';
import { overlaid, withSingleItems } from '../../../generators/records/samples.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { recordAt, valueAt } from '../../../harness/canonical/values.ts';
import type { GatherContext, Gathered } from '../../../harness/evidence/Evidence.ts';
import {
  inTurn,
  isAccepted,
  type NamedSteps,
  restartingInDoubt,
  type Walked,
} from '../../../harness/evidence/restartingInDoubt.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { findRecord } from '../../../harness/exchanges/shownRecords.ts';
import { byFilter, lookUp, readerByName } from '../../../harness/settle/readUntilShown.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { writerOf, writingAgain, writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { takesRecordAction } from '../../../specs/rules.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { getShowing, nameMemberOf } from '../../../specs/writtenAndRead.ts';
import { operationsWhere, plainKeyOnly, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import { chainOfActions } from '../scenarioNames.ts';
import { type ChainAnswer, type Steps, writesToTake } from './chain.ts';
import { control, insertsInFormats, onePlainInsert, plainInserts } from './plainInserts.ts';
import { type Chain, newRecord, readBehind, take } from './steps.ts';

/**
 * Sends writes that should make nothing: an update of what does not exist, an unknown action on a record of the chain and on none, and no
 * action at all. Then it looks once at every record of the chain, and once at the deleted ones as well.
 */
async function refusedWrites(chain: Chain, id: Numeric, insert: Answer): Promise<void> {
  const { context, place, kind, steps, write, token } = chain;
  const { name, id: idMember = '' } = place.operation;
  const get = operationNamed(getShowing(place.operation) ?? '');
  // In each format another one: a server that makes a record of it makes one for each.
  const nobody = { [idMember]: numeric(unknownId(context, `${name}/actions/${place.format}`)) };
  const unknownRecord = { ...newRecord(chain, 'unknown-id'), ...nobody };
  await take(chain, 'update-unknown', () => write(unknownRecord, 'Update'));

  const other = steps.absent === undefined ? undefined : writtenId(steps.absent);
  const touched = overlaid(newRecord(chain, 'unknown-action'), kind.changed(`unknown ${token}`, {}, context));
  const named = other === undefined ? {} : { [idMember]: other };
  const onRecord = await take(chain, 'unknown-action', () => write({ ...touched, ...named }, 'Assay'));
  // The empty text names no action either, and may be read as the first of them.
  const unknown = turnOf(place, 'unknownAction') === 'a word' ? 'Assay' : '';
  // What hangs once is not asked again: each time costs a timeout.
  if (onRecord !== undefined && isAnswered(onRecord))
    await take(chain, 'unknown-action-anew', () => write(newRecord(chain, 'unknown-action-anew'), unknown));
  await take(chain, 'missing-action', () => write(newRecord(chain, 'missing-action'), undefined));

  const field = nameMemberOf(place.operation);
  const by = { get, field, operator: 'Contains', value: token } as const;
  await Promise.all([
    readBehind(chain, 'final', insert, () =>
      lookUp(context, { ...by, holds: (one) => findRecord(one, id) !== undefined }),
    ),
    get.showDeleted === true
      ? take(chain, 'final-all', () => byFilter(context, { ...by, more: allShown }))
      : undefined,
  ]);
}

/** The evidence in which one record goes through all record actions, step by step (ACT-2 to ACT-5, 7 and 11). */
export const recordActions = probe<ChainAnswer>({
  name: chainOfActions,
  of: operationsWhere(takesRecordAction),
  effect: 'write',
  creates: 'up to three records, and one more where a step is refused',
  requires: (place) => {
    const get = getShowing(place.operation);
    return [...plainKeyOnly(place), ...(get === undefined ? [] : [siblingKey(place, get, 'read-back')])];
  },
  looksAt: insertsInFormats,
  gather: async (context, place) => {
    const plain = await control(context, place);
    return restartingInDoubt((turn, without) => begin(context, place, { control: plain }, turn, without), {
      last: 'renamed',
      beside: async (steps) => ({
        ...(wasRefused(steps) ? await onePlainInsert(context, place) : {}),
        ...(await controlsElsewhere(context, place)),
      }),
    });
  },
});

/** Makes the chain's own record and all its steps on it, but those that were not answered before. */
async function begin(
  context: GatherContext,
  place: ScenarioPlace,
  steps: Steps,
  turn: number,
  without: NamedSteps,
): Promise<Walked> {
  const kind = kindOf(place.operation);
  const token = context.unique(inTurn('token', turn));
  const built = kind.build(context, inTurn(`actions-${place.format}`, turn));
  const write = writerOf(context, place);
  const chain: Chain = { context, place, kind, turn, token, steps, without, write };
  const { block, besides, doubled } = kind;
  const parts = [besides, doubled?.(built), block && { [block.name]: block.build(context, place) }];
  const more = parts.filter((part) => part !== undefined);
  // A server that minds one of them may take the others.
  const fewerParts = [
    ...(more.length > 2 ? more.map((part) => more.filter((one) => one !== part)) : []),
    ...(more.length > 1 ? more.map((part) => [part]) : []),
    ...(more.length > 0 ? [[]] : []),
  ];
  // Each try has a name of its own: one that was not answered may have made a record all the same.
  const baseWith = (some: readonly RecordValue[], tries: number): RecordValue => {
    const name = `Assay ${token} base${tries === 0 ? '' : `-${tries + 1}`}`;
    return some.reduce(overlaid, overlaid(built, namedRecord(place.operation, name)));
  };
  let base = baseWith(more, 0);
  let insert = await write(base, 'Insert');
  for (const [index, fewer] of fewerParts.entries()) {
    if (isAccepted(insert)) break;
    if (!isAnswered(insert)) steps.insert ??= insert;
    base = baseWith(fewer, index + 1);
    insert = await write(base, 'Insert');
  }
  const id = writtenId(insert);
  if (id !== undefined) await walk(chain, base, id, insert);
  return { answer: insert, steps: steps as NamedSteps };
}

/** Whether a step was refused that a lawful server takes: there may be room for no more by now, or no more writes (rule 3). */
const wasRefused = (steps: NamedSteps): boolean =>
  writesToTake.some((name) => {
    const step = steps[name];
    return step !== undefined && outcomeOf(step, 'success') === 'failed';
  });

/** The plain inserts of the other formats of the run, by which an id that is not new is known (ACT-1). */
async function controlsElsewhere(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<Record<string, Answer>> {
  const inserts = [...(await plainInserts(context, place))].filter(([format]) => format !== place.format);
  return Object.fromEntries(inserts.map(([format, answer]) => [`control in ${format}`, answer]));
}

async function walk(chain: Chain, base: RecordValue, id: Numeric, insert: Answer): Promise<void> {
  const { context, place, kind, steps, write, token } = chain;
  const { updates, inserts } = kind;
  const rewrite = writingAgain(write);
  const get = getShowing(place.operation);
  const { record: echoed = '', id: idMember = '' } = place.operation;
  if (get !== undefined) {
    const readBack: Gathered = await context.other(siblingKey(place, get, 'read-back'));
    if (readBack.kind === 'evidence') steps['read-back'] = readBack.evidence.answer;
  }
  const echo = (insert.decoded?.value[echoed] ?? {}) as RecordValue;
  const named = { [idMember]: id };
  const changedTo = (text: string): RecordValue =>
    overlaid(overlaid(base, kind.changed(`${text} ${token}`, echo, context)), named);

  let repeatUpdate: (() => Promise<unknown>) | undefined;
  let flags: RecordValue = Object.fromEntries((kind.flags ?? []).map((name) => [name, true]));
  if (updates.includes('Update')) {
    const changedToo = kind.changedToo?.(`further ${token}`, echo) ?? {};
    const plainChanges = changedTo('updated');
    let updated = plainChanges;
    let update: Answer | undefined;
    for (const more of changesToTry(changedToo, flags)) {
      if (Object.keys(more).length === 0) flags = {};
      updated = { ...plainChanges, ...more };
      update = await take(chain, 'update', () => rewrite(updated, 'Update'));
      if (update === undefined || outcomeOf(update, 'success') !== 'failed') break;
    }
    if (update !== undefined) await afterUpdate(updated);
  }
  const idSent = (way: 'zero' | 'left out'): RecordValue =>
    way === 'zero' ? { [idMember]: numeric(0) } : {};
  if (inserts.includes('InsertOrUpdate')) {
    const { block } = kind;
    const more = block && block.name in base ? { [block.name]: block.other(context, place) } : {};
    const changes = { ...kind.ofUpsert, ...idSent(turnOf(place, 'idOfInsertOrUpdate')) };
    const record = { ...newRecord(chain, 'absent'), ...changes };
    const insertAbsent = async (): Promise<void> => {
      const absent = await take(chain, 'absent', () => rewrite({ ...record, ...more }, 'InsertOrUpdate'));
      // A server may accept the services of the plain insert and refuse others.
      if (absent === undefined || Object.keys(more).length === 0 || !isRefused(absent)) return;
      await take(chain, 'absent', () => rewrite(record, 'InsertOrUpdate'));
    };
    // At the same time an Update that changes nothing: not beside a read of its record.
    await Promise.all([insertAbsent(), repeatUpdate?.()]);
  }
  if (updates.includes('InsertOrUpdate')) {
    const record = overlaid(changedTo('present'), get === undefined ? inserted(kind, base) : {});
    const present = await take(chain, 'present', () => rewrite(record, 'InsertOrUpdate'));
    if (present !== undefined) await readAs('read-present');
  }
  if (updates.includes('InsertOrUpdateNonEmptyFields')) {
    const part = kind.partly(
      `partly ${token}`,
      `Assay ${token} partly`,
      turnOf(place, 'emptyFields') === 'nil first' ? [null, ''] : ['', null],
    );
    const sku = 'BundleProductSKU' in base ? { BundleProductSKU: base.BundleProductSKU } : {};
    const record = { ...sku, ...part, ...flags, ...named };
    const rewritten = (one: RecordValue) => rewrite(one, 'InsertOrUpdateNonEmptyFields');
    const extra = kind.alsoInPartly?.(place) ?? {};
    let partly = await take(chain, 'partly', () => rewritten({ ...record, ...extra }));
    // A server may refuse the extra members.
    if (Object.keys(extra).length > 0 && partly !== undefined && isRefused(partly))
      partly = await take(chain, 'partly', () => rewritten(record));
    // A server may want some members with every write (rule 3).
    if (partly !== undefined && isRefused(partly)) {
      const filled = Object.fromEntries(Object.entries(record).filter(([, value]) => !isBlank(value)));
      const shorter = await rewritten(filled);
      const { sent } = writtenRecord(shorter);
      // The operator's sample may have filled what is left out.
      const isFilled = Object.entries(record).some(([name, value]) => isBlank(value) && !isBlank(sent[name]));
      const whole = isRefused(shorter) ? await rewritten(overlaid(base, filled)) : shorter;
      if (!isRefused(whole) && (whole !== shorter || isFilled)) steps['partly-whole'] = whole;
    }
  }
  if (inserts.includes('InsertOrUpdateNonEmptyFields')) {
    const record = {
      ...withSingleItems(newRecord(chain, 'partly-absent')),
      ...idSent(turnOf(place, 'idOfNonEmptyFields')),
    };
    await take(chain, 'partly-absent', () => rewrite(record, 'InsertOrUpdateNonEmptyFields'));
  }
  if (get !== undefined) await refusedWrites(chain, id, insert);
  // Behind all the reads of the chain, and not its own record, which others find by its name. A bundle goes by its SKU.
  const isNamed = get !== undefined || 'BundleProductSKU' in base;
  const other = steps.absent === undefined ? undefined : writtenId(steps.absent);
  if (isNamed && other !== undefined && updates.includes('Update')) {
    const renamed = { ...newRecord(chain, 'renamed'), [idMember]: other };
    await take(chain, 'renamed', () => rewrite(renamed, turnOf(place, 'actionOfNewName')));
  }

  async function readAs(name: 'read-update' | 'read-present'): Promise<void> {
    // By its name: a copy that an update made shows beside it.
    const read = readerByName(context, place.operation, base, id);
    if (read !== undefined) await readBehind(chain, name, insert, read);
  }

  async function afterUpdate(updated: RecordValue): Promise<void> {
    await readAs('read-update');
    const again = (name: 'same-again' | 'update-again') => take(chain, name, () => write(updated, 'Update'));
    if (get !== undefined) {
      if (turnOf(place, 'sameUpdateTwice') === 'yes') repeatUpdate = () => again('same-again');
    } else {
      // An echo may show the record from before the first Update, but that of a second one can't. For integration updates no clause needs it.
      const isIntegrationUpdate = place.operation.name === 'IntegrationUpdateUpdate';
      const same = isIntegrationUpdate ? undefined : await again('update-again');
      // The same one may be refused, since it changes nothing.
      if (!isIntegrationUpdate && (same === undefined || !isRefused(same))) return;
      const texts = Object.entries(kind.changed(`updated again ${token}`, echo, context)).filter(
        ([, value]) => typeof value === 'string',
      );
      const anew = { ...updated, ...Object.fromEntries(texts) };
      await take(chain, 'update-other', () => rewrite(anew, 'Update'));
    }
  }
}

/**
 * The members to be kept, as they were inserted. Where no Get shows what earlier steps left of them, InsertOrUpdate gives them
 * these values back. So what an Update should have changed is not asked of what follows (rule 5).
 */
const inserted = ({ kept }: Kind, base: RecordValue): RecordValue =>
  kept.map((path) => recordAt(path, valueAt(base, path) ?? null)).reduce(overlaid, {});
