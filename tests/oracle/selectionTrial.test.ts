import { describe, expect, test } from 'vitest';
import {
  faultsBy,
  filterEffect,
  filterOf,
  isMisselected,
  isWithoutEffect,
  mayHaveFoundNothing,
  singleFaults,
  stillIn,
} from '../../harness/oracle/selectionTrial.ts';
import { numeric } from '../../specs/numeric.ts';
import { discount, discounts, filter, read, those, trial } from './reads.ts';

const bolts = [filter('DiscountName', 'Contains', 'bolts')];
const kinds = (faults: ReturnType<typeof singleFaults>) =>
  faults.map((fault) => (fault.kind === 'refused' ? fault.kind : `${fault.kind} ${fault.key}`));

// 504 and 503 hold "bolts", 502 and 501 do not.
test.each<[string, Parameters<typeof trial>[1], string[], string]>([
  ['what it selects', those(504, 503), [], 'works'],
  ['a part of it', those(504), ['missing 503'], 'works'],
  ['nothing', [], ['missing 504', 'missing 503'], 'ignored'],
  ['all records', discounts, ['extra 502', 'extra 501'], 'ignored'],
  ['one too many', those(504, 503, 501), ['extra 501'], 'works'],
  ['the others alone', those(502), ['missing 504', 'missing 503', 'extra 502'], 'ignored'],
  ['a refusal', 'refused', ['refused'], 'refused'],
])('a filter that brings %s', (_, answered, faults, effect) => {
  const made = trial(bolts, answered);
  expect(kinds(singleFaults(made))).toEqual(faults);
  expect([filterEffect(made), isWithoutEffect(made)]).toEqual([effect, effect !== 'works']);
  expect([isMisselected(made), mayHaveFoundNothing(made)]).toEqual([faults.length > 0, false]);
});

test('a search that would find nothing may be refused, which tells nothing', () => {
  const made = trial([filter('DiscountName', 'Equals', 'zq')], 'refused');
  expect([mayHaveFoundNothing(made), isMisselected(made), filterEffect(made)]).toEqual([
    true,
    false,
    'untold',
  ]);
});

test('a call without an answer is no fault', () => {
  const made = trial(bolts, 'silent');
  expect([singleFaults(made), mayHaveFoundNothing(made)]).toEqual([[], false]);
});

test('a call that sent no filter is asked in vain', () => {
  expect(() => filterOf(read('DiscountGet', []))).toThrow('no filter');
});

describe('a record that is missing is no fault', () => {
  const missing = (answered: typeof discounts, others = {}) =>
    kinds(singleFaults(trial(bolts, answered, others)));

  test('if it changed around the filtered read, or was not there all the time', () => {
    const changed = [discount(504, 'Spring nuts'), ...discounts.slice(1)];
    expect(missing([], { after: read('DiscountGet', changed) })).toEqual(['missing 503']);
    expect(missing([], { afterwards: read('DiscountGet', those(504)) })).toEqual(['missing 504']);
  });

  test('if it may stand under an id that comes twice, or as a record without members', () => {
    expect(missing([...those(504), ...those(504)])).toEqual([]);
    expect(missing([...those(504), {}])).toEqual([]);
    expect(missing([...those(504, 501), {}])).toEqual(['extra 501']);
  });

  test('if it stands behind the end of an answer that is as long as it may be', () => {
    const made = trial(bolts, those(504));
    const members = { ...made.answer.call.members, ReturnTopNRecords: numeric(1) };
    const limited = { ...made, answer: { ...made.answer, call: { ...made.answer.call, members } } };
    expect(singleFaults(limited)).toEqual([]);
  });
});

test('nothing stood still where nothing was read before', () => {
  const { answer } = trial(bolts, []);
  expect(stillIn({ answer, others: {} }).size).toBe(0);
  expect(faultsBy({ answer, others: {} }, () => 'yes')).toEqual([]);
});
