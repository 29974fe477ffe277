import { numberOrDigits } from '../../config/numberOrDigits.ts';
import type { Fixtures, Id } from '../../config/Settings.ts';
import type { Scope } from '../../config/scope.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { standingOf } from '../exchanges/Standing.ts';
import type { Api } from '../target/Api.ts';

/** What a run uses up, or what no Get shows, is never guessed: suppliers, reports, batches, disposables. */
type Discoverable = Pick<
  Fixtures,
  'knownSkus' | 'goodsInboundDocumentTypeId' | 'receiveDocumentTypeId' | 'inventoryLocationId'
>;

/** The given fixtures plus those that were found, and in plain words what was found where. */
export interface FixtureDiscovery {
  readonly fixtures: Fixtures;
  readonly notes: readonly string[];
}

/** How many records are looked at, and how many SKUs are taken. */
const recordsAskedFor = 20;
const skusTaken = 5;

/**
 * Finds fixtures through the API that the operator left out and a Get shows (docs/fixtures.md). These are SKUs in use, the
 * built-in type of goods inbound documents, and an inventory location. Reads only, three requests at most; given fixtures stay.
 */
export async function discoverFixtures(
  api: Api,
  given: Fixtures,
  { format, scope }: { readonly format: Format; readonly scope: Scope },
): Promise<FixtureDiscovery> {
  const records = async (name: string): Promise<readonly RecordValue[]> => {
    if (scope.withoutOperations.includes(name)) return [];
    const get = operationNamed(name);
    const answer = await api.call({
      operation: get,
      operationName: name,
      format,
      address: defaultAddress(format),
      members: {
        ReturnTopNRecords: numeric(name === 'DocumentTypeGet' ? -1 : recordsAskedFor),
        ...(get.showDeleted === true ? { showDeleted: 'showOnlyUndeleted' } : {}),
      },
      caseId: 'preflight',
    });
    return standingOf(answer) === 'works' ? recordsOf(answer.decoded?.value[get.list ?? '']) : [];
  };
  const wants = (name: keyof Discoverable): boolean => given[name] === undefined || isEmptyList(given[name]);

  const goods = wants('knownSkus') ? await records('ProductBOMGet') : [];
  const inUse = skusOf(goods);
  const isOrderAsked = (wants('knownSkus') && inUse.length === 0) || wants('inventoryLocationId');
  const orders = isOrderAsked ? await records('SalesOrderGet') : [];
  const isTypeAsked = wants('goodsInboundDocumentTypeId') || wants('receiveDocumentTypeId');
  const types = isTypeAsked ? await records('DocumentTypeGet') : [];

  const sold = inUse.length > 0 ? [] : soldSkus(orders);
  const skus = inUse.length > 0 ? inUse : sold;
  const inbound = given.goodsInboundDocumentTypeId ?? goodsInbound(types);
  const found: Discoverable = {
    ...(wants('knownSkus') && skus.length > 0 ? { knownSkus: skus } : {}),
    ...(wants('goodsInboundDocumentTypeId') && inbound !== undefined
      ? { goodsInboundDocumentTypeId: inbound }
      : {}),
    ...(wants('receiveDocumentTypeId') && inbound !== undefined ? { receiveDocumentTypeId: inbound } : {}),
    ...(wants('inventoryLocationId') ? locationOf(orders) : {}),
  };
  const notes = Object.entries(found).map(
    ([name, value]) => `The fixtures name no ${name}; found by reading: ${[value].flat().join(', ')}.`,
  );
  return { fixtures: { ...given, ...found }, notes };
}

/** An empty list names nothing, as if it were left out. */
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Materials first, because those are bought; then the goods made from them. */
function skusOf(goods: readonly RecordValue[]): readonly string[] {
  const materials = goods.flatMap(({ mvRawMaterials }) => recordsOf(mvRawMaterials));
  return texts([...materials, ...goods].map(({ ProductSKU }) => ProductSKU));
}

const soldSkus = (orders: readonly RecordValue[]): readonly string[] =>
  texts(
    orders.flatMap(({ SalesOrderDetails }) =>
      recordsOf(SalesOrderDetails).map(({ SalesOrderRowProductSKU }) => SalesOrderRowProductSKU),
    ),
  );

/** The built-in type (negative id, as in the examples) that is named goods inbound and is of no other kind. */
function goodsInbound(types: readonly RecordValue[]): Id | undefined {
  const named = types.filter(
    (type) =>
      Number(idOf(type)) < 0 &&
      /\binbound\b/i.test(String(type.DocumentTypeDescription)) &&
      !Object.entries(type).some(([name, value]) => /^Is[A-Z]/.test(name) && value === true),
  );
  return named.length === 1 && named[0] !== undefined ? idOf(named[0]) : undefined;
}

const idOf = ({ DocumentTypeID: id }: RecordValue): Id => (isNumeric(id) ? numberOrDigits(id.lexeme) : 0);

function locationOf(orders: readonly RecordValue[]): Pick<Fixtures, 'inventoryLocationId'> {
  const [locationId] = orders
    .map(({ SalesOrderInventoryLocationID: id }) => (isNumeric(id) ? numberOrDigits(id.lexeme) : 0))
    .filter((id) => id !== 0 && /^-?[1-9]\d*$/.test(String(id)));
  return locationId === undefined ? {} : { inventoryLocationId: locationId };
}

const texts = (values: readonly (Value | undefined)[]): readonly string[] =>
  [
    ...new Set(values.filter((value): value is string => typeof value === 'string' && value.trim() !== '')),
  ].slice(0, skusTaken);
