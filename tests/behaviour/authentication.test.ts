import { describe, expect, it } from 'vitest';
import { secretsOf } from '../../cli/run/files/secretsOf.ts';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { keyFinder, tooShortKey } from '../../harness/redaction/keyFinder.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { mangledKey } from '../../harness/target/mangledKey.ts';
import { createServer } from '../../server/createServer.ts';
import { ownFaults } from '../../server/faults.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { answering, notPassed, runOn } from './runOn.ts';

const wrongKeys = planRun({ formats, operations: [], clauses: ['AUTH-3'], cases: [] });

const withFault = (name: string, clauses: readonly string[] = []) => {
  const fault = ownFaults.get(name);
  if (fault === undefined) throw new Error(`${name} is no fault`);
  const plan = planRun({ formats, operations: fault.operations, clauses, cases: [] });
  return runOn(createServer({ hooks: [fault.hook] }), plan);
};

describe('AUTH-2', () => {
  it('is red in every format without a status block, and what then has nothing to compare is no moving target', async () => {
    const broken = formats.flatMap((format) => [
      `${format}/APIKeyGet/AUTH-2 failed`,
      `${format}/APIKeyGet/AUTH-2/nothing-else blocked clause:ENV-1`,
    ]);
    expect(notPassed(await withFault('keyWithoutStatus', ['AUTH-2', 'FMT-8']))).toEqual(
      [...broken, 'json/APIKeyGet/FMT-8/jsonp-payload blocked nothing'].sort(),
    );
  });
});

describe('AUTH-1', () => {
  it('is blamed for a delete that is not let in, and the members that may be left out are not', async () => {
    const red = formats.flatMap((format) => [
      `${format}/CompanyDelete/ACT-10 blocked clause:AUTH-1`,
      `${format}/CompanyDelete/AUTH-1 failed`,
    ]);
    expect(notPassed(await withFault('headerWantedForDeletes', ['AUTH-1', 'ACT-10']))).toEqual(red.sort());
  });
});

