import type { Fixtures, Id } from './Settings.ts';

/** A record that fixtures name where they must not: at `second`, after `first`. Both are paths, such as `disposable.discounts.1`. */
export interface NamedTwice {
  readonly first: string;
  readonly second: string;
  readonly value: Id;
  /** Why that is refused. */
  readonly because: string;
}

/** Where fixtures name a record. */
interface Naming {
  readonly path: string;
  readonly value: Id;
}

const usedUp = 'a run uses each disposable record up once';
const kept = 'a run uses up what is disposable, and needs the other one to stay';
const listed = 'each record stands in a list once';

/** Documents, work orders and the like share their ids with no other kind of record. */
type Kind = 'discount' | 'bom' | 'documentType' | 'contactPerson' | 'workOrder' | 'receipt' | 'sku' | 'batch';

/**
 * The first record that fixtures name twice in one list, or as disposable in two places, or as disposable and as one that stays.
 * Undefined if there is none. Two lists may share a record if a run only reads it.
 */
export function namedTwice(fixtures: Fixtures): NamedTwice | undefined {
  const { disposable = {} } = fixtures;
  const disposed: readonly (readonly [Kind, readonly Naming[]])[] = [
    ['discount', listNamings('disposable.discounts', disposable.discounts)],
    ['bom', listNamings('disposable.boms', disposable.boms)],
    ['documentType', listNamings('disposable.documentTypes', disposable.documentTypes)],
    ['contactPerson', listNamings('disposable.contactPersons', disposable.contactPersons)],
    [
      'workOrder',
      [
        ...listNamings('disposable.closedWorkOrders', disposable.closedWorkOrders),
        ...idNamings('disposable.allocatedWorkOrders', disposable.allocatedWorkOrders),
      ],
    ],
    ['receipt', idNamings('disposable.finishedGoodReceipts', disposable.finishedGoodReceipts)],
  ];
  const staying: readonly (readonly [Kind, readonly Naming[]])[] = [
    ['workOrder', listNamings('openWorkOrders', fixtures.openWorkOrders)],
    ['sku', listNamings('knownSkus', fixtures.knownSkus)],
    ['batch', listNamings('batchesByExpiry', fixtures.batchesByExpiry)],
  ];
  const single: readonly (readonly [Kind, readonly Naming[]])[] = [
    ['documentType', oneNaming('goodsInboundDocumentTypeId', fixtures.goodsInboundDocumentTypeId)],
    ['documentType', oneNaming('receiveDocumentTypeId', fixtures.receiveDocumentTypeId)],
  ];
  for (const [, namings] of disposed) {
    const twice = repeated(namings);
    if (twice !== undefined) return { ...twice, because: usedUp };
  }
  for (const [, namings] of staying) {
    const twice = repeated(namings);
    if (twice !== undefined) return { ...twice, because: listed };
  }
  for (const [kind, stays] of [...staying, ...single])
    for (const [other, namings] of disposed) {
      const twice = kind === other ? repeated([...stays, ...namings]) : undefined;
      if (twice !== undefined) return { ...twice, because: kept };
    }
  const [unknown] = oneNaming('unknownSku', fixtures.unknownSku);
  const known = staying.find(([kind]) => kind === 'sku')?.[1] ?? [];
  const twice = unknown === undefined ? undefined : repeated([...known, unknown]);
  return twice === undefined ? undefined : { ...twice, because: 'no product may have the unknown SKU' };
}

function repeated(namings: readonly Naming[]): Omit<NamedTwice, 'because'> | undefined {
  const seen = new Map<string, string>();
  for (const { path, value } of namings) {
    const first = seen.get(String(value));
    if (first !== undefined) return { first, second: path, value };
    seen.set(String(value), path);
  }
  return undefined;
}

const listNamings = (path: string, values: readonly Id[] = []): readonly Naming[] =>
  values.map((value, index) => ({ path: `${path}.${index}`, value }));

const idNamings = (path: string, records: readonly { readonly id: Id }[] = []): readonly Naming[] =>
  records.map(({ id: value }, index) => ({ path: `${path}.${index}.id`, value }));

const oneNaming = (path: string, value: Id | undefined): readonly Naming[] =>
  value === undefined ? [] : [{ path, value }];
