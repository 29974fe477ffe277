import type { GatherContext, Gathered } from '../../../harness/Evidence.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { namesMissing } from '../../clauses/ERR/shownFailure.ts';
import { unreadableCause } from '../../kernel/addressBlame.ts';
import { found, wanting } from '../../kernel/gathered.ts';
import { notTaken } from '../../kernel/obstacles.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { plainAgain } from '../../kernel/plainAgain.ts';
import { isEvenTurn, type OperationSuite, type Scenario, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { documentOptions, unknownAmongBundles } from '../documents.ts';
import { insertedDocument, siblingKey } from '../ownRecords.ts';
import { document, plainDocument, purchaseOrder } from '../records/ordersAndDocuments.ts';
import {
  bundle,
  company,
  event,
  integrationUpdate,
  plainShippingProvider,
  shippingProvider,
} from '../records/plainRecords.ts';
import { companyRemoval, inserting, updatingUnknown, writeMembers } from '../writing.ts';

const known = (context: GatherContext): string | undefined => context.fixtures.knownSkus?.[0];

const unknownSku = (context: GatherContext): string =>
  context.fixtures.unknownSku ?? `NOSUCH${context.unique('unknown-sku')}`;

/**
 * ERR-1: a row with a SKU that does not exist, alone and behind a good row, with another good one behind it or, in every second
 * format, before it; the control is the good row alone.
 */
const insertUnknown = (name: string, isBehindAGoodRow: boolean): Scenario => ({
  name,
  expects: 'failure',
  shownBy: 'ERR-1',
  where: 'default',
  effect: 'write',
  requires: (place) => [siblingKey(place, 'DocumentUpdate')],
  gather: async (context, place) => {
    const good = known(context);
    if (good === undefined) return wanting('knownSkus');
    const control = await context.other(siblingKey(place, 'DocumentUpdate'));
    const obstacle = withoutRows(control, good, place);
    if (obstacle !== undefined) return obstacle;
    const unknown = unknownSku(context);
    const more = (context.fixtures.knownSkus ?? []).slice(1, 2);
    const behind = (sku: string) => (isEvenTurn(place) ? [sku, ...more] : [...more, sku]);
    const skus = (sku: string) => (isBehindAGoodRow ? [good, ...behind(sku)] : [sku]);
    const record = document(context, `${name}-${place.format}`, skus(unknown));
    if (typeof record === 'string') return wanting(record);
    const long = isBehindAGoodRow ? await refusedLong(context, place, name, skus) : undefined;
    return long ?? unknownAndGood(context, place, { name, skus: skus(unknown), unknown, record });
  },
});

/**
 * The same with an unknown SKU of thirty characters, in every third format: a server may show only so many of them. Undefined
 * where it is refused without any part of it, since SKUs may have a length: then the short one is asked about.
 */
async function refusedLong(
  context: GatherContext,
  place: ScenarioPlace,
  name: string,
  skus: (sku: string) => readonly string[],
): Promise<Gathered | undefined> {
  if (place.formatIndex % 3 !== 1) return undefined;
  const unknown = unknownSku(context).padEnd(30, 'LARGEBLUE');
  const record = document(context, `${name}-${place.format}-long`, skus(unknown));
  if (typeof record === 'string') return undefined;
  const answer = await context.call(place.operation, writeMembers(context, place, record, 'Insert'));
  const isTold = outcomeOf(answer, 'failure') !== 'failed' || namesMissing(answer, unknown.slice(0, 12));
  return isTold ? found(answer) : undefined;
}

/**
 * The same behind a good row with the rows of bundles asked for, by which rows may be joined with products; the control is the good
 * row with that option (DOC-3).
 */
const amongBundles: Scenario = {
  name: unknownAmongBundles,
  expects: 'failure',
  shownBy: 'ERR-1',
  where: 'default',
  effect: 'write',
  apart: true,
  requires: (place) =>
    ['success', documentOptions.bundles].map((name) => siblingKey(place, 'DocumentUpdate', name)),
  gather: async (context, place) => {
    const good = known(context);
    if (good === undefined) return wanting('knownSkus');
    const plain = await context.other(siblingKey(place, 'DocumentUpdate'));
    const bundles = await context.other(siblingKey(place, 'DocumentUpdate', documentOptions.bundles));
    const obstacle = withoutRows(plain, good, place) ?? notTaken(bundles, place);
    if (obstacle !== undefined) return obstacle;
    const unknown = unknownSku(context);
    const skus = [good, unknown];
    const record = document(context, `${unknownAmongBundles}-${place.format}`, skus);
    if (typeof record === 'string') return wanting(record);
    const options = { AutoInsertBundledProductRows: true };
    return unknownAndGood(context, place, { name: unknownAmongBundles, skus, unknown, record, options });
  },
};

interface Unknown {
  readonly name: string;
  readonly skus: readonly string[];
  readonly unknown: string;
  readonly record: RecordValue;
  readonly options?: RecordValue;
}

/**
 * Sends a document with an unknown SKU; where it is refused without a word of that, the same with a known one in its place: a
 * server may take no more rows than it has, no more documents, or no more writes (rule 3).
 */
async function unknownAndGood(
  context: GatherContext,
  place: ScenarioPlace,
  { name, skus, unknown, record, options = {} }: Unknown,
): Promise<Gathered> {
  const answer = await context.call(place.operation, writeMembers(context, place, record, 'Insert', options));
  if (outcomeOf(answer, 'failure') !== 'failed' || namesMissing(answer, unknown)) return found(answer);
  const { knownSkus = [] } = context.fixtures;
  const spare = knownSkus.find((sku) => !skus.includes(sku)) ?? knownSkus[0] ?? '';
  const good = document(
    context,
    `${plainAgain}-${name}-${place.format}`,
    skus.map((sku) => (sku === unknown ? spare : sku)),
  );
  if (typeof good === 'string') return found(answer);
  return found(answer, { [plainAgain]: await insertedDocument(context, place, good, options) });
}

/** A target that refused the control, or did not see its row, would answer a bad row for reasons of its own. */
function withoutRows(control: Gathered, sku: string, place: ScenarioPlace): Gathered | undefined {
  if (control.kind === 'blocked') return control;
  const { answer, others } = control.evidence;
  const hasTwin = others.json?.decoded != null && outcomeOf(others.json, 'success') === 'succeeded';
  if (answer.decoded === null) {
    const message = 'the same document with a known SKU brought no readable answer';
    return { kind: 'blocked', cause: unreadableCause(answer, place), message, answer };
  }
  if (outcomeOf(answer, 'success') === 'failed') {
    const message = 'the same document with a known SKU was refused';
    return { kind: 'blocked', cause: hasTwin ? 'layout' : 'control', message, answer };
  }
  const echo = answer.decoded.value.mvDocument;
  const rows = isRecord(echo) && Array.isArray(echo.DocumentDetails) ? echo.DocumentDetails : [];
  if (rows.some((row) => isRecord(row) && row.DocumentRowProductSKU === sku)) return undefined;
  const isShown = place.format === 'json' || place.format === 'jsv';
  const message = 'the same document with a known SKU came back without its row';
  return { kind: 'blocked', cause: isShown ? 'clause:ACT-1' : 'layout', message, answer };
}

export const DocumentUpdate: OperationSuite = [
  inserting({ build: plainDocument }),
  insertUnknown('unknown-sku', false),
  insertUnknown('unknown-sku-behind-a-good-row', true),
  amongBundles,
  updatingUnknown({ build: plainDocument }),
];

export const CompanyUpdate: OperationSuite = [
  inserting({ build: company, removal: companyRemoval }),
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
];

export const ShippingProviderUpdate: OperationSuite = [
  inserting({ build: plainShippingProvider }),
  updatingUnknown({ build: shippingProvider }),
];
