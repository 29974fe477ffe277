import type { Kind } from '../../generators/records/Kind.ts';
import { kindOf, plainBuild } from '../../generators/records/kinds.ts';
import { overlaid } from '../../generators/records/samples.ts';
import { applicationMember, namedApplication } from '../../generators/records/sourceApplication.ts';
import { turnOf } from '../../generators/turnOf.ts';
import type { Gap } from '../../harness/canonical/gaps.ts';
import { recordIn } from '../../harness/canonical/values.ts';
import { asEvidence, evidenceIn } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRefused } from '../../harness/exchanges/outcome.ts';
import { findRecord } from '../../harness/records/shownRecords.ts';
import { madeUntilTaken } from '../../harness/settle/madeUntilTaken.ts';
import { readerByName, readUntilShown } from '../../harness/settle/readUntilShown.ts';
import { refusedBehind } from '../../harness/settle/refusedBehind.ts';
import type { plainAgain } from '../../harness/verdicts/refusals.ts';
import { echoGaps, recordGaps } from '../../harness/writes/echoGaps.ts';
import { writerOf, writingAgain, writtenId, writtenRecord } from '../../harness/writes/writtenRecord.ts';
import { sameNumber } from '../../specs/numeric.ts';
import { allOf, hasRequestMember } from '../../specs/rules.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import { operationsWhere, plainKey, plainKeyOnly, probe, type ScenarioPlace } from '../kernel/probe.ts';
import { plainInsertAgain } from './recordActions/plainInserts.ts';
import { sendsApplication } from './scenarioNames.ts';

/** The plain insert, the Update with the name and without, and what the Get shows behind each. */
export type WithApplication =
  | 'without'
  | 'update'
  | 'update-again'
  | 'shown'
  | 'shown-again'
  | typeof plainAgain;

/**
 * Inserts a record with the name of an application, which its plain insert leaves out. Then an Update sends that name or another one. A
 * second Update leaves the name out, if the first was refused, changed another record or changed nothing that the Get shows. The same
 * goes for a first one that came back with a value that neither the insert nor the Update sent.
 */
export const writingWithApplication = probe<WithApplication>({
  name: sendsApplication,
  of: operationsWhere(
    allOf(hasRequestMember(applicationMember), ({ operation }) => operation?.kind === 'write'),
  ),
  effect: 'write',
  creates: 'one or two records',
  alsoTaken: ['update', 'update-again'],
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const plain = evidenceIn(await context.other(plainKey(place)));
    const without = plain.answer;
    const kind = kindOf(place.operation);
    const built = plainBuild(place.operation)(context, `${sendsApplication}-${place.format}`, place);
    const record = overlaid(built, flagsOf(without));
    const write = writingAgain(writerOf(context, place));
    const named = namedApplication(context);
    const insert = await write(record, 'Insert', named);
    const id = writtenId(insert);
    const inserts = { without, ...(await plainInsertAgain(context, place, without, insert)) };
    if (id === undefined || !kind.updates.includes('Update')) return asEvidence(insert, inserts);
    const echo = recordIn(insert.decoded?.value[place.operation.record ?? '']);
    const updates = await updateWithName(context, place, (content) => (text, more) => {
      const change = content(`${text} ${context.unique(text)}`, echo, context);
      const changed = overlaid(overlaid(record, change), { [place.operation.id ?? '']: id });
      return write(changed, 'Update', more);
    });
    const read = readerByName(context, place.operation, record, id);
    return asEvidence(insert, { ...inserts, ...(await besideWithoutName(context, insert, updates, read)) });
  },
});

/** Updates the record with the content that a text brings with it, under the name of an application or under none. */
type Rewrite = (text: string, more?: RecordValue) => Promise<Answer>;

interface NamedUpdate {
  readonly update: Answer;
  /** Updates the record in the way that was taken, or that was tried last. */
  readonly rewrite: Rewrite;
}

