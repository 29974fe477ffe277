import { allShown } from '../../../generators/messages/readMembers.ts';
import type { Kind } from '../../../generators/records/Kind.ts';
import { overlaid, withSingleItems } from '../../../generators/records/samples.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { recordAt, valueAt } from '../../../harness/canonical/values.ts';
import type { Gathered } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused } from '../../../harness/exchanges/outcome.ts';
import { findRecord } from '../../../harness/records/shownRecords.ts';
import { byFilter, lookUp } from '../../../harness/settle/readUntilShown.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import { getOf, getShowing, nameMemberOf } from '../../../specs/writtenAndRead.ts';
import { siblingKey } from '../../kernel/probe.ts';
import { changeAfresh } from './afresh.ts';
import { type Chain, newRecord, readBehind, take, takeInTime } from './steps.ts';
import {
  changedTo,
  flagsSet,
  leastChangedTo,
  type OwnRecord,
  readAs,
  rewrite,
  type Updated,
  update,
  withId,
} from './updates.ts';

/** Takes all steps of a chain behind the insert of its own record, one after the other. */
export async function walk(own: OwnRecord): Promise<void> {
  const { chain, base, id, insert } = own;
  const { context, place, kind, steps } = chain;
  const get = getShowing(place.operation);
  if (get !== undefined) {
    const readBack: Gathered = await context.other(siblingKey(place, get.name, 'read-back'));
    if (readBack.kind === 'evidence') steps['read-back'] = readBack.evidence.answer;
  }
  const { flags, repeat }: Updated = kind.updates.includes('Update')
    ? await update(own)
    : { flags: flagsSet(kind) };
  // At the same time an Update that changes nothing: not beside a read of its record.
  if (kind.inserts.includes('InsertOrUpdate')) await Promise.all([insertAbsent(chain, base), repeat?.()]);
  if (kind.updates.includes('InsertOrUpdate')) await updatePresent(own);
  if (kind.updates.includes('InsertOrUpdateNonEmptyFields')) await updateInPart(own, flags);
  if (place.operation.name === 'IntegrationUpdateUpdate') await changeAfresh(chain);
  if (kind.inserts.includes('InsertOrUpdateNonEmptyFields')) await insertAbsentInPart(chain);
  if (get !== undefined) await refusedWrites(chain, id, insert);
  // Behind all the reads of the chain, and not its own record, which others find by its name. A bundle goes by its SKU.
  if (get !== undefined || 'BundleProductSKU' in base) await rename(chain);
}

async function insertAbsent(chain: Chain, base: RecordValue): Promise<void> {
  const { context, place, kind } = chain;
  const { block } = kind;
  const more = block && block.name in base ? { [block.name]: block.other(context, place) } : {};
  const changes = { ...kind.ofUpsert, ...idSent(chain, turnOf(place, 'idOfInsertOrUpdate')) };
  const record = { ...newRecord(chain, 'absent'), ...changes };
  const absent = await take(chain, 'absent', () => rewrite(chain, { ...record, ...more }, 'InsertOrUpdate'));
  // A server may accept the services of the plain insert and refuse others.
  if (absent === undefined || Object.keys(more).length === 0 || !isRefused(absent)) return;
  await take(chain, 'absent', () => rewrite(chain, record, 'InsertOrUpdate'));
}

const idSent = (chain: Chain, way: 'zero' | 'left out'): RecordValue =>
  way === 'zero' ? withId(chain, numeric(0)) : {};

async function updatePresent(own: OwnRecord): Promise<void> {
  const { chain, base } = own;
  const { place, kind } = chain;
  const restored = getShowing(place.operation) === undefined ? inserted(kind, base) : {};
  let record = overlaid(changedTo(own, 'present'), restored);
  const write = (): Promise<Answer> => rewrite(chain, record, 'InsertOrUpdate');
  let present = await take(chain, 'present', write);
  const least = leastChangedTo(own, 'present');
  if (least !== undefined && present !== undefined && isRefused(present)) {
    record = overlaid(least, restored);
    present = await take(chain, 'present', write);
  }
  present = await takeInTime(chain, 'present', present, write);
  if (present !== undefined) await readAs(own, 'read-present');
}

/**
 * The members to be kept, as they were inserted. Where no Get shows what earlier steps left of them, InsertOrUpdate gives them
 * these values back. So what an Update should have changed is not asked of what follows (rule 5).
 */
