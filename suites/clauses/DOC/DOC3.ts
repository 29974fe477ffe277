import Big from 'big.js';
import { needed } from '../../../generators/records/Build.ts';
import {
  document,
  freeOfCharge,
  smallDocument,
  withBatch,
} from '../../../generators/records/ordersAndDocuments.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { attachedBatches, hasExpired, mayHaveBatch } from '../../../harness/canonical/batches.ts';
import { answerIn, asEvidence, fixtureOf } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  hasSucceeded,
  isRefused,
  isSilent,
  madeAgainIfRefused,
  outcomeOf,
} from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { blocked, breach, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { unknownOutcomeOf } from '../../../harness/verdicts/unreadableCause.ts';
import { toDocuments } from '../../../specs/appliesTo.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import { type Format, formats, showsLayout } from '../../../specs/Format.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import {
  ofOperation,
  plainKey,
  plainKeyOnly,
  probe,
  type ScenarioPlace,
  siblingKey,
} from '../../kernel/probe.ts';
import { insertRecord, notInserted } from '../../probes/madeForScenarios.ts';
import { plainInsertAgain } from '../../probes/recordActions/plainInserts.ts';
import { documentOptions } from '../../probes/scenarioNames.ts';

const option = 'AutoInsertBatchNumbersToProductRows';

const bundles = 'AutoInsertBundledProductRows';

/** One unit, so that the batch that expires first is all that is taken. */
const one = new Big(1);

type OfBatches =
  | 'leftOut'
  | 'leftOutAgain'
  | 'undefinedSent'
  | 'named'
  | 'stock'
  | 'inJson'
  | 'elsewhere'
  | typeof plainAgain;

/**
 * Inserts the same document three times: without the option, with `Undefined`, and by expiry date. Where batches are attached to one of the
 * first two alone, the first is sent again (`leftOutAgain`): it may have got the last piece. If anything but the first batch
 * is taken, the document is sent again with that batch named in the row: a server that refuses this has none left. All batches are
 * read then, and it is sent again in json: a server may attach batches only to documents of other types, and may have none left.
 * Where json alone refuses it, it is sent in another format (`elsewhere`).
 * In every second format the one with `Undefined` costs nothing (DOC-1), if that is taken.
 * In every second format the document also asks for the rows of bundles: one option must not stop the other. Its copy in json never does.
 */
const byExpiry = probe<OfBatches>({
  name: documentOptions.batches,
  of: ofOperation('DocumentUpdate'),
  effect: 'write',
  creates: 'up to six records',
  alsoTaken: ['leftOut', 'leftOutAgain', 'undefinedSent'],
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const sku = fixtureOf(context, 'batchProductSku');
    const batches = fixtureOf(context, 'batchesByExpiry');
    const first = needed(batches[0], 'batchesByExpiry');
    takenEvidence(await context.other(plainKey(place)), place);
    const make = (label: string, batch?: string): RecordValue => {
      const record = document(context, `${label}-${place.format}`, [sku]);
      return batch === undefined ? record : withBatch(record, batch, one.toFixed());
    };
    const leftOut = await insertRecord(context, place, make('left-out'));
    if (outcomeOf(leftOut, 'success') !== 'succeeded') return notInserted(leftOut);
    const sendUndefined = (record: RecordValue): Promise<Answer> =>
      insertRecord(context, place, record, { [option]: 'Undefined' });
    const free = turnOf(place, 'priceOfDocument') === 'none' ? freeOfCharge(make('free')) : undefined;
    const freeSent = free && (await sendUndefined(free));
    // A server may want a price.
    const undefinedSent =
      freeSent !== undefined && outcomeOf(freeSent, 'success') === 'succeeded'
        ? freeSent
        : await sendUndefined(make('undefined'));
    const sent = { [option]: 'ByExpiryDate' };
    const isBeside = turnOf(place, 'bundledRowsBesideBatches') === 'yes';
    const beside = isBeside
      ? await insertRecord(context, place, make('beside'), { ...sent, [bundles]: true })
      : undefined;
    const isBesideTaken =
      beside !== undefined && !isSilent(beside) && outcomeOf(beside, 'success') === 'succeeded';
    const answer = isBesideTaken
      ? beside
      : await madeAgainIfRefused(() => insertRecord(context, place, make('by-expiry'), sent));
    const taken = attachedBatches(answer, sku);
    const others: Record<string, Answer | undefined> = { leftOut, undefinedSent };
    if (isAnyAttached(leftOut, sku) !== isAnyAttached(undefinedSent, sku))
      others.leftOutAgain = await insertRecord(context, place, make('left-out-again'));
    if (outcomeOf(answer, 'success') === 'failed')
      others[plainAgain] = await insertRecord(context, place, make('again'));
    if (takesJust(taken, first)) return asEvidence(answer, others);
    others.named = await insertRecord(context, place, make('named', first));
    others.stock = await context.call(operationNamed('BatchNumberGet'), {});
    const json = { format: 'json', address: 'path' } as const;
    if (place.format !== 'json' || isBesideTaken)
      others.inJson = await insertRecord(context, place, make('in-json'), sent, json);
    else if (isRefused(answer))
      others.elsewhere = await insertElsewhere(context, place, make('elsewhere'), sent);
    return asEvidence(answer, others);
  },
});

