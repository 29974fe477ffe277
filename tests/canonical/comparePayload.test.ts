import { expect, test } from 'vitest';
import { comparePayload } from '../../harness/canonical/comparePayload.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

const get = operationNamed('ShippingProviderGet');

const provider = (id: number, ...packages: readonly string[]): RecordValue => ({
  ShippingProviderId: numeric(id),
  ShippingProviderPackages: packages.map((Name) => ({ Name })),
});

const answered = (value: RecordValue, members: RecordValue = {}): Answer =>
  ({
    call: { operation: get, operationName: get.name, format: 'json', address: 'path', members },
    exchange: { response: { status: 200, headers: [], body: new Uint8Array() } },
    decoded: { value: { ...value, ResponseStatus: { ErrorCode: '0' } }, deviations: [], undocumented: [] },
  }) as unknown as Answer;

const read = (...providers: readonly RecordValue[]): Answer =>
  answered({ mvShippingProviders: providers }, { ReturnTopNRecords: numeric(10) });

const [usual, turned] = [read(provider(1, 'a', 'b')), read(provider(1, 'b', 'a'))];

test('nested rows in another order are told, with their numbers', () => {
  const { difference, order, lists } = comparePayload(usual, turned, [usual, usual]);
  expect(difference).toBeUndefined();
  expect(order).toEqual({
    path: 'mvShippingProviders[0].ShippingProviderPackages',
    left: 'rows 1, 2',
    right: 'rows 2, 1',
  });
  expect(lists).toBe(1);
});

test('they are not where the same read shows them in any order, be it of another record', () => {
  const first = read(provider(2, 'c', 'd'), provider(1, 'a', 'b'));
  const later = read(provider(2, 'd', 'c'), provider(1, 'a', 'b'));
  const seen = read(provider(2, 'c', 'd'), provider(1, 'b', 'a'));
  expect(comparePayload(first, seen, [later])).toMatchObject({
    difference: undefined,
    order: undefined,
    lists: 0,
  });
});

test('they are not where a later read is refused: nothing shows then that they stood still', () => {
  const refused = {
    ...usual,
    decoded: {
      value: { ResponseStatus: { ErrorCode: '500', Message: 'busy' } },
      deviations: [],
      undocumented: [],
    },
  } as unknown as Answer;
  expect(comparePayload(usual, turned, [refused, refused]).order).toBeUndefined();
});

test('records that leave the documented order are a difference, by their ids', () => {
  const [down, up] = [read(provider(2), provider(1)), read(provider(1), provider(2))];
  expect(comparePayload(down, up, [down, down]).difference).toMatchObject({
    left: '"ids 2, 1"',
    right: '"ids 1, 2"',
  });
  expect(comparePayload(down, down, []).difference).toBeUndefined();
});
