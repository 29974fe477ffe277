import { expect, test } from 'vitest';
import { MissingFixtureError, needed, type RecordSource } from '../../generators/records/Build.ts';
import { bundle } from '../../generators/records/bundles.ts';
import { event } from '../../generators/records/events.ts';
import { document, plainDocument, purchaseOrder } from '../../generators/records/ordersAndDocuments.ts';

const source = (fixtures: RecordSource['fixtures']): RecordSource => ({
  ...{ fixtures, seed: 1 },
  unique: (label) => label,
});
const missing = (build: () => unknown): string | undefined => {
  try {
    build();
    return undefined;
  } catch (error) {
    if (error instanceof MissingFixtureError) return error.fixture;
    throw error;
  }
};
const whole = { knownSkus: ['A'], goodsInboundDocumentTypeId: 1, supplierName: 'S', eventType: 'E' };

test.each([
  ['a document', plainDocument, 'knownSkus'],
  ['a document', plainDocument, 'goodsInboundDocumentTypeId'],
  ['an order', purchaseOrder, 'knownSkus'],
  ['a bundle', bundle, 'knownSkus'],
  ['a subscription', event, 'eventType'],
])('%s can not be built without a fixture that it needs', (_, build, name) => {
  const { [name as 'knownSkus']: _left, ...others } = whole;
  expect(missing(() => build(source(others), 'x'))).toBe(name);
  expect(missing(() => build(source(whole), 'x'))).toBeUndefined();
});

test('an order needs a supplier, by its id or by its name', () => {
  const fixtures = { knownSkus: ['A'] };
  expect(missing(() => purchaseOrder(source(fixtures), 'x'))).toBe('supplierId');
  expect(missing(() => purchaseOrder(source({ ...fixtures, supplierId: 7 }), 'x'))).toBeUndefined();
});

test('a list of no SKUs is none, and a document of given SKUs needs no others', () => {
  expect(missing(() => plainDocument(source({ ...whole, knownSkus: [] }), 'x'))).toBe('knownSkus');
  const { knownSkus: _, ...others } = whole;
  expect(missing(() => document(source(others), 'x', ['B']))).toBeUndefined();
});

test('what is there is given back, also where it is nothing much', () => {
  expect([needed(0, 'x'), needed('', 'x'), needed(null, 'x')]).toEqual([0, '', null]);
});