const inserted = ({ kept }: Kind, base: RecordValue): RecordValue =>
  kept.map((path) => recordAt(path, valueAt(base, path) ?? null)).reduce(overlaid, {});

/** Updates the members that are sent and not empty, and sets the flags that the Update set. */
async function updateInPart({ chain, base, id }: OwnRecord, flags: RecordValue): Promise<void> {
  const { place, kind, steps, token, write } = chain;
  const part = kind.partly(
    `partly ${token}`,
    `Assay ${token} partly`,
    turnOf(place, 'emptyFields') === 'nil first' ? [null, ''] : ['', null],
  );
  const sku = 'BundleProductSKU' in base ? { BundleProductSKU: base.BundleProductSKU } : {};
  const record = { ...sku, ...part, ...flags, ...withId(chain, id) };
  const action = 'InsertOrUpdateNonEmptyFields';
  const rewritten = (one: RecordValue) => rewrite(chain, one, action);
  const extra = kind.alsoInPartly?.(place) ?? {};
  const name = nameMemberOf(place.operation);
  // A server may refuse another name, and the extra members.
  const named = name in part ? [record, { ...record, [name]: base[name] ?? null }] : [record];
  const tries = named.flatMap((one) => (Object.keys(extra).length > 0 ? [{ ...one, ...extra }, one] : [one]));
  let sent = record;
  let partly: Answer | undefined;
  for (const one of tries) {
    sent = one;
    partly = await take(chain, 'partly', () => rewritten(one));
    if (partly === undefined || !isRefused(partly)) break;
  }
  partly = await takeInTime(chain, 'partly', partly, () => write(sent, action));
  if (partly === undefined || !isRefused(partly)) return;
  // A server may want some members with every write (rule 3).
  const filled = Object.fromEntries(Object.entries(sent).filter(([, value]) => !isBlank(value)));
  const shorter = await rewritten(filled);
  const shortened = writtenRecord(shorter).sent;
  // The operator's sample may have filled what is left out.
  const isFilled = Object.entries(sent).some(([one, value]) => isBlank(value) && !isBlank(shortened[one]));
  const whole = isRefused(shorter) ? await rewritten(overlaid(base, filled)) : shorter;
  if (!isRefused(whole) && (whole !== shorter || isFilled)) steps['partly-whole'] = whole;
}

async function insertAbsentInPart(chain: Chain): Promise<void> {
  const record = {
    ...withSingleItems(newRecord(chain, 'partly-absent')),
    ...idSent(chain, turnOf(chain.place, 'idOfNonEmptyFields')),
  };
  await take(chain, 'partly-absent', () => rewrite(chain, record, 'InsertOrUpdateNonEmptyFields'));
}

/**
 * Sends writes that should make nothing: an update of what does not exist, an unknown action on a record of the chain and on none, and no
 * action at all. Then it looks once at every record of the chain, and once at the deleted ones as well.
 */
async function refusedWrites(chain: Chain, id: Numeric, insert: Answer): Promise<void> {
  const { context, place, kind, steps, write, token } = chain;
  const { name } = place.operation;
  const get = getOf(place.operation);
  // In each format another one: a server that makes a record of it makes one for each.
  const nobody = numeric(unknownId(context, `${name}/actions/${place.format}`));
  const unknownRecord = { ...newRecord(chain, 'unknown-id'), ...withId(chain, nobody) };
  await take(chain, 'update-unknown', () => write(unknownRecord, 'Update'));

  const other = steps.absent === undefined ? undefined : writtenId(steps.absent);
  const touched = overlaid(newRecord(chain, 'unknown-action'), kind.changed(`unknown ${token}`, {}, context));
  const named = other === undefined ? {} : withId(chain, other);
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

/** Gives another name to the record that InsertOrUpdate made. */
async function rename(chain: Chain): Promise<void> {
  const { place, kind, steps } = chain;
  const other = steps.absent === undefined ? undefined : writtenId(steps.absent);
  if (other === undefined || !kind.updates.includes('Update')) return;
  const renamed = { ...newRecord(chain, 'renamed'), ...withId(chain, other) };
  await take(chain, 'renamed', () => rewrite(chain, renamed, turnOf(place, 'actionOfNewName')));
}
