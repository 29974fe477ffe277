import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Results } from '../../reports/results.ts';
import { createServer } from '../../server/createServer.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { resultsOf, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { type Breaking, behind } from './targets.ts';

interface Judged extends Results {
  readonly code: number | null;
  readonly stdout: string;
}

/** Judges the reference server over HTTP, behind something that breaks some of its answers. */
const judged = (breaking: Breaking, ...selection: readonly string[]): Promise<Judged> =>
  judgedOn(createServer(), breaking, ...selection);

async function judgedOn(
  server: ReferenceServer,
  breaking: Breaking,
  ...selection: readonly string[]
): Promise<Judged> {
  const { url, key, fixtures, close } = await behind(breaking, server);
  onTestFinished(close);
  const folder = workFolder();
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures));
  const flags = ['--fixtures', 'fixtures.json', '--seed', '1', '--patience', '1s', '--report', 'junit'];
  const { code, stdout, stderr } = await assayHere(folder, ['run', '--target', url, ...flags, ...selection], {
    ASSAY_API_KEY: key,
  });
  expect([0, 1, 4], stderr).toContain(code);
  return { ...resultsOf(folder), code, stdout };
}

const garbage = { status: 200, body: Buffer.from('<<<< {]} not, a: document') };

const failed = ({ findings }: Judged): readonly string[] =>
  findings.filter(({ status }) => status === 'failed').map(({ clause }) => clause);

