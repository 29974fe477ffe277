import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Diagnosis } from '../../cli/diagnose/Diagnosis.ts';
import { diagnoseCommand } from '../../cli/diagnose/diagnoseCommand.ts';
import { clockOffsetS } from '../../cli/diagnose/timeFacts.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { proxyIn } from '../../config/proxyFor.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { ownFaults } from '../../server/faults.ts';
import type { Hook } from '../../server/Hook.ts';
import { workFolder } from '../cli/assay.ts';
import { hostHere } from '../cli/assayHere.ts';
import { http, reference } from '../cli/servers.ts';
import { authority, certified } from '../field/certificates.ts';
import { connectProxy, tlsBefore } from '../field/fronts.ts';
import { lesserServer } from '../scope/lesserServer.ts';
import { behindGateway, expectOnlyReads } from './deployments.ts';
import { diagnosed, diagnosis, key } from './diagnosed.ts';

const validate = new Ajv2020({ allErrors: true, strictRequired: false, allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(new URL('../../cli/diagnose/diagnosis.schema.json', import.meta.url), 'utf8')),
);

function expectValid(found: Diagnosis): void {
  expect(validate(found), JSON.stringify(validate.errors)).toBe(true);
}

test('what is out of scope is neither called nor missed', async () => {
  const scope = {
    withoutFormats: ['soap11', 'soap12', 'jsv', 'csv'] as const,
    withoutOperations: ['APIKeyGet', 'SalesOrderGet', 'ProductClientGet', 'DashboardBoxGet'],
  };
  const { hook, strays } = lesserServer(scope);
  const { url } = await reference({ apiKey: key, hooks: [hook] });
  const flags = { target: [url], formats: ['json,xml'], json: ['true'] };
  const settings = loadSettings({ flags, environment: { ASSAY_API_KEY: key }, folder: workFolder() });
  const { host, text } = hostHere();
  expect(await diagnoseCommand({ ...settings, scope }, host)).toBe(0);
  const found = JSON.parse(text.stdout) as Diagnosis;
  expect(found.troubles).toEqual([]);
  expect(new Set(found.checks.map(({ status }) => status))).toContain('kept');
  expect(found.facts).toMatchObject({ httpVersion: '1.1', key: { takenIn: 'body' } });
  expect(strays).toEqual([]);
});

