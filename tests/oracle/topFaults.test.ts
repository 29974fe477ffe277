import { expect, test } from 'vitest';
import { countFaults, noneFaults, passedOver, topFaults } from '../../harness/oracle/topFaults.ts';
import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { discount, discounts, read, those } from './reads.ts';

const top = (
  most: number,
  answered: readonly RecordValue[] | 'refused',
  before: readonly RecordValue[] = discounts,
) => ({
  answer: read('DiscountGet', answered, { ReturnTopNRecords: numeric(most) }),
  others: { before: read('DiscountGet', before) },
});
const actual = (faults: ReturnType<typeof topFaults>) =>
  faults.map((one) => `${one.expected}: ${one.actual}`);

// Of four records, the newest is 504.
test.each<[number, Parameters<typeof top>[1], string[]]>([
  [2, those(504, 503), []],
  [2, those(504), ['2 records: 1']],
  [2, those(504, 503, 502), ['at most 2 records: 3']],
  [6, discounts, []],
  [6, those(504, 503, 502), ['4 records: 3']],
  [2, those(504, 502), ['DiscountID 503: not there, but 502 is']],
  [1, those(501), [504, 503, 502].map((id) => `DiscountID ${id}: not there, but 501 is`)],
  [2, 'refused', ['success: HTTP 500, ErrorCode "500", Message "no"']],
])('the top %i', (most, answered, faults) => {
  const made = top(most, answered);
  expect(actual(topFaults(made))).toEqual(faults);
  expect(actual([...countFaults(made), ...passedOver(made)])).toEqual(faults);
});

test('a new record may take the place of an old one', () => {
  expect(topFaults(top(2, [discount(505, 'new'), ...those(504)]))).toEqual([]);
});

test('how many are due is known only beside a read, but never more than N', () => {
  const { answer } = top(2, those(504));
  expect(countFaults({ answer, others: {} })).toEqual([]);
  expect(countFaults({ answer: top(1, those(504, 503)).answer, others: {} })).toHaveLength(1);
});

test('what more than all brings is compared with what few bring', () => {
  expect(actual(noneFaults(top(1, those(504), [])))).toEqual(['all records: none']);
  expect(noneFaults(top(1, [], []))).toEqual([]);
  expect(noneFaults(top(1, 'refused', []))).toEqual([]);
  expect(noneFaults(top(1, those(504), discounts))).toEqual([]);
  const { answer, others } = top(1, those(504), []);
  expect(noneFaults({ answer, others: { ...others, after: read('DiscountGet', discounts) } })).toEqual([]);
  expect(noneFaults({ answer, others: {} })).toEqual([]);
});
