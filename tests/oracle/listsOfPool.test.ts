import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decidedLists,
  knownFilters,
  knownTruths,
  overlapping,
  tellingOrder,
  toldByPool,
  turned,
} from '../../harness/oracle/choosing/listsOfPool.ts';
import { filtersByOr } from '../../harness/oracle/choosing/listsOnPurpose.ts';
import { bothReadings } from '../../harness/oracle/joinedTruth.ts';
import { truthOf } from '../../harness/oracle/truthOf.ts';
import { itemShape } from '../../specs/messageShapes.ts';
import { operationNamed } from '../../specs/operations.ts';
import { discounts, filter, those, trial } from './reads.ts';

const bolts = filter('DiscountName', 'Contains', 'bolts');
const spring = filter('DiscountName', 'Contains', 'Spring');
const cheap = filter('DiscountValue', 'LessThan', '10');
const open = filter('DiscountName', 'Equals', 'spring sale');
const pool = [
  trial([bolts], those(504, 503)),
  trial([spring], those(504, 502)),
  trial([cheap], those(503, 501)),
];

test('what is known of a filter is what the document and the answer agree on', () => {
  const [told, other] = toldByPool([trial([bolts], those(504)), trial([open], those(502))]);
  expect([...(told?.truths ?? [])]).toEqual([
    ['504', 'yes'],
    ['503', 'open'],
    ['502', 'no'],
    ['501', 'no'],
  ]);
  expect(other).toMatchObject({ filter: open });
  expect(other?.truths.get('502')).toBe('open');
  expect(knownFilters(pool.slice(2))).toEqual([{ filter: cheap, keys: ['503', '501'] }]);
});

test('lists are drawn that decide on some record', () => {
  const shape = itemShape(operationNamed('DiscountGet'));
  for (const filters of fc.sample(decidedLists(pool), 50)) {
    const truths = discounts.map((record) =>
      bothReadings(filters.map((one) => ({ by: one.AndOr ?? 'And', truth: truthOf(one, record, shape) }))),
    );
    expect(truths.some((truth) => truth !== 'open')).toBe(true);
  }
});

test('any list will do where nothing is known', () => {
  expect(fc.sample(decidedLists([trial([open], []), trial([open], [])]), 5)).toHaveLength(5);
});

describe('what lists on purpose are made of', () => {
  test('is each kind of record once, by the document and by the own answers', () => {
    const { filters, records } = knownTruths(pool);
    expect(filters).toEqual([bolts, spring, cheap]);
    expect(records).toHaveLength(4);
    expect(records[0]).toEqual({ documented: ['yes', 'yes', 'no'], answered: ['yes', 'yes', 'no'] });
    expect(knownTruths([trial([open], those(502)), trial([open], those(502))]).records).toHaveLength(2);
  });

  test('is two filters on one field first', () => {
    const { filters } = knownTruths([pool[2], pool[0], pool[1]].filter((one) => one !== undefined));
    expect(filters).toEqual([bolts, spring, cheap]);
  });
});

test('two filters overlap that both select a record, rather each another one too', () => {
  const all = trial([filter('DiscountID', 'LessThan', '600')], discounts);
  expect(overlapping([all, ...pool])).toEqual([bolts, { AndOr: 'Or', ...spring }]);
  expect(overlapping([pool[1], pool[2]].filter((one) => one !== undefined))).toBeUndefined();
  expect(turned([bolts, { AndOr: 'Or', ...spring }])).toEqual([spring, { ...bolts, AndOr: 'Or' }]);
});

describe('the order of joining shows', () => {
  test('where the first filter selects a record that the last leaves out, rather one that finds something', () => {
    expect(tellingOrder(pool)).toEqual([bolts, { AndOr: 'Or', ...cheap }, { AndOr: 'And', ...spring }]);
  });

  test('also where nothing is found, if there is nothing better; not with two filters', () => {
    const none = filter('DiscountName', 'Equals', 'zq');
    const made = [trial([bolts], those(504, 503)), trial([none], []), trial([none], [])];
    expect(tellingOrder(made)).toEqual([bolts, { AndOr: 'Or', ...none }, { AndOr: 'And', ...none }]);
    expect(tellingOrder(pool.slice(0, 2))).toBeUndefined();
  });
});

test('two filters joined by Or select different newest records, where there are such filters', () => {
  expect(filtersByOr(knownFilters(pool))).toEqual([bolts, { AndOr: 'Or', ...cheap }]);
  expect(filtersByOr(knownFilters(pool.slice(0, 2)))).toBeUndefined();
  expect(filtersByOr(knownFilters([trial([open], []), ...pool.slice(2)]))).toBeUndefined();
});
