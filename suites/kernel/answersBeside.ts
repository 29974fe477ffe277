import { refusedFirst } from '../../harness/doubts/recurringRefusal.ts';
import { asEvidence, type Gathered } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused, outcomeOf } from '../../harness/exchanges/outcome.ts';
import { statusIn } from '../../harness/exchanges/statusBlock.ts';
import {
  isNotLetIn,
  isNowhere,
  isRefusedByOperation,
  isRouteRefused,
} from '../../harness/exchanges/statusMeaning.ts';
import { holdsNoMessage, withoutDetour } from '../../harness/exchanges/unreadable.ts';
import { madeUntilTaken } from '../../harness/settle/madeUntilTaken.ts';
import { otherFormat, plainAgain } from '../../harness/verdicts/refusals.ts';
import { isLayoutUntold } from '../../harness/verdicts/unreadableCause.ts';
import { bringsBack, cameBackLess } from '../../harness/writes/broughtBack.ts';
import { noteMade } from '../../harness/writes/writtenRecord.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import { type Format, showsLayout } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { envelopeClauses } from '../../specs/promises.ts';
import { atDefaultAddress } from '../../specs/rules.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { writesRecord } from '../../specs/writtenAndRead.ts';
import { type GatheredEvidence, type Gathering, isLayoutVouched } from './layoutVouchers.ts';
import { evidenceKey, type Scenario, type ScenarioPlace } from './probe.ts';

/** The keys of the same evidence in json and at the default address; undefined where the run has no use for it. */
interface Twins {
  readonly json: string | undefined;
  readonly home: string | undefined;
}

export const twinsOf = (scenario: Scenario, place: ScenarioPlace, selected: readonly Format[]): Twins => ({
  json: jsonTwin(scenario, place, selected),
  home: homeTwin(scenario, place),
});

/**
 * Evidence with the answers beside it that tell what is broken: the format, the address, the layout, the key or the operation. Most
 * answers need none. Some are calls that other scenarios make, and some are made here.
 */
export async function withAnswersBeside(
  gathered: GatheredEvidence,
  { json, home }: Twins,
  gathering: Gathering,
): Promise<Gathered> {
  const { scenario, place, context } = gathering;
  const { answer } = gathered.evidence;
  const isOtherwise = outcomeOf(answer, scenario.expects) === 'failed';
  const isMissed = holdsNoMessage(answer);
  // A label may show only a part. Json's label tells what this format could have shown (SHP-1).
  const inJson =
    json !== undefined && (isOtherwise || cameBackLess(answer) || scenario.effect === 'label')
      ? await whereLayoutIsKnown(withOther(gathered, 'json', await context.other(json)), gathering)
      : gathered;
  if (scenario.where === 'elsewhere' && isMissed) return besideHome(inJson, gathering);
  const isOfAddress = isMissed || isOtherwise || isMisframed(answer) || isNowhere(withoutDetour(answer));
  const beside =
    home !== undefined && isOfAddress
      ? await atHomeAgain(withOther(inJson, 'home', await context.other(home)), gathering)
      : inJson;
  if (scenario.expects === 'failure' && isShutOut(answer))
    return withPlain(beside, context, evidenceKey(place, plainCall));
  return inOtherFormat(beside, gathering);
}

/** The key of the write in json. It shows whether the layout is not understood, or the write is refused. */
function jsonTwin(scenario: Scenario, place: ScenarioPlace, selected: readonly Format[]): string | undefined {
  if (scenario.expects !== 'success' || scenario.where === 'elsewhere' || place.operation.kind === 'get')
    return undefined;
  if (showsLayout(place.format) || !selected.includes('json')) return undefined;
  return evidenceKey({ operation: place.operation, ...jsonAtHome }, scenario.name);
}

/** The key of the call at the format's default address. It shows whether the format is broken, or only the address. */
function homeTwin(scenario: Scenario, place: ScenarioPlace): string | undefined {
  if (scenario.where !== 'everywhere' || atDefaultAddress(place)) return undefined;
  return evidenceKey(placeAtHome(place), scenario.name);
}

/** A place, moved to the default address of its format. */
export const placeAtHome = (place: ScenarioPlace): ScenarioPlace => ({
  ...place,
  address: defaultAddress(place.format),
});

/**
 * A write of which json understands more, beside what shows that the layout is not the reason. Of writes that are not plain, only refused
 * ones are looked at.
 */