describe('AUTH-3', () => {
  it('leaves the key out at every other address of what succeeds there', () => {
    const elsewhere = wrongKeys.cases.filter(({ address }) => address !== 'path' && address !== 'soap');
    expect(elsewhere.filter(({ id }) => !id.endsWith('/missing'))).toEqual([]);
    const of = (name: string) =>
      elsewhere
        .filter(({ operation }) => operation?.name === name)
        .map(({ format, address }) => `${format}@${address}`);
    expect(of('CompanyGet')).toEqual(['json@jsonp']);
    expect(of('CompanyDelete')).toEqual([]);
    expect(of('SalesOrderGet')).toHaveLength(6 + 6 + 4 + 1);
    expect(of('WorkOrderReOpen')).toEqual([]);
  });

  it('judges six keys on APIKeyGet, two on CompanyGet, one on CompanyUpdate and one on CompanyDelete, and none at all on the other operations', () => {
    const ids = wrongKeys.cases
      .filter(({ format, address }) => format === 'csv' && address === 'path')
      .map(({ id }) => id);
    const others = ids.filter((id) => !/APIKeyGet|CompanyGet|CompanyUpdate|CompanyDelete/.test(id));
    expect(others).toHaveLength(20 + 2);
    expect(others.filter((id) => !id.endsWith('/AUTH-3/missing'))).toEqual([]);
    expect(ids.filter((id) => !others.includes(id))).toEqual([
      'csv/APIKeyGet/AUTH-3/missing',
      'csv/APIKeyGet/AUTH-3/empty',
      'csv/APIKeyGet/AUTH-3/wrong',
      'csv/APIKeyGet/AUTH-3/truncated',
      'csv/APIKeyGet/AUTH-3/altered',
      'csv/APIKeyGet/AUTH-3/extended',
      'csv/CompanyDelete/AUTH-3/wrong',
      'csv/CompanyGet/AUTH-3/missing',
      'csv/CompanyGet/AUTH-3/wrong',
      'csv/CompanyUpdate/AUTH-3/wrong',
    ]);
  });

  it.each([
    ['keyNotNeeded', ['jsv/APIKeyGet/AUTH-3/missing warned']],
    ['keyWithMoreBehindTaken', ['xml/APIKeyGet/AUTH-3/extended warned']],
    ['dataForAnyKey', ['xml/CompanyGet/AUTH-3/missing warned', 'xml/CompanyGet/AUTH-3/wrong warned']],
    ['writesBeforeKeyCheck', ['csv/CompanyUpdate/AUTH-3/wrong warned']],
    ['discountsWithoutKey', ['soap12/DiscountGet/AUTH-3/missing warned']],
    [
      'ordersWithoutKey',
      ['jsonp/missing', 'missing', 'named/missing', 'query/missing', 'suffix/missing'].map(
        (slug) => `json/PurchaseOrderUpdate/AUTH-3/${slug} warned`,
      ),
    ],
  ])('finds %s', async (name, red) => {
    expect(notPassed(await withFault(name, ['AUTH-3']))).toEqual(red);
  });

  it.each<[string, (answer: Exchange) => Partial<Exchange>]>([
    ['a page', ({ response }) => ({ response: response && { ...response, body: Buffer.from('<html>no') } })],
    ['HTTP 403 and nothing', () => ({ response: { status: 403, headers: [], body: new Uint8Array() } })],
    ['a hung up line', () => ({ response: null, failure: { kind: 'closed', message: 'closed' } })],
  ])('leaves open how a wrong key is refused: %s', async (_, refused) => {
    const through = answering((send) => async (request) => {
      const exchange = await send(request);
      return exchange.response?.status === 401 ? { ...exchange, ...refused(exchange) } : exchange;
    });
    expect(notPassed(await runOn(createServer(), wrongKeys, { through }))).toEqual([]);
  });

  it('is blocked where the right key is refused too', async () => {
    const through = answering((send) => async (request) => {
      const exchange = await send(request);
      const body = Buffer.from('{"ResponseStatus":{"ErrorCode":"500","Message":"no"}}');
      return request.path.includes('CompanyGet')
        ? { ...exchange, response: { status: 500, headers: [], body } }
        : exchange;
    });
    const plan = planRun({ formats: ['json'], operations: ['CompanyGet'], clauses: ['AUTH-3'], cases: [] });
    expect(notPassed(await runOn(createServer(), plan, { through }))).toEqual([
      'json/CompanyGet/AUTH-3/jsonp/missing blocked nothing',
      'json/CompanyGet/AUTH-3/missing blocked control',
      'json/CompanyGet/AUTH-3/wrong blocked control',
    ]);
  });

  it('is blocked where a header of the operator’s may let the call in', async () => {
    const through = answering((send) => async (request) => {
      const exchange = await send(request);
      const headers = [...exchange.request.headers, ['authorization', 'Basic x'] as const];
      return { ...exchange, request: { ...exchange.request, headers } };
    });
    const plan = planRun({ formats: ['json'], operations: ['APIKeyGet'], clauses: ['AUTH-3'], cases: [] });
    const { verdicts } = await runOn(createServer(), plan, { through });
    expect(new Set(verdicts.map(({ status, cause }) => `${status} ${cause}`))).toEqual(
      new Set(['blocked nothing']),
    );
  });

  it('sends wrong keys few, last and one by one', async () => {
    const order: string[] = [];
    let underWay = 0;
    let most = 0;
    const through = answering((send) => async (request) => {
      order.push(request.effect);
      if (request.effect !== 'key') return send(request);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
      return send(request);
    });
    const operations = ['APIKeyGet', 'Company*', '-'];
    const plan = planRun({ formats: ['json', 'xml'], operations, clauses: [], cases: [] });
    await runOn(createServer(), plan, { through });
    const keys = order.filter((effect) => effect === 'key').length;
    // A write without a key beside the one with a wrong key: the delete in one format, the update in the other; and a call by
    // callback of each of the three that succeed there.
    expect(keys).toBe(2 * 11 + 2 + 3);
    expect(most).toBe(1);
    const from = order.indexOf('key');
    expect(order.lastIndexOf('hostile')).toBeLessThan(from);
    // With the right key come four looks for the companies that must and must not be there, and the four Gets of companies that are
    // asked again with a wrong key or none. The first of these comes before the first wrong key.
    const right = order.slice(from).filter((effect) => effect !== 'key');
    expect(right).toEqual(Array.from({ length: 8 }, () => 'read'));
  });

  it('leaves no trace of the key in what is stored, however it was mangled', async () => {
    const server = createServer({ apiKey: 'Kp4"x<7&mWq-9zT' });
    const redact = redactor(secretsOf({ apiKey: server.apiKey, headers: {}, connection: plainConnection }));
    const sent: Exchange[] = [];
    const through = answering((send) => async (request) => {
      const exchange = await send(request);
      sent.push(exchange);
      return exchange;
    });
    const plan = planRun({ formats, operations: ['APIKeyGet'], clauses: ['AUTH-3'], cases: [] });
    await runOn(server, plan, { through });
    // In the shortest form of it that any of the requests holds.
    const traces = [mangledKey(server.apiKey, 'truncated'), mangledKey(server.apiKey, 'otherCase')];
    const stored = sent.map(({ request }) => Buffer.from(redact.bytes(request.body)).toString('utf8'));
    expect(sent.some(({ request }) => Buffer.from(request.body).includes('mWq-9z'))).toBe(true);
    expect(stored.filter((text) => traces.some((trace) => text.includes(trace.slice(-5))))).toEqual([]);
  });
});

