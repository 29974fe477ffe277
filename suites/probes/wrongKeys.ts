import { callbackAt } from '../../generators/messages/callbackOf.ts';
import { newestMembers } from '../../generators/messages/readMembers.ts';
import { company } from '../../generators/records/companies.ts';
import { plainBuild } from '../../generators/records/kinds.ts';
import { plainShipping } from '../../generators/records/shipping.ts';
import { writeMembers } from '../../generators/records/writeMembers.ts';
import { turnOf } from '../../generators/turnOf.ts';
import { turnedAway } from '../../harness/doubts/turnedAway.ts';
import type { Gathered } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer, Answers, Call } from '../../harness/exchanges/Answer.ts';
import { isRefused } from '../../harness/exchanges/outcome.ts';
import { answeredZero } from '../../harness/exchanges/statusBlock.ts';
import { isNowhere } from '../../harness/exchanges/statusMeaning.ts';
import { holdsNoMessage, withoutDetour } from '../../harness/exchanges/unreadable.ts';
import { findRecord, listedIn } from '../../harness/records/shownRecords.ts';
import { lookUp } from '../../harness/settle/readUntilShown.ts';
import type { MangledKey } from '../../harness/target/mangledKey.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import { notTaken, unprepared } from '../../harness/verdicts/obstacles.ts';
import { companyRemoval, writtenId, writtenIdIn } from '../../harness/writes/writtenRecord.ts';
import { isBlank } from '../../specs/isBlank.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import { atDefaultAddress } from '../../specs/rules.ts';
import { equalTo } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { evidenceKey, type ScenarioPlace, siblingKey, specWithoutScenario } from '../kernel/probe.ts';
import { answersGet } from './byGet.ts';
import { foundDead } from './hostile/sending.ts';

/** The keys that must not be let in (AUTH-3). */
export const wrongKeys = ['missing', 'empty', 'wrong', 'truncated', 'altered', 'extended'] as const;

export type WrongKey = (typeof wrongKeys)[number];

type Elsewhere = NonNullable<Parameters<GatherContext['call']>[2]>;

/** Makes a call with a key that is not the right one. */
function callWith(
  context: GatherContext,
  key: WrongKey | MangledKey,
  operation: Operation,
  members: RecordValue,
  elsewhere: Elsewhere = {},
): Promise<Answer> {
  if (key !== 'missing' && key !== 'empty' && key !== 'wrong')
    return context.call(operation, members, { ...elsewhere, keyAs: key });
  const APIKEY = { missing: undefined, empty: '', wrong: context.unique('wrong key') }[key];
  return context.call(operation, { ...members, APIKEY }, elsewhere);
}

const get = operationNamed('CompanyGet');

/**
 * One call with a wrong key, after the same call with the right one worked, and after everything else in the run.
 *
 * `others.after` is what the right key reads of the company that must not have been made. With `nearly`, keys that are only observed are
 * tried beside it: `others.padded` and `others.otherCase`; without a key, `others.byGet` is a GET, and `others.keyless` the same write.
 */
export function wrongKeyEvidence(place: ScenarioPlace, key: WrongKey, nearly: boolean): EvidenceSpec {
  const { operation: called } = place;
  const control = evidenceKey(place, plainCall);
  return specWithoutScenario(place, `${key}-key`, {
    effect: 'key',
    stage: 'keys',
    requires: [control, ...(called.name === 'CompanyDelete' ? [shownKey(place)] : [])],
    gather: async (context) => {
      if (foundDead(await context.previous()))
        return blocked('clause:ERR-5', 'the target no longer answers after hostile bytes');
      const right = await context.other(control);
      const obstacle = notTaken(right, place);
      // Why another address does not work, its own cases say. If the default address refuses the call too, it is not for the address.
      const isOfCall = obstacle?.cause === 'control' && isRefusedAtHome(right);
      if (obstacle !== undefined && !isOfCall && !atDefaultAddress(place) && !isAddressAlone(right))
        return blocked('nothing', 'the call is not taken with the right key at this address either');
      if (obstacle !== undefined || right.kind === 'blocked') return obstacle ?? right;
      const { answer } = right.evidence;
      if (!atDefaultAddress(place))
        return asTried(await again(context, key, renewed(context, place, key, answer), callbackAt(place)));
      if (called.name === 'CompanyUpdate') return inserting(context, place, key);
      if (called.name === 'CompanyDelete') return deleting(context, place, key);
      if (called.name !== 'APIKeyGet') {
        const before = await askedBefore(context, place, answer);
        const sent = await again(context, key, before ?? renewed(context, place, key, answer));
        const others = before === undefined ? {} : { right: before };
        return asTried(sent, { ...others, ...(await byNamedGet(context, place, key, answer.call)) });
      }
      const sent = await callWith(context, key, called, {});
      if (!nearly) return asTried(sent, await byNamedGet(context, place, key, answer.call));
      return asTried(sent, {
        padded: await callWith(context, 'padded', called, {}),
        otherCase: await callWith(context, 'otherCase', called, {}),
      });
    },
  });
}

