import { describe, expect, it } from 'vitest';
import type { Fault } from '../../server/Fault.ts';
import { everySecondReadEmpty } from '../../server/faults/everySecondReadEmpty.ts';
import { exampleOfProvidersRefused } from '../../server/faults/exampleOfProvidersRefused.ts';
import { oneOfThreeServersBehind } from '../../server/faults/oneOfThreeServersBehind.ts';
import { oneRecordAlone } from '../../server/faults/oneRecordAlone.ts';
import { allCutToCount } from '../../server/faults/outside/allCutToCount.ts';
import { allOrNoneAndOr } from '../../server/faults/outside/allOrNoneAndOr.ts';
import { enumerationsNotSearched } from '../../server/faults/outside/enumerationsNotSearched.ts';
import { falseIsTruthy } from '../../server/faults/outside/falseIsTruthy.ts';
import { minusOneForgetsFilters } from '../../server/faults/outside/minusOneForgetsFilters.ts';
import { peekingTakesNumber } from '../../server/faults/outside/peekingTakesNumber.ts';
import { pagesFrom0InXml } from '../../server/faults/pagesFrom0InXml.ts';
import { serversOutOfStep } from '../../server/faults/serversOutOfStep.ts';
import type { Hook } from '../../server/Hook.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { onSuccess } from '../../server/hooks/onSuccess.ts';
import { serversInTurns } from '../../server/hooks/serversInTurns.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { variants } from '../../server/variants.ts';
import { numeric } from '../../specs/numeric.ts';
import { judgeReading, notGreen, redChecks } from './judgeReading.ts';

const pageIs = (edit: (page: number) => number): Hook =>
  onRequest(['SerialNumberGet'], (request) =>
    request.Page === undefined ? request : { ...request, Page: numeric(edit(member.int(request, 'Page'))) },
  );

describe('planted faults of reading', () => {
  it.each<[string, string, Hook, readonly string[]]>([
    [
      'ReturnTopNRecords -1 is refused',
      'DiscountGet',
      onRequest(['DiscountGet'], (request) => {
        if (member.int(request, 'ReturnTopNRecords') < 0) throw new OperationFailure('Not that many.');
        return request;
      }),
      ['GET-4 failed'],
    ],
    [
      'the newest record is left out of few',
      'ProductBOMGet',
      onSuccess(['ProductBOMGet'], (result, request) => {
        const top = member.int(request, 'ReturnTopNRecords');
        return top > 0 && top < 100
          ? { mvProductBOMs: member.records(result, 'mvProductBOMs').slice(1) }
          : result;
      }),
      ['GET-5 failed'],
    ],
    [
      'no more than two however many are asked for',
      'ShippingProviderGet',
      onRequest(['ShippingProviderGet'], (request) =>
        member.int(request, 'ReturnTopNRecords') > 2
          ? { ...request, ReturnTopNRecords: numeric(2) }
          : request,
      ),
      ['GET-5/all failed'],
    ],
    [
      'deleted companies are gone',
      'CompanyGet',
      onRequest(['CompanyGet'], (request) => ({ ...request, showDeleted: 'showOnlyUndeleted' })),
      ['GET-6/deleted warned'],
    ],
    [
      'a page is skipped',
      'SerialNumberGet',
      pageIs((page) => (page === 2 ? 3 : page)),
      ['GET-10/pages warned'],
    ],
  ])('%s', async (_, operation, hook, expected) => {
    const red = redChecks(await judgeReading({ operations: [operation], hooks: [hook] }));
    expect(red).toEqual(expected);
  });
});

it('a breach stands although records are gone when it is read a second time', async () => {
  let firsts = 0;
  const hook: Hook = (inner, store) => ({
    handle: (call, request) => {
      if (call.operation?.name !== 'DocumentTypeGet') return inner.handle(call, request);
      const top = member.int(request, 'ReturnTopNRecords');
      const isFirst = top === 1 && request.showDeleted === 'showOnlyUndeleted';
      if (isFirst) firsts += 1;
      if (isFirst && firsts === 3)
        for (const type of store.documentTypes.all().slice(-4))
          store.documentTypes.remove(member.int(type, 'DocumentTypeID'));
      const result = inner.handle(call, request);
      return top > 4 && top < 100
        ? { ...result, mvDocumentTypes: member.records(result, 'mvDocumentTypes').slice(0, top - 1) }
        : result;
    },
  });
  const verdicts = await judgeReading({
    operations: ['DocumentTypeGet'],
    formats: ['json'],
    hooks: [hook],
    clauses: ['GET-5'],
  });
  // One record is asked for twice in each reading.
  expect([firsts, redChecks(verdicts)]).toEqual([4, ['GET-5 failed']]);
});

