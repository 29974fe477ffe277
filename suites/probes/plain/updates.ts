import { bundle } from '../../../generators/records/bundles.ts';
import { company } from '../../../generators/records/companies.ts';
import { event } from '../../../generators/records/events.ts';
import { integrationUpdate } from '../../../generators/records/integrationUpdates.ts';
import {
  document,
  plainDocument,
  purchaseOrder,
  skusOf,
} from '../../../generators/records/ordersAndDocuments.ts';
import { plainShippingProvider, shippingProvider } from '../../../generators/records/shippingProviders.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { notTaken, obstacleOfRows } from '../../../harness/verdicts/obstacles.ts';
import { plainAgain } from '../../../harness/verdicts/refusals.ts';
import { namesMissing } from '../../../harness/words/namesMissing.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { type OperationSuite, type Scenario, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import { insertRecord } from '../madeForScenarios.ts';
import { mayBeOfForm, ofKnownForm } from '../ofKnownForm.ts';
import { receivingUnknown } from '../receipts.ts';
import { documentOptions, unknownAmongBatches, unknownAmongBundles } from '../scenarioNames.ts';
import { inserting, updatingUnknown } from './inserting.ts';

interface UnknownRow {
  readonly name: string;
  /** The SKUs of the rows; `more` are further good ones. */
  readonly skus: (
    unknown: string,
    good: string,
    more: readonly string[],
    place: ScenarioPlace,
  ) => readonly string[];
  /** What is asked for besides, and the scenario that asks for it with the good row alone: a second control. */
  readonly asked?: { readonly options: RecordValue; readonly control: string };
  /** Whether a long SKU is tried first, in every third format: a server may show only so many characters of it. */
  readonly triesLong?: true;
}

/** Inserts a document with a row whose SKU does not exist (ERR-1); the control is the good row alone. */
const insertUnknown = ({ name, skus: skusWith, asked, triesLong }: UnknownRow): Scenario => ({
  name,
  expects: 'failure',
  shownBy: 'ERR-1',
  where: 'default',
  effect: 'write',
  ...(asked === undefined ? {} : { apart: true }),
  requires: (place) =>
    [plainCall, ...(asked === undefined ? [] : [asked.control])].map((control) =>
      siblingKey(place, 'DocumentUpdate', control),
    ),
  gather: async (context, place) => {
    const { unknownSku, batchProductSku } = context.fixtures;
    const [known = '', ...more] = skusOf(context);
    // Batches may be refused for a product that has none.
    const isOfBatches = asked?.control === documentOptions.batches;
    const good = (isOfBatches ? batchProductSku : undefined) ?? known;
    const plain = await context.other(siblingKey(place, 'DocumentUpdate'));
    const control = asked && (await context.other(siblingKey(place, 'DocumentUpdate', asked.control)));
    const obstacle = obstacleOfRows(plain, known, place) ?? (control && notTaken(control, place));
    if (obstacle !== undefined) return obstacle;
    const unknown = unknownSku ?? `NOSUCH${context.unique('unknown-sku')}`;
    const skus = (sku: string) => skusWith(sku, good, more.slice(0, 1), place);
    const record = document(context, `${name}-${place.format}`, skus(unknown));
    if (triesLong && turnOf(place, 'longSku') === 'yes') {
      const long = document(context, `${name}-${place.format}-long`, skus(unknown.padEnd(30, 'LARGEBLUE')));
      const answer = await context.call(place.operation, writeMembers(context, place, long, 'Insert'));
      // SKUs may have a length: where no part of it is named, the short one is asked about.
      const isNamed = namesMissing(answer, unknown.slice(0, 12)) && !mayBeOfForm(context, answer);
      if (outcomeOf(answer, 'failure') !== 'failed' || isNamed) return asEvidence(answer);
    }
    const options = asked?.options ?? {};
    const insertLike = (sku: string) => {
      const like = document(context, `${name}-${place.format}-like`, skus(sku));
      return insertRecord(context, place, like, options);
    };
    const members = writeMembers(context, place, record, 'Insert', options);
    const isDone = (one: Answer) => outcomeOf(one, 'failure') !== 'failed' || namesMissing(one, unknown);
    const first = await context.call(place.operation, members);
    // A refusal for another reason that does not come again is not about the SKU (docs/decisions/0042).
    const answer = isDone(first) ? first : await context.call(place.operation, members);
    if (isDone(answer)) return ofKnownForm(context, asEvidence(answer), insertLike);
    // Refused without a word of that: a server may take no more rows than it has, no more documents, or no more writes (rule 3).
    const spare = isOfBatches ? good : ([good, ...more].find((sku) => !skus(unknown).includes(sku)) ?? good);
    const again = document(context, `${plainAgain}-${name}-${place.format}`, skus(spare));
    const spared = await insertRecord(context, place, again, options);
    const gathered = asEvidence(answer, { [plainAgain]: spared });
    return isRefused(spared) ? gathered : ofKnownForm(context, gathered, insertLike);
  },
});

