import { describe, expect, it } from 'vitest';
import type { Hook } from '../../server/Hook.ts';
import { equalsAsContains } from '../../server/hooks/equalsAsContains.ts';
import { getsWithFilters } from '../../server/hooks/getsWithFilters.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { variants } from '../../server/variants.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { judgeReading, notGreen, redChecks } from './judgeReading.ts';

const boxes = ['DashboardBoxGet'];
/** With ids of every kind, and without. */
const several = ['DiscountGet', 'ProductClientGet', 'ProductBOMGet'];
const list = 'mvDashboardBoxes';

/** Changes each filter that is sent. */
const eachFilter = (edit: (filter: RecordValue) => RecordValue): Hook =>
  onRequest(boxes, (request) =>
    request.Filters === undefined
      ? request
      : { ...request, Filters: member.records(request, 'Filters').map(edit) },
  );

const swapped = (from: string, to: string): Hook =>
  eachFilter((filter) => (filter.SearchOperator === from ? { ...filter, SearchOperator: to } : filter));

/** Answers a list of filters by calls with some of them: the ids of the boxes that come, limited last (FLT-6). */
const combining = (combine: (filters: readonly RecordValue[], ids: Ids) => ReadonlySet<string>): Hook => {
  return (inner) => ({
    handle: (call, request) => {
      const filters = member.records(request, 'Filters');
      if (call.operation?.name !== boxes[0] || filters.length < 2) return inner.handle(call, request);
      const { Filters: _, ReturnTopNRecords: __, ...without } = request;
      const top = member.int(request, 'ReturnTopNRecords');
      const asked = (some: readonly RecordValue[]): RecordValue =>
        inner.handle(call, { ...without, Filters: some });
      const ids: Ids = (some) => new Set(member.records(asked(some), list).map(idOf));
      const chosen = combine(filters, ids);
      const all = member.records(inner.handle(call, without), list);
      const left = all.filter((box) => chosen.has(idOf(box)));
      return { [list]: top > 0 ? left.slice(0, top) : left };
    },
  });
};

type Ids = (filters: readonly RecordValue[]) => ReadonlySet<string>;

const idOf = (box: RecordValue): string => String(member.int(box, 'DashboardBoxID'));

/** And before Or: the groups that Or parts, each joined by And. */
const andFirst = combining((filters, ids) => {
  const groups: RecordValue[][] = [];
  for (const [index, filter] of filters.entries()) {
    if (index === 0 || filter.AndOr === 'Or') groups.push([{ ...filter, AndOr: 'And' }]);
    else groups.at(-1)?.push(filter);
  }
  return new Set(groups.flatMap((group) => [...ids(group)]));
});

/** Filters that are more than so many are refused: their maximum is not shown. */
const atMost = (count: number): Hook =>
  onRequest(null, (request) => {
    if (member.records(request, 'Filters').length > count) throw new OperationFailure('Too many filters.');
    return request;
  });

const ignored = (format: string, gets = boxes): Hook =>
  onRequest(gets, ({ Filters, ...rest }, _, call) =>
    call.format === format || Filters === undefined ? rest : { ...rest, Filters },
  );

describe('planted faults of filters', () => {
  it.each<[string, Hook, readonly string[]]>([
    ['Equals that contains', swapped('Equals', 'Contains'), ['FLT-1 failed']],
    ['NotEquals that equals', swapped('NotEquals', 'Equals'), ['FLT-1 failed']],
    ['Contains that is refused', swapped('Contains', 'Holds'), ['FLT-1 failed']],
    ['And before Or', andFirst, ['FLT-2/left-fold warned']],
    ['only the last filter counts', combining((filters, ids) => ids(filters.slice(-1))), ['FLT-2 failed']],
    ['lists are refused', atMost(1), ['FLT-2 failed']],
    ['Filters are passed over in jsv', ignored('jsv'), ['FLT-1 failed']],
    ['Filters are passed over in xml, and not on other Gets', ignored('xml'), ['FLT-1 failed']],
    [
      'empty Filters give nothing',
      onRequest(boxes, (request) => {
        if (request.Filters !== undefined && member.records(request, 'Filters').length === 0)
          throw new OperationFailure('Filters are empty.');
        return request;
      }),
      ['FLT-7/empty warned'],
    ],
    [
      'a field that is passed over',
      onRequest(boxes, (request) => ({
        ...request,
        Filters: member
          .records(request, 'Filters')
          .filter(({ FieldName }) => FieldName !== 'DashboardBoxType'),
      })),
      ['FLT-5 failed'],
    ],
  ])('%s', async (_, hook, expected) => {
    const verdicts = await judgeReading({ operations: boxes, hooks: [hook] });
    const red = redChecks(verdicts);
    expect(red.filter((check) => expected.includes(check))).toEqual(expected);
    expect(red.filter((check) => check.split(/[/ ]/)[0] !== expected[0]?.split(/[/ ]/)[0])).toEqual([]);
  });

  it('is shrunk, and shown with the filters that were sent', async () => {
    const hook = combining((filters, ids) => ids(filters.slice(-1)));
    const verdicts = await judgeReading({ operations: boxes, formats: ['json'], hooks: [hook] });
    const verdict = verdicts.find(({ id }) => id === 'json/DashboardBoxGet/FLT-2');
    expect(verdict?.status).toBe('failed');
    const sent = verdict?.counterexample;
    expect(Array.isArray(sent) && sent.every(isRecord) && sent.length).toBe(2);
  });
});

