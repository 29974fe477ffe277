import { callbackAt } from '../../../generators/messages/callbackOf.ts';
import type { Build } from '../../../generators/records/Build.ts';
import { sampleOf, withoutAdditions } from '../../../generators/records/samples.ts';
import { withoutInvented } from '../../../generators/records/sourceApplication.ts';
import { unknownId, writeMembers } from '../../../generators/records/writeMembers.ts';
import { recordIn } from '../../../harness/canonical/values.ts';
import { type MoreInserts, refusedFirst, rounds } from '../../../harness/doubts/recurringRefusal.ts';
import { asEvidence, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isRefusedByOperation } from '../../../harness/exchanges/statusMeaning.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import type { Effect } from '../../../harness/target/Target.ts';
import { plainAgain, sampleAlone, sentSample, withoutFlags } from '../../../harness/verdicts/refusals.ts';
import { madeBy, noteMade, writtenIdIn } from '../../../harness/writes/writtenRecord.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { atDefaultAddress } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Scenario, ScenarioPlace } from '../../kernel/probe.ts';
import { unknownIdScenario } from '../scenarioNames.ts';

interface Options {
  readonly build: Build;
  /** Request members besides the record and its action. */
  readonly more?: RecordValue;
  readonly effect?: Effect;
}

/** Inserts a new record, at every address. */
export const inserting = ({ build, more, effect = 'write' }: Options): Scenario => ({
  name: plainCall,
  expects: 'success',
  where: 'everywhere',
  effect,
  creates: 'one record',
  alsoTaken: ['upsert', plainAgain, sampleAlone],
  gather: async (context, place) => {
    const { operation } = place;
    const send = async (record: RecordValue, call = context.call): Promise<Answer> => {
      const members = writeMembers(context, place, record, 'Insert', more);
      const answer = await call(operation, members, callbackAt(place));
      noteInserted(context, operation, answer);
      return answer;
    };
    const labelled = `${place.format}-${place.address}`;
    const insert: Insert = (label, call) => send(build(context, label, place), call);
    const first = await insert(labelled);
    if (!isRefusedByOperation(first)) return asEvidence(first);
    const gathered = await besideSample(context, place, await insertedAgain(context, place, first, insert));
    return besidePlainest(context, place, gathered, () => send(build(context, `${labelled}-plainest`)));
  },
});

/**
 * A refused Insert, beside that of a record in its plainest form (`plain-again`) where the target took some of the kind before. If it
 * takes none now, the refusal is about the account or the moment, whatever a sample vouches for.
 */
async function besidePlainest(
  context: GatherContext,
  { operation }: ScenarioPlace,
  gathered: Gathered,
  insertPlainest: () => Promise<Answer>,
): Promise<Gathered> {
  if (gathered.kind === 'blocked' || hasSucceeded(gathered.evidence.answer)) return gathered;
  if (!context.journal.hasInserted(operation.record ?? '')) return gathered;
  const { evidence } = gathered;
  const others = { ...evidence.others, [plainAgain]: await insertPlainest() };
  return { kind: 'evidence', evidence: { ...evidence, others } };
}

/** A refused Insert over the operator's whole sample, beside one of the sample without what Assay adds to it (`sample-alone`). */
async function besideSample(
  context: GatherContext,
  place: ScenarioPlace,
  gathered: Gathered,
): Promise<Gathered> {
  if (gathered.kind === 'blocked' || !atDefaultAddress(place)) return gathered;
  const { answer } = gathered.evidence;
  if (hasSucceeded(answer) || sentSample(answer, context).kind !== 'whole') return gathered;
  const record = place.operation.record ?? '';
  const sent = recordIn(answer.call.members[record]);
  const members = {
    ...withoutInvented(answer.call.members),
    [record]: withoutAdditions(sent, sampleOf(context, record)),
  };
  const alone = await context.call(place.operation, members, callbackAt(place));
  noteInserted(context, place.operation, alone);
  return {
    kind: 'evidence',
    evidence: { ...gathered.evidence, others: { ...gathered.evidence.others, [sampleAlone]: alone } },
  };
}

function noteInserted(context: GatherContext, operation: Operation, answer: Answer): void {
  if (answer.decoded === null || outcomeOf(answer, 'success') === 'failed') return;
  const written = writtenIdIn(answer.decoded.value, operation.record, operation.id);
  context.made(madeBy(operation, isNumeric(written) ? written : undefined));
}

