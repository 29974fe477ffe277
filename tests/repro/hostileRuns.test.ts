import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readRun } from '../../cli/compare/readRun.ts';
import { bashScript } from '../../cli/repro/bashScript.ts';
import type { Reproduction } from '../../cli/repro/Reproduction.ts';
import { reproductionsOf } from '../../cli/repro/reproductionsOf.ts';
import { vitestFile } from '../../cli/repro/vitestFile.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import { plainCurl } from '../../harness/stored/curlConnection.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { createServer as createReference } from '../../server/createServer.ts';
import { discountStays } from '../../server/faults/discountStays.ts';
import { listen } from '../../server/listen.ts';
import { apiKey, judgedFolder, ranByBash, withFaults } from './faultyRuns.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-repro-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A lawful server with high ids, but for one fault. */
const withHighIds = () =>
  createReference({ apiKey, choices: { idsFrom: 5_000_000_000 }, hooks: [discountStays.hook] });

test('no high id of the operator stands in a script, and an id that the run made is taken from its answer', async () => {
  const cases = ['json/DiscountDelete/DEL-1', 'json/CompanyDelete/DEL-1'];
  const samples = { mvCompany: { CompanyPhone: '2101234567', CompanyTaxIdNumber: 'b123456789' } };
  const reports = await judgedFolder(folder, withHighIds(), ['--cases', cases.join()], { samples });
  const { results, exchangesFile = '' } = readRun(reports);
  const made = await reproductionsOf(
    results.verdicts.filter(({ id }) => cases.includes(id)),
    results.run,
    exchangesFile,
  );
  expect(made.map(({ caseId }) => caseId).sort()).toEqual([...cases].sort());
  for (const one of made) {
    expect(one.check, one.caseId).not.toBeNull();
    const lines = bashScript(one, plainCurl).split('\n');
    expect(lines.filter((line) => !line.startsWith('#') && /\b50000\d{5}\b/.test(line))).toEqual([]);
    const server = withHighIds();
    const { url, close } = await listen(server);
    const { code, output } = await ranByBash(one, url, server);
    await close();
    expect(code, output).toBe(1);
  }
  const marks = readFileSync(join(reports, 'made.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"kind":"about"'))
    .map((line) => JSON.parse(line).ownMarks);
  expect(marks.length).toBeGreaterThan(0);
  // Of the company's name, address and comments, and neither the telephone nor the VAT number of the sample.
  for (const each of marks) expect(each).toEqual([expect.stringMatching(/^[a-f](?!123456789)[0-9a-f]{9}$/)]);
}, 300_000);

interface RecordedCall {
  readonly body: string;
  readonly answer?: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly method?: string;
}

const answered = '{"mvCompanies":[],"ResponseStatus":{"ErrorCode":"0"}}';

/** The reproduction of a breach in the answer to one recorded call of CompanyGet. */
async function recorded(call: RecordedCall, verdict: Partial<Verdict> = {}): Promise<Reproduction> {
  const file = join(folder, 'exchanges.ndjson');
  const { body, answer = answered, headers = [], method = 'POST' } = call;
  const type = ['content-type', 'application/json'] as const;
  const request = {
    method,
    url: 'http://target.invalid/api/json/reply/CompanyGet',
    headers: [type, ...headers],
    body: { text: body },
  };
  const response = { status: 203, headers: [type], body: { text: answer } };
  writeFileSync(file, `${JSON.stringify({ id: 'x1', request, response })}\n`);
  const wrong = {
    id: 'json/CompanyGet/ENV-11',
    clause: 'ENV-11',
    level: 'MUST',
    status: 'failed',
    message: 'a wrong status',
    actual: '203',
    exchanges: ['x1'],
    ...verdict,
  } as Verdict;
  const run = { id: 'r1', target: 'http://target.invalid/api', seed: 1, dialect: plainDialect };
  const [made] = await reproductionsOf([wrong], run, file);
  if (made === undefined) throw new Error('there is no script');
  return made;
}

/** A server that answers as the recorded target does, and keeps what was asked. */
async function asked(made: Reproduction, more: Readonly<Record<string, string>> = {}, answer = answered) {
  const seen: { readonly request: IncomingMessage; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ request, body });
    response.writeHead(203, { 'content-type': 'application/json' });
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ran = await ranByBash(made, `${url}/api//`, withFaults([]), more);
  await new Promise((resolve) => server.close(resolve));
  return { ...ran, seen };
}

