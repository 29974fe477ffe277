import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bundleNames, digestedNames } from '../../cli/certify/Certificate.ts';
import { judgedInWords, outcomeInWords } from '../../cli/certify/certificatePage.ts';
import { openEmbedded } from '../../cli/run/embedded.ts';
import { recordedVerdictRedactor, recordRedactor } from '../../cli/run/files/secretsOf.ts';
import { readBundle } from '../../cli/verify/readBundle.ts';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { formOfKey, standInFor } from '../../harness/redaction/standIn.ts';
import { commandHere } from '../cli/commandHere.ts';
import { reference } from '../cli/servers.ts';
import { certifiedPart } from './partOfSuite.ts';
import { contentsOf } from './spoilt.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-certify-'));
const key = join(folder, 'key.pem');
let server: Awaited<ReturnType<typeof openEmbedded>>;

beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  server = await openEmbedded(3);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const certifying = (args: readonly string[], settings: Record<string, unknown> = {}) => {
  writeFileSync(join(folder, 'assay.config.json'), JSON.stringify(settings));
  return commandHere(folder, ['certify', '--quiet', ...args], { ASSAY_API_KEY: server.apiKey });
};

describe('assay certify refuses, before it calls anything', () => {
  it.each([
    [
      { operations: ['DiscountGet'] },
      'operations: a certificate is about all cases, and the settings file or the environment selects some; remove that selection, or name another settings file with --config.',
    ],
    [
      { cases: ['json/*'] },
      'cases: a certificate is about all cases, and the settings file or the environment selects some; remove that selection, or name another settings file with --config.',
    ],
    [{ formats: ['json'] }, 'formats: a certificate is about all formats, and xml is not selected;'],
    [{ deviations: 'known.json' }, 'deviations: a certificate knows no excuses; leave it out.'],
    [{ readOnly: true }, 'readOnly: a certificate needs writes; leave it out.'],
    [{ failFast: true }, 'failFast: a certificate needs every verdict; leave it out.'],
    [{ insecure: true }, 'insecure: a certificate names a server,'],
  ])('the setting %o', async (settings, said) => {
    const { code, stderr } = await certifying(['--target', server.url], settings);
    expect(stderr).toContain(`assay: ${said}`);
    expect(code).toBe(2);
  });

  it('flags that leave something out', async () => {
    const { code, stderr } = await certifying(['--clauses', 'ERR-2']);
    expect(stderr).toContain("unknown option '--clauses'");
    expect(code).toBe(2);
  });

  it('a key to sign with that is none', async () => {
    const { privateKey } = generateKeyPairSync('x25519');
    const file = join(folder, 'other.pem');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const other = await certifying(['--target', server.url, '--sign', file]);
    expect(other.stderr).toContain(`--sign: the key in ${file} is no Ed25519 key; make one with: openssl`);
    const none = await certifying(['--target', server.url, '--sign', join(folder, 'none.pem')]);
    expect(none.stderr).toContain("none.pem can't be read (ENOENT)");
    expect([other.code, none.code]).toEqual([2, 2]);
    const verified = await commandHere(folder, ['verify', 'any.tgz', '--key', file]);
    expect(verified.stderr).toContain('is no Ed25519 key; name the public key of whoever signed the bundle.');
  });

  it('a target without the fixtures that it needs, and names each', async () => {
    const { code, stderr } = await certifying(['--target', server.url]);
    expect(code).toBe(2);
    expect(stderr).toContain('fixtures: a certificate needs every MUST clause judged in every format');
    for (const name of ['supplierId, supplierName', 'customReportId', 'settingName', 'openWorkOrders'])
      expect(stderr).toContain(`\n  ${name}: `);
    expect(stderr).toMatch(/\n {2}disposable\.discounts \(0 of \d+\): A run deletes/);
    // What a read shows is not missing.
    expect(stderr).not.toContain('knownSkus');
  });
});

it('a certificate of a narrow scope says how much was judged, and of what', () => {
  const none = { passed: 0, failed: 0, warned: 0, known: 0, errored: 0, blocked: 0, notApplicable: 0 };
  const levels = {
    MUST: { ...none, passed: 1200, blocked: 9, notApplicable: 15_209 },
    SHOULD: { ...none, warned: 33 },
    NOTE: none,
  };
  expect(judgedInWords({ levels })).toBe('1,233 of 1,242 applicable cases');
  const scope = { withoutFormats: ['csv'] as const, withoutOperations: ['UserGet', 'SettingGet'] };
  expect(outcomeInWords({ outcome: 'conforms', formats: ['json'], scope })).toBe(
    'conforms in its scope: json; 31 of 33 operations',
  );
  const whole = { withoutFormats: [], withoutOperations: [] };
  expect(outcomeInWords({ outcome: 'conforms', formats: ['json'], scope: whole })).toBe('conforms');
});

it.each(['certificate.tgz', 'certificate.html', 'settings.json'])(
  'a folder that holds %s is refused, and the file stays',
  async (name) => {
    const out = join(folder, `with-${name}`);
    mkdirSync(out);
    writeFileSync(join(out, name), 'earlier');
    const { code, stderr } = await certifying(['--target', server.url, '--out', out]);
    expect(stderr).toContain(`assay: out: ${join(out, name)} is there already, and a new certificate would`);
    expect(code).toBe(2);
    expect(readdirSync(out)).toEqual([name]);
    expect(readFileSync(join(out, name), 'utf8')).toBe('earlier');
  },
);