const takesJust = (taken: ReadonlyMap<string, Big>, batch: string): boolean =>
  taken.size === 1 && taken.get(batch)?.eq(one) === true;

const isAnyAttached = (answer: Answer, sku: string): boolean => attachedBatches(answer, sku).size > 0;

type OfBundles = 'leftOut' | 'options' | 'elsewhere' | typeof plainAgain;

/** A document of a known SKU with the rows of bundles asked for, and where it is refused, another `elsewhere`; ACT-10 sends the option as false. */
const rowsOfBundles = probe<OfBundles>({
  name: documentOptions.bundles,
  of: ofOperation('DocumentUpdate'),
  effect: 'write',
  creates: 'one record',
  alsoTaken: ['leftOut'],
  requires: (place) => [plainCall, 'options'].map((name) => siblingKey(place, 'DocumentUpdate', name)),
  gather: async (context, place) => {
    const plain = takenEvidence(await context.other(plainKey(place)), place);
    const record = smallDocument(context, `bundles-${place.format}`);
    const options = answerIn(await context.other(siblingKey(place, place.operation.name, 'options')));
    const answer = await madeAgainIfRefused(() => insertRecord(context, place, record, { [bundles]: true }));
    const leftOut = plain.answer;
    const again = await plainInsertAgain(context, place, leftOut, answer);
    const other = smallDocument(context, `bundles-elsewhere-${place.format}`);
    const elsewhere = isRefused(answer)
      ? await insertElsewhere(context, place, other, { [bundles]: true })
      : undefined;
    return asEvidence(answer, { leftOut, ...again, options, elsewhere });
  },
});

/** Batches are attached by expiry date, the closest first; `Undefined` is as if left out. */
export const DOC3 = clause('DOC-3', {
  statement:
    'AutoInsertBundledProductRows and AutoInsertBatchNumbersToProductRows are accepted, and ByExpiryDate attaches the batch that expires first.',
  section: 'Operation rules 1',
  judging:
    'Batches only where the fixtures name a product with some: which are taken and how much of each. The fixtures tell no quantities, so one unit is asked for, and the first batch alone is judged. An option that is refused is a breach where another format takes it: it may be for documents of other types. SHOULD: Undefined means the same as leaving it out.',
  open: 'The order of the batches in the row.',
  appliesTo: toDocuments,
  checks: [
    on(byExpiry, closestFirst, asAnswered),
    on(byExpiry, asLeftOut, { ...asAnswered, level: 'SHOULD', slug: 'undefined' }),
    on(rowsOfBundles, takesBundles, { ...asAnswered, slug: 'bundles' }),
  ],
});

/** Inserts a record with options in another format of the run whose layout the document shows; undefined where there is none. */
async function insertElsewhere(
  context: GatherContext,
  place: ScenarioPlace,
  record: RecordValue,
  options: RecordValue,
): Promise<Answer | undefined> {
  const isPlanned = (other: Format) =>
    context.isPlanned(siblingKey({ ...place, format: other }, 'DocumentUpdate', plainCall));
  const format = formats.find(
    (another) => another !== place.format && showsLayout(another) && isPlanned(another),
  );
  return format === undefined
    ? undefined
    : insertRecord(context, place, record, options, { format, address: defaultAddress(format) });
}

/**
 * Why the refusal of an option proves nothing: no other format takes it with the document either. It may be for documents of other types, such as
 * those that take goods out.
 */
function takenNowhere(elsewhere: Answer | undefined, name: string) {
  if (elsewhere !== undefined && hasSucceeded(elsewhere)) return undefined;
  return blocked('control', `no other format is known to take ${name} with a document of this type`);
}