test('neither a client nor a server puts a command into a script', async () => {
  const mark = join(folder, 'made-by-a-command');
  const command = `touch ${mark}`;
  const lines = `x\n${command}\n#ID`;
  const filter = { FieldName: lines, SearchOperator: 'Equals', SearchValue: '5' };
  const body = JSON.stringify({ APIKEY: '$ASSAY_API_KEY', Filters: [filter] });
  const answer = JSON.stringify({
    ResponseStatus: { ErrorCode: '0' },
    [`$(${command})ID`]: 5,
    [`\`${command}\`Id`]: 7,
  });
  const ofMember = { path: `.$(${command})ID`, actual: '5', expected: '6' };
  const breaches: readonly Partial<Verdict>[] = [
    {},
    { id: `json/CompanyGet/ENV-11\n${command}\n`, message: `a\n${command}\n'b'`, expected: `$(${command})` },
    { ...ofMember, clause: 'GET-1', message: 'a wrong value' },
    { path: `.\`${command}\`Id`, actual: '7', clause: 'GET-1', message: 'a wrong value' },
  ];
  for (const verdict of breaches) {
    const made = await recorded({ body, answer }, verdict);
    await asked(made, {}, answer);
    expect(existsSync(mark), JSON.stringify(verdict)).toBe(false);
    const script = bashScript(made, plainCurl);
    expect(script.split('\n').filter((line) => line.startsWith(command))).toEqual([]);
    // Each line of the test file before its calls is a comment, an import or a constant.
    const [head = ''] = vitestFile(made).split('\ntest');
    for (const line of head.split('\n')) expect(line).toMatch(/^(?:\/\/.*|import .*|const .*|)$/);
  }
  await expect(recorded({ body, method: `POST; ${command};` })).rejects.toThrow('there is no script');
});

const hidden = {
  ASSAY_HEADER_X_AUTH: 'one "quoted" \\ value',
  ASSAY_HEADER_X_AUTH_TOKEN: 'Bearer of/the&token',
};

test('headers whose names begin alike keep their own values, whatever characters these have', async () => {
  const headers = [
    ['X-Auth-Token', '(hidden)'],
    ['X-Auth', '(hidden)'],
  ] as const;
  const made = await recorded({ body: '{"APIKEY":"$ASSAY_API_KEY","a":"abcdef0123"}', headers });
  const { code, output, seen } = await asked(made, hidden);
  expect(code, output).toBe(1);
  const [{ request, body } = { request: undefined, body: '' }] = seen;
  expect(request?.headers).toMatchObject({
    'x-auth': hidden.ASSAY_HEADER_X_AUTH,
    'x-auth-token': hidden.ASSAY_HEADER_X_AUTH_TOKEN,
  });
  // A slash at the end of TARGET is no part of it. A mark is no number.
  expect(request?.url).toBe('/api/json/reply/CompanyGet');
  expect(body).toMatch(/"a":"a[0-9a-f]{9}"/);
  const file = vitestFile(made);
  expect(file).toContain('"X-Auth-Token": ASSAY_HEADER_X_AUTH_TOKEN,');
  expect(file).toContain('"X-Auth": ASSAY_HEADER_X_AUTH }');
});

test('answers are shown without the key and the values of headers, in whatever spelling these come back', async () => {
  const headers = [
    ['X-Auth', '(hidden)'],
    ['X-Auth-Token', '(hidden)'],
  ] as const;
  const made = await recorded(
    { body: '{"APIKEY":"$ASSAY_API_KEY"}', headers },
    { actual: 'nothing of this' },
  );
  expect(made.check).toBeNull();
  const key = 'Zx<81>+k/y';
  const spelled = [
    key,
    'Zx&lt;81&gt;+k/y',
    'Zx%3C81%3e%2Bk%2Fy',
    'Zx\\u003c81\\u003E+k\\/y',
    '&#90;x&#x3C;81&#62;+k/y',
    'one \\"quoted\\" \\\\ value',
    'one &quot;quoted&quot; \\ value',
    'of/the&token',
    'of/the&amp;token',
    'of%2Fthe%26token',
  ];
  const shown = spelled.map((each, at) => `<${at}|${each}|>`).join('\n');
  for (const given of [key, 'Zx&lt;81&gt;+k/y', 'Zx%3c81%3E%2Bk%2Fy']) {
    const { code, output } = await asked(made, { ...hidden, ASSAY_API_KEY: given }, `${shown}\n<end|kept|>`);
    expect(code, output).toBe(3);
    const kept = [...output.matchAll(/<(\w+)\|(.*)\|>/g)].map(([, , said]) => said);
    expect(kept).toEqual([...Array(5).fill('(the key)'), ...Array(5).fill('(a header)'), 'kept']);
  }
});