/**
 * A refused Insert made again. Where that is taken, the refusal was not about the record, and a few more Inserts tell whether it comes again
 * (`recurringRefusal`). Where it is refused as well, the record is sent by InsertOrUpdate (`upsert`), and then without flags that are false
 * (`without-flags`). If one of them is taken and a new record is still not inserted behind it, the target refused neither the record nor its
 * layout (ACT-1).
 */
async function insertedAgain(
  context: GatherContext,
  place: ScenarioPlace,
  first: Answer,
  insert: Insert,
): Promise<Gathered> {
  const { operation } = place;
  const { members } = first.call;
  const again = await context.call(operation, members, callbackAt(place));
  const isPlain = isPlainInsert(first, place);
  if (hasSucceeded(again)) {
    noteInserted(context, operation, again);
    return asEvidence(again, {
      [refusedFirst]: first,
      ...(isPlain ? await moreInserts(context, place, first, insert) : {}),
    });
  }
  if (!isRefusedByOperation(again)) return asEvidence(first);
  if (!isPlain) return behindAnother(context, place, insert, { first, others: {} });
  const upsert = await context.call(operation, { ...members, mvRecordAction: 'InsertOrUpdate' });
  noteMade(context, upsert);
  const rest = Object.entries(members).filter(([, value]) => value !== false);
  if (hasSucceeded(upsert) || !Object.values(members).includes(false))
    return behindAnother(context, place, insert, { first, others: { upsert } });
  const other = await context.call(operation, Object.fromEntries(rest));
  noteMade(context, other);
  return behindAnother(context, place, insert, { first, others: { upsert, [withoutFlags]: other } });
}

const isPlainInsert = ({ call }: Answer, place: ScenarioPlace): boolean =>
  call.members.mvRecordAction === 'Insert' && atDefaultAddress(place);

/**
 * A refused Insert, in whose place another write may have been taken. If an Insert of a new record is taken within a while behind that, the
 * target was only busy. A job may keep out all records of the kind, and each write may start one.
 */
async function behindAnother(
  context: GatherContext,
  place: ScenarioPlace,
  insert: Insert,
  { first, others }: { readonly first: Answer; readonly others: Answers },
): Promise<Gathered> {
  const insertBehind = () => insert(`${place.format}-${place.address}-behind`);
  const last = await madeUntilTaken(context, await insertBehind(), insertBehind);
  if (!hasSucceeded(last)) return asEvidence(first, others);
  const more = isPlainInsert(first, place) ? await moreInserts(context, place, first, insert) : {};
  return asEvidence(last, { [refusedFirst]: first, ...more });
}

type Insert = (label: string, call?: GatherContext['call']) => Promise<Answer>;

/** Inserts of new records, alone (`alone0`, …), and each behind an Update of a record that does not exist (`behind0`, …). */
function moreInserts(
  context: GatherContext,
  place: ScenarioPlace,
  { call: { members } }: Answer,
  insert: Insert,
): Promise<Partial<Record<MoreInserts, Answer>>> {
  const { operation, format } = place;
  const { id = '', record = '' } = operation;
  const unknown = { ...recordIn(members[record]), [id]: numeric(unknownId(context, operation.name)) };
  return context.alone(async (call) => {
    const others: Partial<Record<MoreInserts, Answer>> = {};
    for (const round of rounds) others[`alone${round}`] = await insert(`${format}-alone-${round}`, call);
    for (const round of rounds) {
      await call(operation, { ...members, mvRecordAction: 'Update', [record]: unknown });
      others[`behind${round}`] = await insert(`${format}-behind-${round}`, call);
    }
    others['alone-again'] = await insert(`${format}-alone-again`, call);
    return others;
  });
}

/** Updates a record that does not exist: a lawful server should refuse (ACT-5), and must not call it affected. */
export const updatingUnknown = ({ build, more }: Options): Scenario => ({
  name: unknownIdScenario,
  expects: 'failure',
  where: 'default',
  effect: 'write',
  gather: async (context, place) => {
    const { operation } = place;
    const record = build(context, `unknown-${place.format}`);
    if (operation.id === undefined) throw new Error(`${operation.name} names no id`);
    const unknown = { ...record, [operation.id]: numeric(unknownId(context, operation.name)) };
    return asEvidence(await context.call(operation, writeMembers(context, place, unknown, 'Update', more)));
  },
});