describe('faults that show beside other members of a request, or by what is read', () => {
  it.each<[Fault, string, string]>([
    [minusOneForgetsFilters, 'DiscountGet', 'GET-4 failed'],
    [allCutToCount, 'CompanyGet', 'GET-6 failed'],
    [peekingTakesNumber, 'DocumentTypeGet', 'GET-8 warned'],
    [serversOutOfStep, 'ProductBOMGet', 'GET-8 warned'],
    [oneOfThreeServersBehind, 'DiscountGet', 'GET-8 warned'],
    [oneRecordAlone, 'SalesOrderGet', 'GET-5/all failed'],
    [pagesFrom0InXml, 'SerialNumberGet', 'GET-10/pages warned'],
    [everySecondReadEmpty, 'UserGet', 'GET-8 warned'],
    [exampleOfProvidersRefused, 'ShippingProviderGet', 'FLT-8 failed'],
    [falseIsTruthy, 'SalesOrderGet', 'FLT-1 failed'],
    [allOrNoneAndOr, 'ProductClientGet', 'FLT-3/list failed'],
    [enumerationsNotSearched, 'SalesOrderGet', 'FLT-5 failed'],
  ])('$about', async ({ hook }, operation, expected) => {
    const verdicts = await judgeReading({ operations: [operation], formats: ['json', 'xml'], hooks: [hook] });
    expect(redChecks(verdicts)).toEqual([expected]);
  });
});

it.each([0, 1, 2])('one of three servers is behind, whichever answers first: %i', async (behind) => {
  const hooks = [serversInTurns(['CompanyGet'], 3, behind)];
  const verdicts = await judgeReading({ operations: ['CompanyGet'], formats: ['json', 'xml'], hooks });
  expect(redChecks(verdicts)).toContain('GET-8 warned');
});

it('of two servers that answer all calls in turns, one shows an older name', async () => {
  let calls = 0;
  const hook: Hook = (inner) => ({
    handle: (call, request) => {
      calls += 1;
      const result = inner.handle(call, request);
      if (call.operation?.name !== 'CompanyGet' || calls % 2 === 0) return result;
      const [first, ...rest] = member.records(result, 'mvCompanies');
      return first === undefined
        ? result
        : { ...result, mvCompanies: [{ ...first, CompanyName: 'older' }, ...rest] };
    },
  });
  const narrowed = { operations: ['CompanyGet'], formats: ['json'], clauses: ['GET-8'] } as const;
  expect(redChecks(await judgeReading({ ...narrowed, hooks: [hook] }))).toContain('GET-8 warned');
});

describe('lawful choices about reading', () => {
  it.each([
    'pagesFrom0',
    'pageZeroIsNoPage',
    'rowsReversed',
    'membersReversed',
    'extraMembers',
    'totalsWithTax',
  ])('%s', async (name) => {
    const variant = variants.get(name);
    if (variant === undefined) throw new Error(`there is no variant ${name}`);
    const operations = ['SerialNumberGet', 'ProductBOMGet', 'CustomReportGetData', 'DashboardBoxGet'];
    expect(notGreen(await judgeReading({ operations, variant }))).toEqual([]);
  });

  it.each<[string, Hook]>([
    [
      'no page below the first, and none past the last',
      onRequest(['SerialNumberGet'], (request) => {
        const page = request.Page === undefined ? 1 : member.int(request, 'Page');
        if (page < 1 || page > 3) throw new OperationFailure('There is no such page.');
        return request;
      }),
    ],
    [
      'a most of rows on a page',
      onRequest(['SerialNumberGet'], (request) =>
        member.int(request, 'Limit') > 3 ? { ...request, Limit: numeric(3) } : request,
      ),
    ],
  ])('%s', async (_, hook) => {
    expect(notGreen(await judgeReading({ operations: ['SerialNumberGet'], hooks: [hook] }))).toEqual([]);
  });

  it('a page of more than ten rows is refused', async () => {
    const hook = onRequest(['CustomReportGetData'], (request) => {
      if (request.Page !== undefined && member.int(request, 'Limit') > 10)
        throw new OperationFailure('At most ten rows come on a page.');
      return request;
    });
    const one = { operations: ['CustomReportGetData'], clauses: ['GET-10'], hooks: [hook] };
    const verdicts = await judgeReading(one);
    expect(redChecks(verdicts)).toEqual([]);
    expect(verdicts.filter(({ status }) => status === 'passed').length).toBeGreaterThan(0);
  });

  it('a target with more records than may be read is not read whole', async () => {
    const verdicts = await judgeReading({ operations: ['DiscountGet'], formats: ['json'], maxRecords: 10 });
    expect(redChecks(verdicts)).toEqual([]);
    const blocked = verdicts.filter(({ cause }) => cause === 'size').map(({ clause }) => clause);
    expect([...new Set(blocked)].sort()).toEqual(['GET-1', 'GET-3', 'GET-4', 'GET-5', 'GET-9']);
    expect(verdicts.filter(({ cause, limit }) => cause === 'size' && limit !== 'records')).toEqual([]);
    expect(verdicts.find(({ clause }) => clause === 'FLT-1')?.status).toBe('passed');
  });
});