it('a bundle holds every exchange whole, no key, and a page that shows its certificate', async () => {
  const { file, code } = await certifiedPart(
    folder,
    {
      operations: ['DiscountGet', 'APIKeyGet'],
      formats: ['csv'],
      target: [server.url],
      'api-key': [server.apiKey],
    },
    key,
  );
  expect(code).toBe(0);
  const bundle = readBundle(file);
  const texts = bundle.names.map((name) => {
    const bytes = bundle.read(name);
    return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  });
  const page = bundle.read(bundleNames.page).toString('utf8');
  bundle.close();
  for (const text of texts) expect(text.toLowerCase()).not.toContain(server.apiKey.toLowerCase());
  const { certificate, exchanges } = contentsOf(file);
  expect(certificate.key).toMatchObject({ length: server.apiKey.length, letters: 'both' });
  expect(exchanges).toHaveLength(certificate.exchanges);
  expect(exchanges.join('\n')).toContain(certificate.key.standIn);
  expect(exchanges.join('\n')).not.toContain('"leftOut"');
  expect(page).toContain(certificate.cases.sha256);
  expect(page).toContain(certificate.signedBy?.fingerprint);
  expect(page).not.toMatch(/https?:\/\/(?!127)|<script/);
  expect(readFileSync(join(folder, 'out', bundleNames.page), 'utf8')).toBe(page);
});

it('what the record holds in the place of a header is as long, so that it can be judged again', async () => {
  const apiKey = 'kHq8Zr2LwX5vT3nB';
  const { url } = await reference({
    apiKey,
    hooks: [
      (inner) => ({
        exchange: (request) => {
          const answer = inner.exchange(request);
          const said = Buffer.from(answer.body).toString('latin1');
          return {
            ...answer,
            body: Buffer.from(said.replace('<Message>', '<Message>Acme-prod, '), 'latin1'),
          };
        },
      }),
    ],
  });
  const headers = { 'X-Tenant': 'acme-prod' };
  const selection = { operations: ['DiscountGet'], formats: ['xml'], target: [url], 'api-key': [apiKey] };
  const { file, code } = await certifiedPart(folder, selection, key, headers);
  expect(code).toBe(0);
  const exchanges = contentsOf(file).exchanges.join('\n');
  expect(exchanges).not.toMatch(/acme-prod/i);
  expect(exchanges).toContain('<Message>another4w, ');
  // Scripts take the header from a variable.
  expect(exchanges).toMatch(/\["x-tenant","<X-Tenant>"\]/i);
  // What a verdict says is the same when the record is judged.
  const known = { apiKey, headers, connection: plainConnection };
  const standIn = standInFor(formOfKey(apiKey));
  for (const said of [`acme-prod, not ${apiKey}`, 'Acme-prod or ACME-PROD'])
    expect(recordedVerdictRedactor(known).text(said)).toBe(
      redactor([standIn]).text(recordRedactor(known).text(said)),
    );
});

it('the parts of a bundle that is refused stay until the next run', async () => {
  const value = 'Clearance sale 17';
  const selection = {
    operations: ['DiscountGet'],
    formats: ['xml'],
    target: [server.url],
    'api-key': [server.apiKey],
  };
  // The run asks for parts of names that the record does not hold.
  await expect(certifiedPart(folder, selection, key, { 'X-Tenant': value })).rejects.toThrow(
    `Its parts stay in ${join(folder, 'out')}.`,
  );
  const there = (): readonly string[] => readdirSync(join(folder, 'out'));
  expect(there()).toEqual(expect.arrayContaining([...digestedNames, 'order.ndjson']));
  expect(there()).not.toContain('certificate.tgz');
  await certifiedPart(folder, selection, key);
  expect(there()).toContain('certificate.tgz');
  expect(there()).not.toContain('order.ndjson');
  expect(there()).not.toContain(bundleNames.exchanges);
});

it('a clock that is set while a run goes on costs no certificate', async () => {
  let calls = 0;
  const apiKey = 'kHq8Zr2LwX5vT3nB';
  const begun = Date.now();
  const hour = 3_600_000;
  const { url } = await reference({
    apiKey,
    hooks: [
      (inner) => ({
        exchange: (request) => {
          calls += 1;
          if (calls === 10) vi.setSystemTime(begun + hour);
          if (calls === 30) vi.setSystemTime(begun - 2 * hour);
          return inner.exchange(request);
        },
      }),
    ],
  });
  onTestFinished(() => void vi.useRealTimers());
  const selection = { operations: ['DiscountGet'], formats: ['xml'], target: [url], 'api-key': [apiKey] };
  const { file, code } = await certifiedPart(folder, selection, key);
  expect(calls).toBeGreaterThan(30);
  expect(code).toBe(0);
  const { certificate } = contentsOf(file);
  expect(Date.parse(certificate.startedAt)).toBe(begun - 2 * hour);
  expect(Date.parse(certificate.endedAt)).toBeGreaterThanOrEqual(begun + hour);
});

it('assay verify names the outcome, and what a file that is no bundle is', async () => {
  const { code, stdout } = await commandHere(folder, ['verify', key]);
  expect(stdout).toMatch(/key\.pem is refused: the file is no bundle, or bytes were added or cut off\.\n$/);
  expect(code).toBe(1);
  const none = await commandHere(folder, ['verify', 'nowhere.tgz']);
  expect(none.stderr).toContain('nowhere.tgz is not there; name the bundle of assay certify.');
  expect(none.code).toBe(2);
});