/**
 * Sends a Get with the right key, just before the same Get with another one: a server may cache an answer without regard to the key.
 * CompanyGet is sent in every format, for a company that was `shown` or for the newest ones. The other Gets are sent in one format each.
 */
async function askedBefore(
  context: GatherContext,
  place: ScenarioPlace,
  shown: Answer,
): Promise<Answer | undefined> {
  if (place.operation === get) {
    const names = (listedIn(shown) ?? []).map(({ CompanyName }) => CompanyName);
    const name = names.find((one) => typeof one === 'string' && !isBlank(one));
    if (typeof name !== 'string' || turnOf(place, 'companiesWithWrongKey') === 'newest')
      return context.call(get, newest);
    const byName = await context.call(get, companiesNamed(name));
    return isRefused(byName) ? context.call(get, newest) : byName;
  }
  return place.operation.kind === 'get' && place.formatIndex === 0
    ? context.call(place.operation, shown.call.members)
    : undefined;
}

/** Whether this address leads nowhere, and the default one answers. */
function isAddressAlone(right: Gathered): boolean {
  if (right.kind === 'blocked') return false;
  const { answer, others } = right.evidence;
  return isNowhere(withoutDetour(answer)) && others.home !== undefined && !holdsNoMessage(others.home);
}

/** Whether the plain call is refused at the default address of its format too. */
function isRefusedAtHome(right: Gathered): boolean {
  const home = right.kind === 'blocked' ? undefined : right.evidence.others.home;
  return home !== undefined && isRefused(home);
}

/** The call that worked with the right key; if it works with this one too, what it makes is noted. */
async function again(
  context: GatherContext,
  key: WrongKey,
  { call }: Pick<Answer, 'call'>,
  elsewhere: Elsewhere = {},
): Promise<Answer> {
  const { operation: called, members } = call;
  if (called === null) throw new Error('a call that worked names no operation');
  const answer = await callWith(context, key, called, members, elsewhere);
  const id = writtenIdIn(answer.decoded?.value ?? {}, called.record, called.id);
  if (called.kind === 'write' && answeredZero(answer) && isNumeric(id))
    context.made({ record: called.record ?? called.name, id: id.lexeme });
  return answer;
}

/** The call with a record of its own, where it makes one: a server may refuse a second one of a name. */
function renewed(
  context: GatherContext,
  place: ScenarioPlace,
  key: WrongKey,
  { call }: Answer,
): Pick<Answer, 'call'> {
  if (call.members.mvRecordAction !== 'Insert') return { call };
  const fresh = plainBuild(place.operation)(context, `${key}-${place.format}-${place.address}`, place);
  const members = { ...call.members, ...writeMembers(context, place, fresh, 'Insert') };
  return { call: { ...call, members } };
}

/** A Get without a key, by GET on the named route, in one format: a server looks for the key in the query then, not in a body. */
async function byNamedGet(
  context: GatherContext,
  { operation: called, formatIndex }: ScenarioPlace,
  key: WrongKey,
  { members }: Call,
): Promise<Answers> {
  if (key !== 'missing' || formatIndex !== 0 || called.kind !== 'get' || !answersGet(called)) return {};
  return { byGet: await callWith(context, key, called, members, { address: 'namedGet' }) };
}

/** To hang up on a wrong key is an answer too. */
function asTried(answer: Answer, others: Answers = {}): Gathered {
  const kinds = [answer, others.keyless].flatMap((one) => one?.exchange.failure?.kind ?? []);
  const hangsUp = kinds.length > 0 && kinds.every((kind) => kind === 'reset' || kind === 'closed');
  const silence = hangsUp ? ({ silence: 'judged' } as const) : {};
  return { kind: 'evidence', evidence: { answer, others, ...silence } };
}