/** Equals on text selects what begins with the SearchValue. */
const equalsBegins: Hook = (inner, ...server) => {
  const contains = equalsAsContains(getsWithFilters)(inner, ...server).handle ?? inner.handle;
  return {
    handle: (call, request) => {
      const [only, ...others] = member.records(request, 'Filters');
      const carrier = call.operation?.list;
      if (only?.SearchOperator !== 'Equals' || others.length > 0 || carrier === undefined)
        return inner.handle(call, request);
      const [field, wanted] = [
        member.text(only, 'FieldName'),
        member.text(only, 'SearchValue').toLowerCase(),
      ];
      const result = contains(call, request);
      const begins = (record: RecordValue): boolean =>
        typeof record[field] !== 'string' || member.text(record, field).toLowerCase().startsWith(wanted);
      return { ...result, [carrier]: member.records(result, carrier).filter(begins) };
    },
  };
};

describe('Equals on text that takes a part for the whole', () => {
  it.each<[string, Hook, number, readonly Format[]]>([
    ['anywhere', equalsAsContains(getsWithFilters), 1, formats],
    ['anywhere, by another seed', equalsAsContains(getsWithFilters), 20, ['csv']],
    ['at the beginning', equalsBegins, 1, ['jsv', 'soap12']],
  ])('%s, is found on every Get in every format', async (_, hook, seed, some) => {
    const verdicts = await judgeReading({ operations: getsWithFilters, formats: some, hooks: [hook], seed });
    const failed = verdicts.filter(({ status }) => status === 'failed').map(({ id }) => id);
    const all = some.flatMap((format) => getsWithFilters.map((name) => `${format}/${name}/FLT-1`));
    expect(failed.sort()).toEqual(all.sort());
    expect(redChecks(verdicts)).toEqual(['FLT-1 failed']);
  });

  it('is found in one format of one Get, and blamed on nothing else', async () => {
    const hook = equalsAsContains(['SalesOrderGet'], ['csv']);
    const verdicts = await judgeReading({ operations: ['SalesOrderGet'], hooks: [hook] });
    const red = verdicts.filter(({ status }) => status === 'failed').map(({ id }) => id);
    expect(red).toEqual(['csv/SalesOrderGet/FLT-1']);
  });
});

/** A collation that passes over commas and blanks: where a filter has a comma, it compares what is left of both texts. */
const commasPassedOver: Hook = (inner) => ({
  handle: (call, request) => {
    const [only, ...others] = member.records(request, 'Filters');
    const carrier = call.operation?.list;
    const wanted = member.text(only ?? {}, 'SearchValue');
    if (only === undefined || others.length > 0 || carrier === undefined || !wanted.includes(','))
      return inner.handle(call, request);
    const { Filters: _, ...without } = request;
    const all = inner.handle(call, without);
    const bare = (text: string): string => text.replaceAll(/[ ,]/g, '').toLowerCase();
    const selects = (record: RecordValue): boolean => {
      const held = bare(member.text(record, member.text(only, 'FieldName')));
      if (only.SearchOperator === 'Contains') return held.includes(bare(wanted));
      return (held === bare(wanted)) === (only.SearchOperator === 'Equals');
    };
    return { ...all, [carrier]: member.records(all, carrier).filter(selects) };
  },
});

describe('lawful choices about filters', () => {
  it('a collation that passes over commas', async () => {
    const operations = ['CompanyGet', 'DiscountGet', 'ProductClientGet'];
    expect(notGreen(await judgeReading({ operations, hooks: [commasPassedOver] }))).toEqual([]);
  });

  it.each([
    'caseSensitiveFilters',
    'nullLikeSql',
    'emptyIsNull',
    'emptyIsAbsent',
    'bigIds',
    'negativeIds',
    'shortPartsRefused',
    'fruitlessSearchesFail',
  ])('%s', async (name) => {
    const variant = variants.get(name);
    if (variant === undefined) throw new Error(`there is no variant ${name}`);
    expect(notGreen(await judgeReading({ operations: several, variant }))).toEqual([]);
  });

  it('decimals that are kept with more digits than are shown', async () => {
    const operations = ['DiscountGet', 'ProductClientGet', 'SalesOrderGet'];
    const variant = variants.get('decimalsKeptLonger');
    if (variant === undefined) throw new Error('there is no such variant');
    expect(notGreen(await judgeReading({ operations, variant }))).toEqual([]);
  });

  it('a most of filters is nobody’s breach', async () => {
    const verdicts = await judgeReading({ operations: ['DiscountGet'], hooks: [atMost(2)] });
    expect(redChecks(verdicts)).toEqual([]);
  });

  it('Filters that no Get understands in xml are a matter of layout', async () => {
    const gets = [...boxes, 'ShippingProviderGet', 'CompanyGet', 'DocumentTypeGet'];
    const verdicts = await judgeReading({ operations: boxes, hooks: [ignored('xml', gets)] });
    expect(redChecks(verdicts)).toEqual([]);
    const blocked = verdicts.filter(({ cause }) => cause === 'layout').map(({ id }) => id);
    expect(blocked).toContain('xml/DashboardBoxGet/FLT-1');
    expect(blocked.every((id) => id.startsWith('xml/'))).toBe(true);
  });
});
