import { expect, test } from 'vitest';
import { singleFaults, singleTruth } from '../../harness/oracle/selectionTrial.ts';
import { inWords, isTold, violationsOf, withoutEffect } from '../../harness/oracle/shownFaults.ts';
import { discounts, filter, those, trial } from './reads.ts';

const bolts = filter('DiscountName', 'Contains', 'bolts');
const said = (violations: ReturnType<typeof violationsOf>) =>
  violations.map(({ message, expected, actual, path }) => [message, expected, actual, path]);

test('filters are said as a person would', () => {
  const dear = { AndOr: 'Or', ...filter('DiscountValue', 'LessThan', '5') } as const;
  expect(inWords([bolts, dear])).toBe('DiscountName Contains "bolts", Or DiscountValue LessThan "5"');
});

test('each fault is a breach that names the record by its id and by what was searched for', () => {
  const made = trial([bolts], those(504, 501));
  const selects = 'DiscountName Contains "bolts"';
  expect(said(violationsOf(made, singleFaults(made)))).toEqual([
    [
      `a record that ${selects} selects is missing`,
      'DiscountID 503, DiscountName "Winter bolts"',
      'not in the answer',
      'mvDiscounts',
    ],
    [
      `a record came that ${selects} does not select`,
      'not in the answer',
      'DiscountID 501, DiscountName "Autumn"',
      'mvDiscounts',
    ],
  ]);
  const refused = trial([bolts], 'refused');
  expect(said(violationsOf(refused, singleFaults(refused)))).toEqual([
    [
      `the target refuses ${selects}`,
      'the records that it selects',
      'HTTP 500, ErrorCode "500", Message "no"',
      'mvDiscounts',
    ],
  ]);
});

test('the member that was searched by is named once', () => {
  const byId = trial([filter('DiscountID', 'Equals', '501')], []);
  expect(said(violationsOf(byId, singleFaults(byId)))[0]?.[1]).toBe('DiscountID 501');
});

test('a filter without effect is one breach', () => {
  expect(said(withoutEffect(trial([bolts], discounts)))).toEqual([
    [
      'DiscountName Contains "bolts" does not select',
      'the records that it selects, and no others',
      'none of them, or all others too',
      'Filters[0].FieldName',
    ],
  ]);
  expect(withoutEffect(trial([bolts], 'refused'))).toHaveLength(1);
  expect(withoutEffect(trial([bolts], those(504)))).toEqual([]);
  expect(withoutEffect(trial([filter('DiscountName', 'Equals', 'zq')], 'refused'))).toEqual([]);
});

test('something is told where a taken filter is known to select a record or to leave it out', () => {
  const told = (made: ReturnType<typeof trial>) => isTold(made, singleTruth(made.answer));
  expect(told(trial([bolts], []))).toBe(true);
  expect(told(trial([bolts], 'refused'))).toBe(false);
  expect(told(trial([filter('DiscountName', 'Equals', '')], []))).toBe(false);
});