describe('answers that can not be read where no case of FMT-1 looks', () => {
  test('a step of record actions: the run is not conclusive', async () => {
    const run = await judged(
      (_, text) => (/"mvRecordAction":"InsertOrUpdate"/.test(text) ? garbage : undefined),
      ...['--formats', 'json', '--operations', 'CompanyUpdate', '--clauses', 'ACT-*', '--clauses', 'FMT-1'],
    );
    expect(failed(run)).toEqual([]);
    expect(run.verdicts.filter(({ cause }) => cause === 'clause:FMT-1').length).toBeGreaterThan(0);
    expect(run.stdout).toContain('Not conclusive');
    expect(run.summary.outcome).toMatch(/^no breach found in \d+ of \d+ cases$/);
    expect(run).toMatchObject({ code: 4, summary: { conforms: false } });
  });

  test.each([
    ['garbage', 'clause:FMT-1', garbage.body],
    ['beyond our depth', 'size', Buffer.from(`{"SalesOrders":${'['.repeat(100_000)}`)],
  ])('filtered reads: %s is no refusal', async (_, cause, body) => {
    const run = await judged(
      (__, text) => (/"Filters":\[\{/.test(text) ? { status: 200, body } : undefined),
      ...['--formats', 'json', '--operations', 'SalesOrderGet', '--clauses', 'FLT-*', '--clauses', 'GET-*'],
    );
    expect(failed(run)).toEqual([]);
    const filtering = run.verdicts.filter(({ clause }) => clause === 'FLT-1' || clause === 'FLT-5');
    expect(new Set(filtering.map((verdict) => verdict.cause))).toEqual(new Set([cause]));
  });
});

test('inserts whose answers can not be read: companies are found by their text and removed, and what no call removes is told as perhaps left behind', async () => {
  const server = createServer();
  const before = server.store.companies.all().length;
  const run = await judgedOn(
    server,
    (_, text) => (/"mvRecordAction":"Insert"/.test(text) ? garbage : undefined),
    ...['--formats', 'json', '--operations', 'CompanyUpdate'],
  );
  expect(failed(run)).toContain('FMT-1');
  expect(run.run.leftBehind).toEqual([
    {
      record: 'mvShippingProvider',
      id: '',
      perhaps: {
        operation: 'ShippingProviderUpdate',
        format: 'json',
        text: expect.stringMatching(/^Assay \w+$/),
      },
    },
  ]);
  expect(run.stdout).toContain('Perhaps left behind');
  expect(server.store.companies.all().slice(before)).toEqual([]);
});

describe('a target that lets nobody in any more, in the middle of a run', () => {
  const refused = Buffer.from('{"ResponseStatus":{"ErrorCode":"500","Message":"The key is not known."}}');
  const page = Buffer.from('<h1>Busy</h1>');
  const reads = ['--formats', 'json', '--operations', 'SalesOrderGet'];

  test('503 right after the questions before the run: nothing is held against the target', async () => {
    const run = await judged(
      ({ headers }) =>
        /; preflight\)/.test(headers['user-agent'] ?? '')
          ? undefined
          : { status: 503, headers: {}, body: page },
      ...reads,
    );
    expect(failed(run)).toEqual([]);
    expect(run).toMatchObject({ code: 4, summary: { conforms: false } });
  });

  test.each([
    ['was gathered', 'GET-2/filtered'],
    ['was given up', 'GET-2/deleted'],
  ])('503 without a word on when to come again: a case whose evidence %s is errored', async (_, last) => {
    let plain: string | undefined;
    const run = await judged(
      ({ headers }) => {
        const evidence = /; (json[^)]*)\)/.exec(headers['user-agent'] ?? '')?.[1];
        plain ??= evidence;
        return evidence !== plain ? { status: 503, headers: {}, body: page } : undefined;
      },
      ...['--formats', 'json', '--cases', `json/CompanyGet/GET-2,json/CompanyGet/${last}`],
      ...['--concurrency', '1'],
    );
    expect(run.verdicts.map(({ id, status, cause = '' }) => `${id} ${status}${cause}`)).toEqual([
      'json/CompanyGet/GET-2 passed',
      `json/CompanyGet/${last} errored`,
    ]);
    expect(run.verdicts[1]?.message).toMatch(/was lost at .*HTTP 503/);
    expect(run).toMatchObject({ code: 4, summary: { conforms: false } });
  });

  test.each<[string, number, string, RegExp | undefined]>([
    ['for a while: the run waits for it', 400, 'passed', undefined],
    [
      'for longer than is waited',
      60_000,
      'errored',
      /was lost at .*HTTP 403.*wrong keys .* may have locked it/,
    ],
  ])('403 after a wrong key %s', (_, lockedMs, status, said) => afterWrongKey(403, lockedMs, status, said));

  test('502 after a wrong key, for good: a gateway tells of no lock, and the target is gone', () =>
    afterWrongKey(502, 60_000, 'errored', /was lost at .*HTTP 502(?!.*locked)/));

  test('429 with a status block, now and then, is waited for as one without is', async () => {
    const run = await judged(
      (_, __, count) => (count > 0 && count % 12 === 0 ? { status: 429, body: refused } : undefined),
      ...['--formats', 'json', '--operations', 'CompanyUpdate', '--operations', 'CompanyGet'],
    );
    expect(run.verdicts.filter(({ status }) => ['failed', 'errored'].includes(status))).toEqual([]);
  });

  async function afterWrongKey(
    code: number,
    lockedMs: number,
    status: string,
    said: RegExp | undefined,
  ): Promise<void> {
    let until = 0;
    const run = await judged(
      ({ url }, text) => {
        if (Date.now() < until) return { status: code, body: code === 403 ? refused : page };
        if (/CompanyDelete/.test(url) && /"APIKEY":"(?!sandbox-key")[^"]+"/.test(text))
          until = Date.now() + lockedMs;
        return undefined;
      },
      ...['--formats', 'json', '--cases', 'json/CompanyGet/GET-1,json/CompanyDelete/AUTH-3/wrong'],
    );
    const last = run.verdicts.find(({ id }) => id === 'json/CompanyDelete/AUTH-3/wrong');
    expect(last?.status).toBe(status);
    if (said !== undefined) expect(last?.message).toMatch(said);
    expect(failed(run)).toEqual([]);
  }

  test.each<[string, Breaking, string]>([
    ['a callback', ({ url }) => (/callback=/.test(url) ? { status: 401 } : undefined), 'FMT-8'],
    [
      'ReturnTopNRecords',
      (_, text) => (/"ReturnTopNRecords":1[,}]/.test(text) ? { status: 401 } : undefined),
      'GET-5',
    ],
  ])('what is refused to %s alone is still found', async (_, breaking, clause) => {
    const run = await judged(
      (...asked) => {
        const refusal = breaking(...asked);
        return typeof refusal === 'object' ? { body: refused, ...refusal } : refusal;
      },
      ...reads,
    );
    expect(run.code).toBe(1);
    expect(failed(run)).toContain(clause);
  });
});