/**
 * The Update with the name. Each try behind one that may have been taken has a text of its own, because an Update that changes nothing may
 * be refused (rule 3). All of them are of one length: a server that cuts texts cuts each at the same place.
 */
async function updateWithName(
  context: GatherContext,
  place: ScenarioPlace,
  rewriteWith: (content: Kind['changed']) => Rewrite,
): Promise<NamedUpdate> {
  const { changed, leastChanged } = kindOf(place.operation);
  const named = namedApplication(context);
  const rewrite = rewriteWith(changed);
  // What one application inserted, another one may update.
  const by = turnOf(place, 'applicationOfUpdate') === 'another' ? { [applicationMember]: 'Another' } : named;
  const first = await rewrite('updated', by);
  // A lawful server may keep an application from the records of another.
  const second = isRefused(first) && by !== named ? await rewrite('updated', named) : first;
  if (!isRefused(second)) return { update: second, rewrite };
  // Where the same is refused without the name too, the name is not the reason.
  const isContentRefused = leastChanged !== undefined && isRefused(await rewrite('renamed'));
  const rewriteLess = isContentRefused ? rewriteWith(leastChanged) : rewrite;
  // The target may still be processing the new record.
  const make = () => rewriteLess('revised', named);
  return { update: await madeUntilTaken(context, await make(), make), rewrite: rewriteLess };
}

/** The Update with the name, and the one without it where that tells more. */
async function besideWithoutName(
  context: GatherContext,
  insert: Answer,
  { update, rewrite }: NamedUpdate,
  read: (() => Promise<Answer>) | undefined,
): Promise<Partial<Record<WithApplication, Answer>>> {
  const id = writtenId(insert);
  const again = () => rewrite('renewed');
  if (isRefused(update)) {
    const withName = () => rewrite('rebuilt', namedApplication(context));
    const { answer, usual } = await refusedBehind(context, update, withName, again);
    return { update: answer, ...(usual === undefined ? {} : { 'update-again': usual }) };
  }
  if (id === undefined || affectsAnother(update, id)) return { update, 'update-again': await again() };
  const isAltered = alteredMembers(update, insert).length > 0;
  const repeated = async () => (isAltered ? { 'update-again': await again() } : {});
  if (read === undefined) return { update, ...(await repeated()) };
  const { answer: shown } = await readUntilShown(context, read, (one) => showsChange(insert, update, one));
  if (findRecord(shown, id) === undefined || showsChange(insert, update, shown))
    return { update, shown, ...(await repeated()) };
  const last = await again();
  const { answer: shownAgain } = await readUntilShown(context, read, (one) => showsChange(insert, last, one));
  return { update, shown, 'update-again': last, 'shown-again': shownAgain };
}

/** Whether a read shows any member that the Update changed. */
function showsChange(insert: Answer, update: Answer, read: Answer): boolean {
  const held = findRecord(read, writtenId(insert));
  if (held === undefined) return false;
  const missing = new Set(recordGaps(update, held).map(({ path }) => path));
  return recordGaps(update, writtenRecord(insert).sent).some(
    ({ path }) => path !== update.call.operation?.id && !missing.has(path),
  );
}

/** The members that the echo of an Update shows neither as it sent them nor as the insert did. An echo may show the record from before. */
export function alteredMembers(update: Answer, insert: Answer): readonly Gap[] {
  const { echo } = writtenRecord(update);
  if (echo === undefined) return [];
  const other = new Set(recordGaps(insert, echo).map(({ path }) => path));
  return echoGaps(update).filter(({ path }) => other.has(path));
}

/** The flags of a plain insert: what differs with the member is then the member's, and not another flag's. */
const flagsOf = (plain: Answer): RecordValue =>
  Object.fromEntries(
    Object.entries(writtenRecord(plain).sent).filter(([, value]) => typeof value === 'boolean'),
  );

/** Whether a write that succeeded names another record than the one that it was to change. */
export const affectsAnother = (update: Answer, id: Numeric): boolean => {
  const affected = writtenId(update);
  return affected !== undefined && !sameNumber(affected, id);
};
