import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { WireRequest } from '../../harness/target/Target.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { createServer } from '../../server/createServer.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { answering, runOn } from './runOn.ts';

const html = 'text/html; charset=utf-8';
const page = (status: number, title = 'Sign in'): NonNullable<Exchange['response']> => ({
  status,
  headers: [['content-type', html]],
  body: Buffer.from(`<!DOCTYPE html><html><head><title>${title}</title></head><body></body></html>`),
});

interface Chosen {
  readonly operations?: readonly string[];
  readonly cases?: readonly string[];
  readonly clauses?: readonly string[];
  readonly formats?: readonly Format[];
}

/** Verdicts where some answers, and how many of them, are a page instead. */
async function judgedWith(
  isPage: (request: WireRequest, told: string, times: number) => boolean,
  response: Exchange['response'],
  { operations = [], cases = [], clauses = [], formats: some = formats }: Chosen,
): Promise<readonly Verdict[]> {
  let times = 0;
  const through = answering((send) => async (request) => {
    const exchange = await send(request);
    const told = Buffer.from(exchange.response?.body ?? []).toString('latin1');
    if (!isPage(request, told, times)) return exchange;
    times += 1;
    return { ...exchange, response };
  });
  const { verdicts } = await runOn(
    createServer({ seed: 1 }),
    planRun({ formats: some, operations, clauses, cases }),
    { through },
  );
  expect(times).toBeGreaterThan(0);
  return verdicts;
}

const idsOf = (verdicts: readonly Verdict[], ...statuses: readonly Verdict['status'][]): readonly string[] =>
  verdicts.filter(({ status }) => statuses.includes(status)).map(({ id, message }) => `${id}: ${message}`);

test('the page that reads are given again and again is the target’s own where a write is given it, too', async () => {
  const operations = ['AccountSettingsGet', 'ProductBOMDelete', 'DiscountDelete'];
  const unknown = /<(?:\w+:)?(?:AccountSettingsGet|ProductBOMDelete)\b/;
  const verdicts = await judgedWith(
    ({ path, body }) => path === '/soap11' && unknown.test(Buffer.from(body).toString('utf8')),
    page(500, 'No such operation'),
    { operations, formats: ['json', 'soap11'] },
  );
  expect(idsOf(verdicts, 'errored')).toEqual([]);
  const failed = verdicts.filter(({ status }) => status === 'failed').map(({ id }) => id);
  expect(failed).toContain('soap11/ProductBOMDelete/FMT-3');
  expect(failed.filter((id) => !id.includes('/FMT-3'))).toEqual([]);
});