function closestFirst(subject: Subject<OfBatches>) {
  const { batchProductSku: sku = '', batchesByExpiry: [first = ''] = [] } = subject.context.fixtures;
  if (subject.outcome === 'failed') {
    if (isNotLetIn(subject.response.status)) return callRefused;
    const { undefinedSent } = subject.others;
    if (undefinedSent !== undefined && outcomeOf(undefinedSent, 'success') === 'failed')
      return blocked('clause:ACT-10', `${option} is refused with every value`);
    const message = 'the document is refused with ByExpiryDate, though it is taken without';
    return (
      refusedByNow(subject.others[plainAgain]) ??
      noneLeft(subject, first, sku) ??
      takenNowhere(subject.others.inJson ?? subject.others.elsewhere, option) ??
      failed(subject, message, 'success', messageOf(subject))
    );
  }
  const taken = attachedBatches(subject.answer, sku);
  if (takesJust(taken, first)) return [];
  const { inJson, undefinedSent } = subject.others;
  const unread = subject.deviations.find((deviation) => deviation.path.includes('DocumentRowBatchNumbers'));
  if (unread !== undefined) return blocked(`clause:${unread.clause}`, `${unread.path} can't be read`);
  const none = 'no batch was attached, and the document does not say which types of documents get batches';
  const attaches = (answer: Answer | undefined): boolean =>
    answer !== undefined && isAnyAttached(answer, sku);
  if (taken.size === 0 && !attaches(inJson) && !attaches(undefinedSent)) return blocked('nothing', none);
  const gone = noneLeft(subject, first, sku);
  if (gone !== undefined) return gone;
  if (inJson !== undefined && attaches(inJson) && !takesJust(attachedBatches(inJson, sku), first))
    return blocked('nothing', 'json attaches another batch now as well: there may be none left of the first');
  const message = 'what is attached is not the batch that expires first';
  const actual = [...taken].map(([name, quantity]) => `${name}: ${quantity.toFixed()}`).join(', ');
  const path = 'mvDocument.DocumentDetails.DocumentRowBatchNumbers';
  return failed(subject, message, `${first}: ${one.toFixed()}`, actual || 'no batch', path);
}

/** Why a batch may be used up: a row that names it is not taken, or BatchNumberGet does not show any of it. */
function noneLeft({ others: { named, stock } }: Subject<OfBatches>, batch: string, sku: string) {
  const gone = `the target does not take batch ${batch} even when the row names it: there may be none left`;
  const isThere = named !== undefined && takesJust(attachedBatches(named, sku), batch);
  if (!isThere || outcomeOf(named, 'success') !== 'succeeded') return blocked('nothing', gone);
  if ([named, stock].some((answer) => answer !== undefined && hasExpired(answer, batch)))
    return blocked('nothing', `batch ${batch} has expired, so that a target may attach none of it`);
  if (stock === undefined || mayHaveBatch(stock, batch)) return undefined;
  return blocked('nothing', `BatchNumberGet does not show that any of batch ${batch} is left`);
}

/** Whether the option as `Undefined` does what leaving it out does, as far as batches are attached at all. */
function asLeftOut(subject: Subject<OfBatches>) {
  const { leftOut, leftOutAgain, undefinedSent } = subject.others;
  const { batchProductSku: sku = '' } = subject.context.fixtures;
  if (leftOut === undefined || undefinedSent === undefined)
    throw new Error('the scenario of DOC-3 sends both');
  const outcome = outcomeOf(undefinedSent, 'success');
  if (outcome === 'unknown') return unknownOutcomeOf(undefinedSent);
  if (outcome === 'failed') return blocked('clause:ACT-10', `${option} is refused as Undefined`);
  const attaches = (answer: Answer): string =>
    isAnyAttached(answer, sku) ? 'batches attached' : 'no batches attached';
  const expected = attaches(leftOut);
  const actual = attaches(undefinedSent);
  if (expected === actual) return [];
  if (leftOutAgain !== undefined && !(hasSucceeded(leftOutAgain) && attaches(leftOutAgain) === expected))
    return blocked('nothing', 'the same document gets batches only sometimes: there may be none left');
  const message = `${option} as Undefined does not mean the same as leaving it out`;
  return [breach(undefinedSent, message, expected, actual)];
}

/** The document is taken with the option just as without it, unless the option is refused whatever its value. */
function takesBundles(subject: Subject<OfBundles>) {
  if (subject.outcome !== 'failed') return [];
  if (isNotLetIn(subject.response.status)) return callRefused;
  const byNow = refusedByNow(subject.others[plainAgain]);
  if (byNow !== undefined) return byNow;
  const { options } = subject.others;
  if (options !== undefined && outcomeOf(options, 'success') === 'failed')
    return blocked('clause:ACT-10', `${bundles} is refused with every value`);
  const message = `the document is refused with ${bundles}, though it is taken without`;
  return (
    takenNowhere(subject.others.elsewhere, bundles) ?? failed(subject, message, 'success', messageOf(subject))
  );
}