function whereLayoutIsKnown(gathered: GatheredEvidence, gathering: Gathering): Promise<GatheredEvidence> {
  const { scenario, place } = gathering;
  const isJudged = scenario.name === plainCall || isRefused(gathered.evidence.answer);
  if (!isJudged || !atDefaultAddress(place) || !writesRecord(place.operation))
    return Promise.resolve(gathered);
  return isSoap(place.format) ? inOtherVersion(gathered, gathering) : besideOtherWrite(gathered, gathering);
}

/**
 * A write in xml or csv is refused or loses a part, and json takes it whole. Another write may vouch for its layout (`isLayoutVouched`).
 * Only a second refusal counts, if json then takes the very same members.
 */
async function besideOtherWrite(gathered: GatheredEvidence, gathering: Gathering): Promise<GatheredEvidence> {
  const { answer, others } = gathered.evidence;
  const isTaken = hasSucceeded(answer);
  if (others.json === undefined || !bringsBack(others.json) || bringsBack(answer, others.json))
    return gathered;
  if (!isTaken && !isRefusedByOperation(answer)) return gathered;
  const { members } = answer.call;
  if (!(await isLayoutVouched(gathered, gathering))) return gathered;
  if (isTaken) return ofKnownLayout(gathered, asEvidence(others.json));
  if (!isRefused(await resent(gathering, members))) return gathered;
  const inJson = await resent(gathering, members, jsonAtHome);
  return bringsBack(inJson, others.json) ? ofKnownLayout(gathered, asEvidence(inJson)) : gathered;
}

const jsonAtHome = { format: 'json', address: 'path' } as const;

/** A write sent again, here or elsewhere; what it makes is noted. */
async function resent(
  { scenario, place, context }: Gathering,
  members: RecordValue,
  elsewhere?: Parameters<GatherContext['call']>[2],
): Promise<Answer> {
  const answer = await context.call(place.operation, members, elsewhere);
  if (scenario.creates !== undefined) noteMade(context, answer);
  return answer;
}

/**
 * A plain write of which json understands more is made in the other version of SOAP too. If that one understands it, the layout is not
 * what is missing here. A refused write is first made again as it was: only a second refusal counts.
 */
async function inOtherVersion(gathered: GatheredEvidence, gathering: Gathering): Promise<GatheredEvidence> {
  const { scenario, place, selected, context } = gathering;
  const { answer, others } = gathered.evidence;
  const { members } = answer.call;
  const format = otherVersion(place, selected, context);
  if (format === undefined || others.json === undefined || isLayoutUntold(answer)) return gathered;
  if (!bringsBack(others.json) || bringsBack(answer, others.json)) return gathered;
  const isTaken = hasSucceeded(answer);
  if (!isTaken && !isRefused(await resent(gathering, members))) return gathered;
  const call: GatherContext['call'] = (called, sent, elsewhere = {}) =>
    context.call(called, sent, { format, ...elsewhere });
  const unique = (label: string): string => context.unique(`${label}-${format}`);
  const again =
    isTaken && scenario.creates !== undefined
      ? await scenario.gather({ ...context, call, unique }, place)
      : asEvidence(await resent(gathering, members, { format }));
  return again.kind === 'blocked' || !bringsBack(again.evidence.answer, others.json)
    ? gathered
    : ofKnownLayout(gathered, again);
}

/** The other version of SOAP, where the run calls it too and writes the same body. */
function otherVersion(
  { format }: ScenarioPlace,
  selected: readonly Format[],
  { dialectIn }: GatherContext,
): Format | undefined {
  if (!isSoap(format)) return undefined;
  const other = format === 'soap11' ? 'soap12' : 'soap11';
  return selected.includes(other) && dialectIn(other) === dialectIn(format) ? other : undefined;
}

/** Evidence whose layout the target is known to understand, beside an answer that shows it. */
const ofKnownLayout = ({ evidence }: GatheredEvidence, other: Gathered): GatheredEvidence =>
  withOther(
    { kind: 'evidence', evidence: { ...evidence, answer: { ...evidence.answer, layoutKnown: true } } },
    otherFormat,
    other,
  );