/** SKUs that end with letters. Without the last one there is hardly such a product, unlike with numbers. */
const endsWithLetters = /[A-Za-z]{3}$/;

/**
 * In every third format also inserts a document whose only SKU is a known one without its last letter (`cutSku`). Such a product may
 * exist, so the insert may succeed. But its row must not show a longer SKU.
 */
const alsoWithCutSku = (scenario: Scenario): Scenario => ({
  ...scenario,
  gather: async (context, place) => {
    const gathered = await scenario.gather(context, place);
    if (gathered.kind === 'blocked' || turnOf(place, 'cutSku') === 'no') return gathered;
    const { knownSkus = [] } = context.fixtures;
    const cut = knownSkus.find((sku) => endsWithLetters.test(sku))?.slice(0, -1);
    if (cut === undefined || knownSkus.includes(cut)) return gathered;
    const record = document(context, `cut-sku-${place.format}`, [cut]);
    const { evidence } = gathered;
    const others = { ...evidence.others, cutSku: await insertRecord(context, place, record) };
    return { kind: 'evidence', evidence: { ...evidence, others } };
  },
});

export const DocumentUpdate: OperationSuite = [
  inserting({ build: plainDocument }),
  alsoWithCutSku(insertUnknown({ name: 'unknown-sku', skus: (unknown) => [unknown] })),
  insertUnknown({
    name: 'unknown-sku-behind-a-good-row',
    skus: (unknown, good, more, place) => {
      if (turnOf(place, 'badRow') === 'last') return [good, ...more, unknown];
      return [good, unknown, ...(turnOf(place, 'badRow') === 'twice' ? [unknown] : more)];
    },
    triesLong: true,
  }),
  // Where the rows of bundles are asked for, rows may be joined with products (DOC-3).
  insertUnknown({
    name: unknownAmongBundles,
    skus: (unknown, good) => [good, unknown],
    asked: { options: { AutoInsertBundledProductRows: true }, control: documentOptions.bundles },
  }),
  insertUnknown({
    name: unknownAmongBatches,
    skus: (unknown, good) => [good, unknown],
    asked: {
      options: { AutoInsertBatchNumbersToProductRows: 'ByExpiryDate' },
      control: documentOptions.batches,
    },
  }),
  updatingUnknown({ build: plainDocument }),
];

export const CompanyUpdate: OperationSuite = [
  inserting({ build: company }),
  updatingUnknown({ build: company }),
];

export const EventSubscriptionAdd: OperationSuite = [inserting({ build: event, effect: 'event' })];

export const IntegrationUpdateUpdate: OperationSuite = [
  inserting({ build: integrationUpdate }),
  updatingUnknown({ build: integrationUpdate }),
];

export const ProductBundleUpdate: OperationSuite = [
  inserting({ build: bundle, more: { forceSkuUpdateEvenIfUsedInDocuments: false } }),
  updatingUnknown({ build: bundle, more: { forceSkuUpdateEvenIfUsedInDocuments: false } }),
];

export const PurchaseOrderUpdate: OperationSuite = [
  inserting({ build: purchaseOrder }),
  updatingUnknown({ build: purchaseOrder }),
  receivingUnknown,
];

export const ShippingProviderUpdate: OperationSuite = [
  inserting({ build: plainShippingProvider }),
  updatingUnknown({ build: shippingProvider }),
];
