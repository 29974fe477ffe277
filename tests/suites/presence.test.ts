import { describe, expect, it } from 'vitest';
import type { Decoded } from '../../formats/Codec.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { listedIn, presence, provesAbsence } from '../../harness/records/shownRecords.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

const answer = (name: string, most: number, records: readonly RecordValue[], code = '0'): Answer => {
  const get = operationNamed(name);
  const value = { ResponseStatus: { ErrorCode: code, Message: 'said' }, [get.list ?? '']: records };
  return {
    call: {
      operation: get,
      operationName: name,
      format: 'json',
      address: 'path',
      members: { ReturnTopNRecords: numeric(most) },
      caseId: 'c',
    },
    exchange: {
      id: 'x1',
      request: { method: 'POST', url: '', headers: [], body: new Uint8Array() },
      response: { status: 200, headers: [], body: new Uint8Array() },
      failure: null,
      timings: { startedAt: '', durationMs: 0 },
      retries: 0,
    },
    decoded: { value, deviations: [], undocumented: [], layout: 'message' },
    decodeError: null,
    detour: null,
  };
};

const discounts = [9, 7, 5].map((id) => ({ DiscountID: numeric(id) }));
const materials = [{ ProductSKU: 'A' }];

it.each([
  ['is there', answer('DiscountGet', 500, discounts), 7, 'shown'],
  ['is there as another number', answer('DiscountGet', 500, [{ DiscountID: numeric('7.0') }]), 7, 'shown'],
  ['is not among all', answer('DiscountGet', 500, discounts), 6, 'gone'],
  ['is not among the newest, though above the lowest', answer('DiscountGet', 3, discounts), 6, 'gone'],
  [
    'has an id of 19 digits, one above the lowest',
    answer('DiscountGet', 1, [{ DiscountID: numeric('1234567890123456788') }]),
    '1234567890123456789',
    'gone',
  ],
  ['may stand behind the newest', answer('DiscountGet', 3, discounts), 4, 'unknown'],
  ['is no finished good', answer('ProductBOMGet', 500, [{ ProductID: numeric(1) }]), 1, 'gone'],
  [
    'has no materials',
    answer('ProductBOMGet', 500, [{ ProductID: numeric(1), mvRawMaterials: [] }]),
    1,
    'gone',
  ],
  [
    'has materials',
    answer('ProductBOMGet', 500, [{ ProductID: numeric(1), mvRawMaterials: materials }]),
    1,
    'shown',
  ],
  [
    'is in a list of no documented order',
    answer('ProductBOMGet', 1, [{ ProductID: numeric(1) }]),
    2,
    'unknown',
  ],
  [
    'may be the one whose id is no number',
    answer('DiscountGet', 500, [...discounts, { DiscountID: 'six' }]),
    6,
    'unknown',
  ],
  ['was asked for in vain', answer('DiscountGet', 500, [], '500'), 7, undefined],
] as const)('a record that %s', (_, seen, id, expected) => {
  expect(presence(seen, numeric(id))).toBe(expected);
});

const unreadable = {
  clause: 'TYP-15',
  level: 'MUST',
  path: 'mvDiscounts',
  expected: 'a list',
  actual: '5',
} as const;

describe('a success that leaves its list out', () => {
  const without = (more: Partial<Decoded> = {}): Answer => {
    const seen = answer('DiscountGet', 500, []);
    const { mvDiscounts: _, ...value } = seen.decoded?.value ?? {};
    return { ...seen, decoded: { value, deviations: [], undocumented: [], layout: 'message', ...more } };
  };

  it('holds no record, and so proves that none has an id', () => {
    expect(listedIn(without())).toEqual([]);
    expect(provesAbsence(without(), numeric(7))).toBe(true);
  });

  it.each([
    ['another member may be the list', { undocumented: ['Discounts'] }],
    ['the list is there, and unreadable', { deviations: [unreadable] }],
  ])('tells nothing where %s', (_, more) => {
    expect(listedIn(without(more))).toBeUndefined();
    expect(provesAbsence(without(more), numeric(7))).toBe(false);
  });
});