describe('a page among good answers is the network’s', () => {
  test.each([
    ['a login page for one insert', page(200), 'CompanyUpdate', 'json/CompanyUpdate/path/success'],
    [
      'a redirect for one insert',
      { ...page(302), headers: [['location', '/login']] } as Exchange['response'],
      'ShippingProviderUpdate',
      'xml/ShippingProviderUpdate/path/success',
    ],
    [
      'an error page for one insert',
      page(500, 'Error'),
      'PurchaseOrderUpdate',
      'soap11/PurchaseOrderUpdate/soap/success',
    ],
    ['a page for one delete', page(403, 'Blocked'), 'DiscountDelete', 'csv/DiscountDelete/path/unknown-id'],
    ['a page for one read of many', page(200), 'DiscountGet', 'csv/DiscountGet/path/success'],
  ] as const)('%s', async (_, response, operation, caseId) => {
    const verdicts = await judgedWith(
      (request, __, times) => times === 0 && request.caseId === caseId,
      response,
      { operations: [operation] },
    );
    expect(idsOf(verdicts, 'failed', 'warned')).toEqual([]);
    const errored = idsOf(verdicts, 'errored');
    expect(errored.length).toBeGreaterThan(0);
    for (const message of errored) expect(message).toMatch(/in the target's place|^\S+ flaky: /);
  });
});

/** Whether a call is the one of a case with this number among all calls of that case. */
function calledAs(caseId: string, numbers: readonly number[]): (request: WireRequest) => boolean {
  let calls = -1;
  return (request) => {
    if (request.caseId !== caseId) return false;
    calls += 1;
    return numbers.includes(calls);
  };
}

test('a page for a limited read and for its wide reading is the network’s if it does not come again', async () => {
  // The second call is the second reading, and the third one is the wide reading.
  const isPage = calledAs('csv/CompanyGet/path/success', [0, 2]);
  const verdicts = await judgedWith(isPage, page(500), { operations: ['CompanyGet'], clauses: ['FMT-1'] });
  expect(idsOf(verdicts, 'failed', 'warned')).toEqual([]);
  expect(idsOf(verdicts, 'errored').join()).toMatch(/^csv\/CompanyGet\/FMT-1: flaky: /);
});

test('pages are counted by the call, and not by the evidence that rests on them', async () => {
  // The fifth call of the delete's evidence is the delete itself, on which further evidence rests.
  const pages = [
    calledAs('json/EventSubscriptionAdd/path/success', [0]),
    calledAs('json/CompanyDelete/path/success', [4]),
    calledAs('json/CompanyDelete/path/options', [0]),
  ];
  const verdicts = await judgedWith((request) => pages.some((isPage) => isPage(request)), page(200), {
    operations: ['EventSubscriptionAdd', 'Company*'],
    formats: ['json', 'csv'],
  });
  expect(idsOf(verdicts, 'failed', 'warned')).toEqual([]);
  expect(idsOf(verdicts, 'errored').join()).toContain('json/EventSubscriptionAdd/FMT-1: something else');
});

test.each([200, 404, 500])('pages with HTTP %i wherever they come make no breach', async (status) => {
  let calls = 0;
  const verdicts = await judgedWith(
    ({ effect }) => {
      calls += 1;
      return calls % 37 === 0 && effect !== 'hostile' && effect !== 'key';
    },
    page(status),
    { formats: ['json', 'csv'] },
  );
  expect(idsOf(verdicts, 'failed', 'warned')).toEqual([]);
  expect(idsOf(verdicts, 'errored').length).toBeGreaterThan(0);
});

test.each([403, 404, 500])('pages for all writes of a while (HTTP %i) make no breach', async (status) => {
  let writes = 0;
  const verdicts = await judgedWith(
    ({ effect }) => {
      if (effect !== 'write') return false;
      writes += 1;
      return writes > 12 && writes <= 40;
    },
    page(status, 'Blocked'),
    { operations: ['CompanyUpdate', 'Discount*', 'ShippingProviderUpdate'], formats: ['json', 'csv'] },
  );
  expect(writes).toBeGreaterThan(60);
  expect(idsOf(verdicts, 'failed', 'warned')).toEqual([]);
  expect(idsOf(verdicts, 'errored').length).toBeGreaterThan(0);
});

describe('a page with HTTP 404 at one place of a delete', () => {
  const here = '/csv/reply/DiscountDelete';
  const chosen: Chosen = { operations: ['DiscountDelete', 'ContactPersonDelete'] };
  const at404 = page(404, 'Not Found');
  const sent = new Set<string>();

  test('is the target’s where it comes again and again, and the target answers elsewhere', async () => {
    const verdicts = await judgedWith(({ path }) => path === here, at404, chosen);
    expect(idsOf(verdicts, 'errored')).toEqual([]);
    const red = verdicts.filter(({ status }) => status === 'failed' || status === 'warned');
    expect(red.map(({ id }) => id)).toEqual([
      'csv/DiscountDelete/FMT-1',
      'csv/DiscountDelete/FMT-1/unknown-id',
    ]);
  });

  test.each([
    ['only for a while', ({ path }: WireRequest, times: number) => path === here && times < 4],
    [
      'after the target had answered there',
      ({ path, caseId = '' }: WireRequest) => path === here && caseId.endsWith('/unknown-id'),
    ],
    [
      'and to all that is sent a second time',
      ({ path, body }: WireRequest) => {
        const isAgain = sent.has(`${path} ${body}`);
        sent.add(`${path} ${body}`);
        return path === here || (isAgain && path.includes('DiscountDelete'));
      },
    ],
  ] as const)('is the network’s where it comes %s', async (_, isPage) => {
    const verdicts = await judgedWith((request, __, times) => isPage(request, times), at404, chosen);
    expect(idsOf(verdicts, 'failed', 'warned')).toEqual([]);
    expect(idsOf(verdicts, 'errored').length).toBeGreaterThan(0);
  });
});

describe('a page that always comes is the target’s', () => {
  test('for all that has to fail', async () => {
    const verdicts = await judgedWith((_, told) => /ErrorCode\W{1,6}500/.test(told), page(500, 'Error'), {
      operations: ['DiscountDelete', 'ContactPersonDelete'],
    });
    expect(idsOf(verdicts, 'errored')).toEqual([]);
    const failed = verdicts.filter(({ status }) => status === 'failed');
    expect(new Set(failed.map(({ format }) => format))).toEqual(new Set(formats));
  });

  test.each([200, 500])('for all inserts of an operation (HTTP %i)', async (status) => {
    const verdicts = await judgedWith(({ path }) => path.includes('CompanyUpdate'), page(status), {
      operations: ['CompanyUpdate'],
      clauses: ['FMT-1', 'ENV-*', 'ACT-1'],
    });
    expect(idsOf(verdicts, 'errored')).toEqual([]);
    const broken = verdicts.filter(({ clause, status: each }) => clause === 'FMT-1' && each === 'failed');
    expect(new Set(broken.map(({ format }) => format))).toEqual(new Set(['json', 'xml', 'jsv', 'csv']));
  });

  test('for all of a format', async () => {
    const verdicts = await judgedWith(({ path }) => path.startsWith('/csv/'), page(200), {
      operations: ['Discount*', 'Company*'],
      clauses: ['FMT-1'],
    });
    expect(idsOf(verdicts, 'errored')).toEqual([]);
    const failed = verdicts.filter(({ status }) => status === 'failed').map(({ format }) => format);
    expect(new Set(failed)).toEqual(new Set(['csv']));
  });

  test('for the call of one case alone, where it is an error page', async () => {
    const chosen = { cases: ['json/DiscountDelete/ERR-2'] };
    const verdicts = await judgedWith(({ path }) => path.includes('DiscountDelete'), page(500), chosen);
    expect(idsOf(verdicts, 'failed', 'blocked')).toHaveLength(1);
    expect(idsOf(verdicts, 'errored')).toEqual([]);
  });
});