describe('AUTH-4', () => {
  it.each([
    ['keyInStackTrace', ['soap11/CompanyDelete/AUTH-4 warned']],
    [
      'keyInHeader',
      [
        'csv/ProductClientGet/AUTH-4/query warned',
        'csv/ProductClientGet/AUTH-4/suffix warned',
        'json/ProductClientGet/AUTH-4/namedGet warned',
        'json/ProductClientGet/AUTH-4/query warned',
        'json/ProductClientGet/AUTH-4/suffix warned',
        'jsv/ProductClientGet/AUTH-4/query warned',
        'jsv/ProductClientGet/AUTH-4/suffix warned',
        'xml/ProductClientGet/AUTH-4/query warned',
        'xml/ProductClientGet/AUTH-4/suffix warned',
      ],
    ],
  ])('finds %s, and says where it is but not what', async (name, red) => {
    const ran = await withFault(name);
    expect(notPassed(ran).filter((line) => !line.includes(' blocked '))).toEqual(red);
    for (const { message, expected, actual } of ran.verdicts.filter(({ status }) => status === 'warned')) {
      expect(`${message} ${expected} ${actual}`).not.toContain('sandbox-key');
      expect(actual).toMatch(/^in the (body, at byte \d+|header content-location)$/);
    }
  });

  it('sends nothing of its own, and looks at what stands apart too', async () => {
    const clauses = ['AUTH-4'];
    const plan = planRun({ formats: ['json'], operations: ['APIKeyGet'], clauses, cases: [] });
    let calls = 0;
    const through = answering((send) => (request) => {
      calls += 1;
      return send(request);
    });
    expect(notPassed(await runOn(createServer(), plan, { through }))).toEqual([]);
    // The plain read at path, suffix, query and jsonp; the latter is read again beside it, and wrapped by the query;
    // the first is sent with other white space, with much of it and with a charset too.
    expect(calls).toBe(new Set(plan.evidence.keys()).size / 2 + 5);
  });

  it('says nothing of a key that is too short to be told from other text', async () => {
    const plan = planRun({ formats: ['json'], operations: ['APIKeyGet'], clauses: ['AUTH-4'], cases: [] });
    const { verdicts } = await runOn(createServer({ apiKey: '0' }), plan);
    expect(verdicts.every(({ status, cause }) => status === 'blocked' && cause === 'nothing')).toBe(true);
    expect(new Set(verdicts.map(({ message }) => message))).toEqual(new Set([tooShortKey]));
    expect(tooShortKey).toContain('at least 8 characters');
  });

  it.each<[string, (key: string) => Uint8Array]>([
    ['plain', (key) => Buffer.from(`x ${key}`)],
    ['in capitals', (key) => Buffer.from(key.toUpperCase())],
    ['escaped in XML', (key) => Buffer.from(key.replace('&', '&amp;').replace('"', '&quot;'))],
    ['escaped in JSON', (key) => Buffer.from(JSON.stringify(key))],
    ['in a URL', (key) => Buffer.from(`/x?APIKEY=${encodeURIComponent(key)}`)],
    ['in base64 at 0', (key) => Buffer.from(Buffer.from(`${key}:x`).toString('base64'))],
    ['in base64 at 1', (key) => Buffer.from(Buffer.from(`u${key}:x`).toString('base64'))],
    ['in base64 at 2', (key) => Buffer.from(Buffer.from(`us${key}:x`).toString('base64url'))],
    ['in hexadecimal', (key) => Buffer.from(Buffer.from(key).toString('hex'))],
    ['in UTF-16', (key) => Buffer.from(`<a>${key}</a>`, 'utf16le')],
  ])('finds a key %s', (_, written) => {
    const key = 'a&B"c7 dE/f';
    expect(keyFinder(key)?.(written(key))).toBeTypeOf('number');
    expect(keyFinder(key)?.(written('a&B"c8 dE/f'))).toBeUndefined();
  });
});
