import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRun } from '../../cli/compare/readRun.ts';
import type { Reproduction } from '../../cli/repro/Reproduction.ts';
import { reproductionsOf } from '../../cli/repro/reproductionsOf.ts';
import { listen } from '../../server/listen.ts';
import { apiKey, judgedFolder, ranByBash, withFaults } from './faultyRuns.ts';

const faults = ['addressLinesStay', 'readingIs203', 'anyKeyTaken'];
const cases = ['json/CompanyUpdate/ACT-2', 'json/UserGet/ENV-11', 'json/CompanyDelete/AUTH-3/wrong'];
const folder = mkdtempSync(join(tmpdir(), 'assay-repro-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const found = new Map<string, Reproduction>();
const header = { ASSAY_HEADER_AUTHORIZATION: 'Bearer of-the-gateway' };

beforeAll(async () => {
  const selection = ['--cases', cases.join(), '--header', 'Authorization: Bearer of-the-gateway'];
  const { results, exchangesFile = '' } = readRun(await judgedFolder(folder, faults, selection));
  const wrong = results.verdicts.filter(({ id }) => cases.includes(id));
  // As somebody may have typed it. The stored addresses are as URL writes them.
  const run = { ...results.run, target: `${results.run.target.replace('http', 'HTTP')}/` };
  for (const made of await reproductionsOf(wrong, run, exchangesFile)) found.set(made.caseId, made);
}, 60_000);

const madeFor = (id: string): Reproduction => {
  const made = found.get(id);
  if (made === undefined) throw new Error(`${id} has no script`);
  return made;
};

/** A target that answers each operation as told; `called` lists what was asked of it. */
async function targetThat(answer: (operation: string, body: string) => readonly [number, unknown]) {
  const called: string[] = [];
  const textOf = async (request: IncomingMessage): Promise<string> => {
    let text = '';
    for await (const chunk of request) text += chunk;
    return text;
  };
  const server = createServer(async (request, response) => {
    const operation = /(\w+)(?:\?|$)/.exec(request.url ?? '')?.[1] ?? '';
    called.push(operation);
    const [status, body] = answer(operation, await textOf(request));
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? `\u001b[2J${body}` : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    called,
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const reference = withFaults([]);

test('an id in the environment is not deleted, if the target refuses all', async () => {
  const target = await targetThat(() => [200, { ResponseStatus: { ErrorCode: '7', Message: 'no' } }]);
  const { code, output } = await ranByBash(madeFor('json/CompanyUpdate/ACT-2'), target.url, reference, {
    ...header,
    COMPANY_ID: '77',
  });
  await target.close();
  expect(code, output).toBe(3);
  expect(output).not.toContain('Left on the target');
  expect(target.called).toEqual(['CompanyUpdate']);
});

test('a record is neither changed nor deleted, if the target echoes what was sent with the id of another', async () => {
  const done = { ErrorCode: '0' };
  const target = await targetThat((operation, body) =>
    operation === 'CompanyUpdate'
      ? [
          200,
          { mvCompany: { ...JSON.parse(body).mvCompany, CompanyId: 5 }, entityID: 5, ResponseStatus: done },
        ]
      : [200, { mvCompanies: [{ CompanyId: 5, CompanyName: 'yours' }], ResponseStatus: done }],
  );
  const { code, output } = await ranByBash(
    madeFor('json/CompanyUpdate/ACT-2'),
    target.url,
    reference,
    header,
  );
  await target.close();
  expect(code, output).toBe(3);
  expect(output).toContain('CAN NOT TELL: no answer shows that 5 is the record of this script');
  expect(output).toContain(
    'Left on the target, because no answer shows that it is of this script: company 5',
  );
  expect(target.called).toEqual(['CompanyUpdate', 'CompanyGet', 'CompanyGet']);
});

test.each(cases)('a wrong key and a gateway without its server show no mend: %s', async (id) => {
  const server = withFaults(faults.filter((name) => name !== 'anyKeyTaken'));
  const { url, close } = await listen(server);
  const refused = await ranByBash(madeFor(id), url, server, { ...header, ASSAY_API_KEY: 'none-of-its-keys' });
  await close();
  const gateway = await targetThat(() => [502, 'Bad Gateway']);
  const lost = await ranByBash(madeFor(id), gateway.url, server, header);
  await gateway.close();
  expect([refused.code, lost.code], `${refused.output}\n${lost.output}`).toEqual([3, 3]);
});

test('the value of a secret header is asked for, and sent', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made = madeFor('json/UserGet/ENV-11');
  const without = await ranByBash(made, url, reference, { ASSAY_HEADER_AUTHORIZATION: '' });
  expect(without.code).toBe(2);
  expect(without.output).toContain('Set ASSAY_HEADER_AUTHORIZATION first: the value of the header');
  expect(seen).toEqual([]);
  await ranByBash(made, url, reference, header);
  await new Promise((resolve) => server.close(resolve));
  expect(seen[0]).toBe(header.ASSAY_HEADER_AUTHORIZATION);
});

test('answers are shown without the key and without what a terminal obeys', async () => {
  const target = await targetThat(() => [502, `the key is ${apiKey}`]);
  const { output } = await ranByBash(madeFor('json/UserGet/ENV-11'), target.url, reference, header);
  await target.close();
  expect(output).toContain('(the key)');
  expect(output).not.toContain(apiKey);
  expect(output).not.toContain('\u001b');
});
