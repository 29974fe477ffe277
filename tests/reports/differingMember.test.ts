import { expect, test } from 'vitest';
import { differingMember } from '../../reports/compare/differingMember.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';

/** An answer to `CompanyGet` in json, at a time of day. */
const answer = (companies: readonly object[], at: string, status = 200, message = ''): StoredExchange => ({
  id: 'x1',
  request: {
    method: 'POST',
    url: 'http://h/json/reply/CompanyGet',
    headers: [],
    body: { text: '{}' },
  },
  response: {
    status,
    headers: [],
    body: {
      text: JSON.stringify({
        mvCompanies: companies,
        ResponseStatus: { ErrorCode: '0', Message: message, StackTrace: '', Errors: [] },
      }),
    },
  },
  timings: { startedAt: `2026-01-0${at}:00.000Z`, durationMs: 1 },
});

const company = (id: number, mark: string, start: string, flag: unknown = true): object => ({
  CompanyId: id,
  CompanyName: `Assay ${mark}`,
  CompanyDaylightSavingFlag: flag,
  CompanyDaylightStartDate: `/Date(${Date.parse(`2026-01-0${start}:00.000Z`)}+0000)/`,
});

const before = answer([company(7, 'a1b2c3d4e5', '1T10:00')], '1T10:01');
const at = 'mvCompanies[0].';

test.each([
  ['ids, marks and times near the calls', company(9, 'F0E9D8C7B6', '3T15:00'), undefined, 'alike'],
  ['a time that is late by an hour', company(9, 'f0e9d8c7b6', '3T16:00'), undefined, 'StartDate'],
  ['a time of another day', company(9, 'f0e9d8c7b6', '2T09:00'), undefined, 'StartDate'],
  ['an id that is not there', company(0, 'f0e9d8c7b6', '3T15:00'), undefined, 'CompanyId'],
  ['an id where the check looked', company(9, 'f0e9d8c7b6', '3T15:00'), `${at}CompanyId`, 'CompanyId'],
  ['a text', { ...company(9, 'f0e9d8c7b6', '3T15:00'), CompanyName: 'Assay' }, undefined, 'CompanyName'],
  ['the form of a value', company(9, 'f0e9d8c7b6', '3T15:00', 'true'), undefined, 'SavingFlag'],
] as const)('beside an answer of another run: %s', (_, row, path, wanted) => {
  const found = differingMember(before, answer([row], '3T15:01'), path, true);
  if (wanted === 'alike') expect(found).toBe('alike');
  else expect(found).toMatchObject({ path: expect.stringMatching(new RegExp(`^mvCompanies.*${wanted}$`)) });
});

test('an id where the check looked is none if both runs show the same breach', () => {
  const now = answer([company(9, 'f0e9d8c7b6', '3T15:00')], '3T15:01');
  expect(differingMember(before, now, `${at}CompanyId`, false)).toBe('alike');
});

test('the words of a target differ by more than their numbers, and a status is told', () => {
  const said = (text: string, status = 200): StoredExchange => answer([], '1T10:00', status, text);
  expect(differingMember(said('no company 12'), said('no company 345'), undefined, true)).toBe('alike');
  expect(differingMember(said('no company 12'), said('no user 12'), undefined, true)).toMatchObject({
    path: 'ResponseStatus.Message',
  });
  expect(differingMember(said(''), said('', 500), undefined, true)).toEqual({
    path: 'the HTTP status',
    a: '200',
    b: '500',
  });
});

test('lists that hold several records of the runs are alike without these, unless the verdict changed', () => {
  const own = (mark: string, name: string): object => ({
    ...company(7, mark, '1T10:00'),
    CompanyComments: name,
  });
  const one = answer([own('a1b2c3d4e5', 'x'), own('b1b2c3d4e5', 'y'), { CompanyName: 'theirs' }], '1T10:01');
  const other = answer([own('c1b2c3d4e5', 'y'), { CompanyName: 'theirs' }], '1T10:01');
  expect(differingMember(one, other, undefined, true)).toMatchObject({ path: 'mvCompanies' });
  const more = answer([own('c1b2c3d4e5', 'y'), own('d1b2c3d4e5', 'z'), { CompanyName: 'theirs' }], '1T10:01');
  expect(differingMember(one, more, undefined, false)).toBe('alike');
  expect(differingMember(one, more, undefined, true)).not.toBe('alike');
});

test('a list that shows one record of a run here and several there is alike without them', () => {
  const own = (count: number) =>
    Array.from({ length: count }, (_, index) => company(7 + index, 'a1b2c3d4e5', '1T10:00'));
  const theirs = { CompanyId: 1, CompanyName: 'Ours' };
  const [many, one] = [answer([...own(8), theirs], '1T10:01'), answer([...own(1), theirs], '1T10:01')];
  expect(differingMember(many, one, undefined, false)).toBe('alike');
});