const newest = newestMembers(get);

const companiesNamed = (name: string): RecordValue => ({
  Filters: [equalTo('CompanyName', name)],
  ...newest,
});

/** Inserts a company with a wrong key, and looks for it with the right one: by its name, and among the newest. */
async function inserting(context: GatherContext, place: ScenarioPlace, key: WrongKey): Promise<Gathered> {
  const record = company(context, `${key}-key`);
  const members = writeMembers(context, place, record, 'Insert');
  const [answer, beside] = await withoutToo(context, place, key, members);
  const name = String(record.CompanyName);
  const byName = await context.call(get, companiesNamed(name));
  // A server may refuse a search that finds nothing.
  const after = isRefused(byName) ? await context.call(get, newest) : byName;
  const made = companyNamed(after, name);
  const id = made?.CompanyId;
  if (isNumeric(id)) context.made({ record: 'mvCompany', id: id.lexeme, removal: companyRemoval(id) });
  else if (made !== undefined) context.made({ record: 'mvCompany', id: '' });
  return asTried(answer, { after, ...beside });
}

/** The call with that key and then, in one format, the same without one: `keyless`. Wrong keys come one by one, which takes its time. */
async function withoutToo(
  context: GatherContext,
  place: ScenarioPlace,
  key: WrongKey,
  members: RecordValue,
): Promise<readonly [Answer, Answers]> {
  const isWith = place.formatIndex === (place.operation.kind === 'delete' ? 0 : 1);
  const answer = await callWith(context, key, place.operation, members);
  if (!isWith) return [answer, {}];
  const keyless = await callWith(context, 'missing', place.operation, members);
  // What a gateway says in the target's place tells nothing of the key: what the target is by now shows otherwise.
  return [answer, turnedAway([keyless]) === undefined ? { keyless } : {}];
}

/** The evidence that shows a company which the run made in this format, and which it deletes only at its end. */
const shownKey = (place: ScenarioPlace): string => evidenceKey({ ...place, operation: get }, 'read-back');

/** Deletes such a company with a wrong key. Then looks for it with the right one: by its name and, where that does not show it, among all. */
async function deleting(context: GatherContext, place: ScenarioPlace, key: WrongKey): Promise<Gathered> {
  const shown = await context.other(shownKey(place));
  if (shown.kind === 'blocked') return shown;
  const { answer: before, others } = shown.evidence;
  const id = others.insert === undefined ? undefined : writtenId(others.insert);
  const record = findRecord(before, id);
  if (id === undefined || record === undefined) return unprepared('inserting a company that the Get shows');
  const [answer, beside] = await withoutToo(context, place, key, companyRemoval(id).members);
  const after = await lookUp(context, {
    get,
    field: 'CompanyName',
    operator: 'Equals',
    value: String(record.CompanyName),
    holds: (one) => findRecord(one, id) !== undefined,
  });
  return asTried(answer, { after, ...beside });
}

/** The company of that name among those that CompanyGet answered. */
export const companyNamed = (answer: Answer, name: unknown): RecordValue | undefined =>
  listedIn(answer)?.find(({ CompanyName }) => CompanyName === name);

const updateShipping = operationNamed('ShippingInformationUpdate');

/**
 * Makes a shipping call without a key on the document of the run, once its shipping information is written again (`right`). It comes after
 * everything else, because a broken server would delete the information, or make a label (AUTH-3).
 */
export const shippingWithoutKey = (place: ScenarioPlace): EvidenceSpec => {
  const written = siblingKey(place, updateShipping.name);
  return specWithoutScenario(place, 'missing-key', {
    effect: place.operation.name === 'ShippingInformationCreateLabel' ? 'label' : 'write',
    stage: 'keys',
    requires: [written],
    gather: async (context) => {
      if (foundDead(await context.previous()))
        return blocked('clause:ERR-5', 'the target no longer answers after hostile bytes');
      const plain = await context.other(written);
      const obstacle = notTaken(plain, place);
      if (obstacle !== undefined || plain.kind === 'blocked') return obstacle ?? plain;
      const { DocumentId } = plain.evidence.answer.call.members;
      const right = await context.call(updateShipping, { DocumentId, ShippingInfo: plainShipping(context) });
      return asTried(await context.call(place.operation, { DocumentId, APIKEY: undefined }), { right });
    },
  });
};
