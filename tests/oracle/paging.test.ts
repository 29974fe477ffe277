import { describe, expect, test } from 'vitest';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import {
  arePagesMoving,
  duePagesRefused,
  firstPageSeen,
  isPagedWhole,
  pagesEndEarly,
  pagesOf,
  pagesOverLimit,
  pagingFaults,
  rowsAskedFor,
} from '../../harness/oracle/paging.ts';
import { numeric } from '../../specs/numeric.ts';
import { read } from './reads.ts';

const rows = (text: string, limit?: number): Answer =>
  read(
    'SerialNumberGet',
    text === 'refused' ? 'refused' : [...text].map((Name) => ({ Name })),
    limit === undefined ? {} : { Limit: numeric(limit) },
  );
/** All rows, and the pages from page 0 on, each row a letter. */
const paged = (all: string, pages: readonly string[], after?: string, limit = 2) => ({
  answer: rows(all),
  others: {
    ...Object.fromEntries(pages.map((page, number) => [`page${number}`, rows(page, limit)])),
    ...(after === undefined ? {} : { after: rows(after) }),
  },
});

test('pages are known by their numbers, and by how many rows were asked for', () => {
  const { others } = paged('abcd', ['ab', 'cd'], 'abcd', 3);
  expect([...pagesOf(others).keys()]).toEqual([0, 1]);
  expect([rowsAskedFor(rows('a', 3)), rowsAskedFor(rows('a'))]).toEqual([3, Number.POSITIVE_INFINITY]);
});

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['abcde', ['ab', 'cd', 'e'], [], ['2 rows are on no page']],
  ['abcde', ['', 'ab', 'cd', 'e'], [], []],
  [
    'abcde',
    ['ab', 'ab', 'cd', 'e'],
    ['the second page holds the rows of the first', 'rows come on more than one page'],
    [],
  ],
  ['abcde', ['ab', 'cd', 'refused'], ['a page is refused'], ['a page is refused']],
  ['abcd', ['ab', 'cd', 'refused'], [], ['a page is refused']],
  ['aabb', ['aa', 'bb'], [], ['1 row is on no page']],
  ['abcd', ['ab', 'bc', 'd'], ['rows come on more than one page'], ['1 row is on no page']],
  // The plain answer did not hold all rows.
  ['abcd', ['xy', 'ab', 'cd'], [], []],
  // A row that is there twice.
  ['aab', ['', 'a', 'a', 'b'], [], []],
  // Page 0 is no page, so that all rows come.
  ['abcde', ['abcde', 'ab', 'cd', 'e'], ['a page holds more rows than Limit'], []],
])('of %s in the pages %j', (all, pages, fromZero, fromOne) => {
  const made = paged(all, pages);
  expect([pagingFaults(made, 0), pagingFaults(made, 1)]).toEqual([fromZero, fromOne]);
  expect(isPagedWhole(made)).toBe(fromZero.length === 0 || fromOne.length === 0);
});

test('only rows that are there before and after the pages are due', () => {
  expect(pagingFaults(paged('abcd', ['ab', 'd'], 'abd'), 0)).toEqual([]);
  expect(pagingFaults(paged('abcd', ['ab', 'd'], 'abcd'), 0)).toEqual(['1 row is on no page']);
});

test('rows are moving if they are others after the pages', () => {
  expect(arePagesMoving(paged('abc', ['ab'], 'cab'))).toBe(false);
  expect(arePagesMoving(paged('abc', ['ab'], 'abd'))).toBe(true);
  expect(arePagesMoving(paged('abc', ['ab']))).toBe(false);
});

describe('the pages end early', () => {
  const eight = ['ab', 'cd', 'ef', 'gh', 'ij', 'kl', 'mn', 'op'];
  const all = 'abcdefghijklmnopqrstuvwxyz';

  test('if the last that may be read still brings rows, and none too often', () => {
    expect(pagesEndEarly(paged(all, eight, undefined, 20))).toBe(true);
    expect(pagesEndEarly(paged(all, eight.slice(0, 6), undefined, 20))).toBe(false);
    expect(pagesEndEarly(paged(all, [...eight.slice(0, 7), ''], undefined, 20))).toBe(false);
    expect(pagesEndEarly(paged(all, ['cd', ...eight.slice(1)], undefined, 20))).toBe(true);
    expect(pagesEndEarly(paged(all, ['ab', 'cd', 'cd', ...eight.slice(3)], undefined, 20))).toBe(false);
    expect(pagesEndEarly(paged('abcdefghijklmnop', eight, undefined, 20))).toBe(true);
  });

  test('if they bring rows that the plain answer does not hold', () => {
    expect(pagesEndEarly(paged('zyx', eight))).toBe(true);
    expect(pagesEndEarly(paged('zyx', [...eight.slice(0, 7), '']))).toBe(false);
    expect(pagesEndEarly(paged('zyx', ['ab', ...eight.slice(0, 7)]))).toBe(true);
    expect(pagesEndEarly(paged('zyx', ['ab', 'ab', 'ab', ...eight.slice(3)]))).toBe(false);
  });
});

test('page 0 may hold all rows, and no other page more than Limit', () => {
  expect(pagesOverLimit(paged('abcde', ['abcde', 'ab', 'cd', 'e']))).toEqual([]);
  expect(pagesOverLimit(paged('abcde', ['abcde', 'abcde', 'abcde']))).toHaveLength(3);
  expect(pagesOverLimit({ ...paged('ab', ['']), others: { single: rows('ab', 1) } })).toHaveLength(1);
});

test.each<[string | undefined, string, string, string]>([
  ['the first page is 0', 'a', 'b', 'c'],
  ['the first page is 1; page 0 is the same', 'a', 'a', 'b'],
  ['the first page is 1; page 0 is empty', '', 'a', 'b'],
  ['the first page is 1; page 0 is refused', 'refused', 'a', 'b'],
  ['the first page is 1; page 0 holds more rows than Limit', 'abc', 'a', 'b'],
  ['pages hold more rows than Limit', 'abc', 'abc', 'abc'],
  ['pages of one row are refused', 'refused', 'refused', 'refused'],
  [undefined, 'a', '', ''],
])('%s, if the pages are %j, %j and %j', (seen, zero, one, two) => {
  expect(firstPageSeen(rows(zero, 1), rows(one, 1), rows(two, 1))).toBe(seen);
});

describe('page 1 is refused', () => {
  const refused = (all: string, zero: string): number =>
    duePagesRefused(paged(all, [zero, 'refused'])).length;

  test('though there is such a page', () => {
    expect(refused('abc', 'ab')).toBe(1);
    expect(refused('a', 'refused')).toBe(1);
  });

  test('where it would be past the last one, or nothing is there', () => {
    expect(refused('ab', 'ab')).toBe(0);
    expect(refused('', 'refused')).toBe(0);
  });
});