/** Where a write is refused here and was taken at the default address, it is made there again. */
async function atHomeAgain(
  gathered: GatheredEvidence,
  { scenario, place, context }: Gathering,
): Promise<GatheredEvidence> {
  const { home } = gathered.evidence.others;
  if (place.operation.record === undefined || scenario.expects !== 'success' || home?.decoded == null)
    return gathered;
  if (!isRefused(gathered.evidence.answer) || outcomeOf(home, 'success') !== 'succeeded') return gathered;
  const at = placeAtHome(place);
  const { format, address } = at;
  const call: GatherContext['call'] = (called, members, elsewhere = {}) =>
    context.call(called, members, { format, address, ...elsewhere });
  return withOther(gathered, plainAgain, await scenario.gather({ ...context, call }, at));
}

/**
 * A refused call that names a record by its id is made again as it was, until no lock lasts. Then it is made in another format. The record may
 * be used up, and then both refuse it. Other writes may be refused for their layout, unless the operation is not known here at all.
 */
async function inOtherFormat(
  gathered: GatheredEvidence,
  { scenario, place, selected, context }: Gathering,
): Promise<Gathered> {
  const { operation, format, address } = place;
  const version = otherVersion(place, selected, context);
  const other = version ?? selected.find((one) => one !== format);
  if (other === undefined || !atDefaultAddress(place)) return gathered;
  const { answer, others } = gathered.evidence;
  // The look behind the refused call (`left`, `after`) is older than a repeated one.
  if (scenario.name !== plainCall || !isRefusedByOperation(answer) || 'left' in others || 'after' in others)
    return gathered;
  const isUnknown = operation.kind === 'write' && (await isAnsweredAsUnknown(answer, context));
  if (!isUnknown && !['delete', 'action'].includes(operation.kind)) return gathered;
  const { members } = answer.call;
  const callAgain = () => context.call(operation, members, { format, address });
  const once = await callAgain();
  // A label may cost money.
  const again = scenario.effect === 'label' ? once : await madeUntilTaken(context, once, callAgain);
  if (hasSucceeded(again)) return asEvidence(again, { ...others, [refusedFirst]: answer });
  if (!isRefused(again)) return gathered;
  const taken = await context.call(operation, members, { format: other, address: defaultAddress(other) });
  if (scenario.creates !== undefined && operation.kind === 'write') noteMade(context, taken);
  return (other === version || isUnknown) && hasSucceeded(taken)
    ? ofKnownLayout(gathered, asEvidence(taken))
    : withOther(gathered, otherFormat, asEvidence(taken));
}

/** Whether a refused call is answered as one of an operation that does not exist: with the same HTTP status, code and words. */
async function isAnsweredAsUnknown(refused: Answer, context: GatherContext): Promise<boolean> {
  if (!isRouteRefused(refused)) return false;
  const unknown = await context.callUnknown(`NoSuch${context.unique('operation-beside')}Get`);
  const [one, other] = [refused, unknown].map((answer) => {
    const { ErrorCode, Message } = statusIn(answer) ?? {};
    const words = typeof Message === 'string' ? Message.replaceAll(answer.call.operationName, '') : '';
    return JSON.stringify([answer.exchange.response?.status, ErrorCode, words]);
  });
  return one === other;
}

/** The evidence of the call at the default address, where no scenario makes it. */
async function besideHome(
  gathered: GatheredEvidence,
  { place, context }: Gathering,
): Promise<GatheredEvidence> {
  const { format, address } = placeAtHome(place);
  const { members } = gathered.evidence.answer.call;
  return withOther(
    gathered,
    'home',
    asEvidence(await context.call(place.operation, members, { format, address })),
  );
}

/** The plain call of the operation, where that is a part of the run and not let in either: then the key is the matter. */
async function withPlain(gathered: GatheredEvidence, context: GatherContext, key: string): Promise<Gathered> {
  if (!context.isPlanned(key)) return gathered;
  const plain = await context.other(key);
  return plain.kind === 'evidence' && isShutOut(plain.evidence.answer)
    ? withOther(gathered, 'plain', plain)
    : gathered;
}

function withOther({ evidence }: GatheredEvidence, name: string, other: Gathered): GatheredEvidence {
  const others =
    other.kind === 'blocked' ? evidence.others : { ...evidence.others, [name]: other.evidence.answer };
  return { kind: 'evidence', evidence: { ...evidence, others } };
}

/**
 * An answer in soap without the envelope of its version, or one whose headers promise another body: every address may share that with
 * the default one.
 */
const isMisframed = ({ decoded }: Answer): boolean =>
  (decoded?.deviations ?? []).some(({ clause }) => [...envelopeClauses, 'FMT-1'].includes(clause));

const isShutOut = ({ exchange }: Answer): boolean => isNotLetIn(exchange.response?.status);
