import { describe, expect, test } from 'vitest';
import { neededApplication } from '../../generators/records/sourceApplication.ts';
import {
  isNearbyUnknownTarget,
  isUnknownId,
  nearbyUnknownTarget,
  unknownId,
  writeMembers,
} from '../../generators/records/writeMembers.ts';
import { operationNamed } from '../../specs/operations.ts';

const noFixtures = { fixtures: {} };

describe('what a write sends for a record', () => {
  test('the record under its own name, its action, and what else is given', () => {
    const write = { operation: operationNamed('PurchaseOrderUpdate') };
    const sent = writeMembers(noFixtures, write, { DocumentComments: 'c' }, 'Insert', { mvMore: 'm' });
    expect(sent).toMatchObject({
      mvPurchaseOrder: { DocumentComments: 'c' },
      mvRecordAction: 'Insert',
      mvMore: 'm',
    });
  });

  test('no action where the operation takes none', () => {
    const write = { operation: operationNamed('ShippingInformationUpdate') };
    expect(writeMembers(noFixtures, write, {}, 'Update')).not.toHaveProperty('mvRecordAction');
  });

  test("the operator's sample lies under the record", () => {
    const fixtures = { samples: { mvCompany: { CompanyName: 'theirs', CompanyComments: 'kept' } } };
    const write = { operation: operationNamed('CompanyUpdate') };
    expect(writeMembers({ fixtures }, write, { CompanyName: 'ours' }, 'Insert').mvCompany).toMatchObject({
      CompanyName: 'ours',
      CompanyComments: 'kept',
    });
  });

  test('an operation without a record is our own mistake', () => {
    const read = { operation: operationNamed('CompanyGet') };
    expect(() => writeMembers(noFixtures, read, {}, 'Insert')).toThrow('CompanyGet carries no record');
  });
});

test('the source application goes out only where its row lacks "(opt)" (ACT-10)', () => {
  const sends = (name: string): unknown => neededApplication({ fixtures: {} }, operationNamed(name));
  // As the document's table of operations has them; for inserts and updates its general part calls it optional.
  for (const name of ['DocumentTypeDelete', 'DiscountDelete', 'ProductBOMDelete', 'ContactPersonDelete'])
    expect([name, sends(name)]).toEqual([name, { mvInsertUpdateDeleteSourceApplication: 'Assay' }]);
  for (const name of [
    'DocumentUpdate',
    'PurchaseOrderUpdate',
    'WorkOrderReOpen',
    'CompanyDelete',
    'CompanyGet',
  ])
    expect([name, sends(name)]).toEqual([name, {}]);
});

test('an application that the fixtures name is sent instead of the invented one', () => {
  const fixtures = { sourceApplication: 'webshop' };
  expect(neededApplication({ fixtures }, operationNamed('DiscountDelete'))).toEqual({
    mvInsertUpdateDeleteSourceApplication: 'webshop',
  });
});

test('an unknown id is within 31 bits, above all records, the same again, and another for each run and label', () => {
  const runs = [1, 2].flatMap((seed) => ['a', 'b'].map((runId) => ({ seed, runId })));
  const ids = runs.flatMap((run) =>
    ['DiscountDelete/json', 'DiscountDelete/xml'].map((label) => unknownId(run, label)),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toBeGreaterThanOrEqual(1_900_000_000);
    expect(id).toBeLessThan(2 ** 31);
  }
  expect(unknownId({ seed: 1, runId: 'a' }, 'DiscountDelete/json')).toBe(ids[0]);
});

test('a run knows the ids that it made up from all others, however high these are', () => {
  const run = { seed: 1, runId: 'a' };
  const id = unknownId(run, 'CompanyUpdate/actions/soap11');
  expect([`${id}`, `-${id}`].map((one) => isUnknownId(run, one))).toEqual([true, true]);
  for (const other of ['1900000001', '2000000000', '5000000513', '', `${id}.0`])
    expect([other, isUnknownId(run, other)]).toEqual([other, false]);
  expect(isUnknownId({ ...run, runId: 'b' }, `${id}`)).toBe(false);
  expect(() => unknownId(run, 'another')).toThrow('no id of nothing is made for another');
});

test('a nearby unknown id is a thousand above the highest, hardly longer, and known again', () => {
  const run = { seed: 1, runId: 'a' };
  const place = { operation: operationNamed('DiscountDelete'), format: 'json' } as const;
  const nearby = (highest: number) => nearbyUnknownTarget(run, place, highest);
  for (const [highest, most] of [
    [212, 9_999],
    [8_500, 32_767],
    [40_000, 999_999],
    [1_000_000, 8_388_607],
    [12_345_678, 99_999_999],
  ] as const) {
    const id = nearby(highest) ?? 0;
    expect(id).toBeGreaterThan(highest + 1_000);
    expect(id).toBeLessThanOrEqual(most);
    expect(isNearbyUnknownTarget(run, place, `${id}`)).toBe(true);
    expect(isNearbyUnknownTarget(run, place, `${id + 1}`)).toBe(false);
    expect(isUnknownId(run, `${id}`)).toBe(false);
  }
  for (const highest of [1_000_000_000, Number.NEGATIVE_INFINITY]) expect(nearby(highest)).toBeUndefined();
});