test('a sound server is said to be sound, after at most sixty calls that read', async () => {
  const deployment = await behindGateway({});
  const found = await diagnosis(deployment.url);
  expectValid(found);
  expect(found).toMatchObject({
    said: `Sound, as far as a diagnosis looks: nothing was found wrong with ${deployment.url}.`,
    exitCode: 0,
    troubles: [],
    command: `assay run --target '${deployment.url}'`,
  });
  expectOnlyReads(deployment);
  expect(found.calls).toBe(deployment.asked.length);
  expect(found.calls).toBeLessThanOrEqual(60);
  expect(found.checks.map(({ status }) => status)).toEqual(Array(10).fill('kept'));
  const {
    key: taken,
    addressesByFormat,
    latencies,
    zone,
    httpVersion,
    compression,
    clockOffsetS,
  } = found.facts;
  expect(taken).toEqual({ takenIn: 'body', formats: ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'] });
  expect(addressesByFormat).toEqual({
    json: { default: 'alive', suffix: 'alive', query: 'alive', named: 'alive', GET: 'alive', jsonp: 'alive' },
    xml: { default: 'alive', suffix: 'alive', query: 'alive', named: 'alive' },
    jsv: { default: 'alive', suffix: 'alive', query: 'alive', named: 'alive' },
    csv: { default: 'alive', suffix: 'alive', query: 'alive', named: 'alive' },
    soap11: { default: 'alive', suffix: 'alive', query: 'alive' },
    soap12: { default: 'alive', suffix: 'alive', query: 'alive' },
  });
  for (const { median, p95, count } of latencies) {
    expect(count).toBeGreaterThan(4);
    expect(median).toBeLessThanOrEqual(p95);
  }
  expect(latencies).toHaveLength(6);
  expect(zone).toMatchObject({ offsets: [0], isSummerTime: false });
  expect({ httpVersion, compression, clockOffsetS }).toEqual({
    httpVersion: '1.1',
    compression: null,
    clockOffsetS: 0,
  });
});

test('what is seen of TLS and a proxy, without its password', async () => {
  const { url } = await reference({ apiKey: key }, { sending: { gzip: true } });
  const by = await authority();
  const port = await tlsBefore(url, await certified({ by }));
  const proxy = await connectProxy({ password: 'user:a password' });
  const given = proxyIn(`http://user:a%20password@127.0.0.1:${proxy.port}`, '--proxy');
  const found = await diagnosed(`https://localhost:${port}`, {
    insecure: ['true'],
    proxy: [`http://user:a%20password@127.0.0.1:${proxy.port}`],
    formats: ['json'],
    json: ['true'],
  });
  expect(found.stdout + found.stderr).not.toMatch(/a( |%20)password|a key of its own/);
  const read = JSON.parse(found.stdout) as Diagnosis;
  expectValid(read);
  expect(read.facts).toMatchObject({
    tls: { protocol: 'TLSv1.3', issuer: 'An authority of its own', daysLeft: 1, isTrusted: false },
    proxy: given?.url,
    compression: 'gzip',
  });
  expect(read.troubles.map(({ said }) => said)).toEqual([
    'the certificate was not checked (--insecure), so nobody knows which server answered',
    'the certificate expires in 1 day',
  ]);
  expect(read.exitCode).toBe(0);
});

test('a broken clause: what is said of it, what to do, and exit code 1', async () => {
  const { url } = await reference({ apiKey: key, hooks: [ownFaults.get('codeAsNumber')?.hook as Hook] });
  const { code, first, stdout } = await diagnosed(url, { formats: ['json'] });
  expect(first).toMatch(/^ENV-2, json: .*ErrorCode/);
  expect(code).toBe(1);
  expect(stdout).toContain(
    '✗ a success says so: ErrorCode "0", HTTP 200 (ENV-2, ENV-11)\n    do: write ErrorCode as',
  );
});

test('a target that does not answer costs one timeout', async () => {
  const url = await http((request) => request.resume());
  const { code, stdout } = await diagnosed(url, { timeout: ['400ms'], json: ['true'] });
  const found = JSON.parse(stdout) as Diagnosis;
  expectValid(found);
  expect(found.said).toBe(`${url} did not answer within 400 ms.`);
  expect(code).toBe(3);
  expect(found.durationMs).toBeLessThan(10_000);
});

test('a target that is 200 ms away takes less than a minute', async () => {
  const { url } = await reference({ apiKey: key }, { latencyMs: 200 });
  // All formats take 16 s.
  const found = await diagnosis(url, { formats: ['json,csv'] });
  expect(found.troubles).toEqual([]);
  expect(found.durationMs).toBeLessThan(30_000);
  for (const { median } of found.facts.latencies) expect(median).toBeGreaterThanOrEqual(199);
});

test('wrong settings end with exit code 2 and one sentence', async () => {
  const withoutKey = await diagnosed('http://127.0.0.1:9', {}, {});
  expect(withoutKey).toMatchObject({ code: 2, stdout: '' });
  expect(withoutKey.stderr).toMatch(/^assay: apiKey: none was given for this target/);
  const withoutTarget = await diagnosed(null);
  expect(withoutTarget).toMatchObject({
    code: 2,
    stderr: 'assay: target: none was given; name the server to look at with --target.\n',
  });
});

test.each([
  [0, 0],
  [2900, 0],
  [-3600_000, -3601],
])(
  'the clock of a server that takes 3 s, written %i ms after the call came, is told no better than that',
  (ms, told) => {
    const startedAt = new Date(Date.UTC(2026, 0, 1, 12, 0, 0, 250));
    const date = new Date(startedAt.getTime() + ms).toUTCString();
    const exchange = {
      response: { status: 200, headers: [['date', date]], body: new Uint8Array() },
      timings: { startedAt: startedAt.toISOString(), durationMs: 3000 },
    } as unknown as Exchange;
    expect(clockOffsetS([exchange, exchange])).toBe(told);
  },
);
