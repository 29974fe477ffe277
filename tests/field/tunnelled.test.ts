import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportNames } from '../../config/Settings.ts';
import { formats } from '../../specs/Format.ts';
import { assay, isOneSentence, resultsOf, workFolder } from '../cli/assay.ts';
import { reference } from '../cli/servers.ts';
import { authority, certified } from './certificates.ts';
import { connectProxy, tlsAlone, tlsBefore } from './fronts.ts';

const key = 'a key of its own';
const user = 'proxy.user';
const password = 'p@ss:of the proxy';
const passphrase = 'opens the key';

/** Every form in which the secrets may leave; each is long enough to be no accident. */
const secrets = [
  user,
  password,
  passphrase,
  encodeURIComponent(password),
  Buffer.from(`${user}:${password}`).toString('base64'),
];

/** Everything that a run wrote to its folder of reports. */
function written(folder: string): ReadonlyMap<string, string> {
  const root = join(folder, 'assay-report');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return new Map(files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]));
}

test('an own authority, a client certificate, a proxy with a password and a base path: judged green', async () => {
  const by = await authority();
  const { url, server } = await reference({ apiKey: key, basePath: '/shop/api' });
  const port = await tlsBefore(url, { ...(await certified({ by })), ca: by.cert, requestCert: true });
  const proxy = await connectProxy({ password: `${user}:${password}` });
  const client = await certified({ by, commonName: 'a client', passphrase });
  const folder = workFolder();
  writeFileSync(join(folder, 'ca.pem'), by.cert);
  writeFileSync(join(folder, 'client.pem'), client.cert);
  writeFileSync(join(folder, 'client.key'), client.key);
  const target = `https://127.0.0.1:${port}/shop/api`;
  const connection = ['--ca', 'ca.pem', '--cert', 'client.pem', '--cert-key', 'client.key'];
  const before = server.store.companies.all().length;
  const ended = await assay(
    folder,
    [
      'run',
      '--target',
      target,
      ...connection,
      '--operations',
      'CompanyGet,CompanyUpdate',
      '--clauses',
      'GET-1,ENV-1,IU-*',
      '--report',
      reportNames.join(','),
    ],
    {
      ASSAY_API_KEY: key,
      ASSAY_CERT_PASSPHRASE: passphrase,
      ASSAY_PROXY: `http://${user}:${encodeURIComponent(password)}@127.0.0.1:${proxy.port}`,
    },
  );
  expect(ended.code, ended.stdout + ended.stderr).toBe(0);
  const { summary, verdicts } = resultsOf(folder);
  expect(new Set(verdicts.filter(({ status }) => status === 'passed').map(({ format }) => format))).toEqual(
    new Set(formats),
  );
  expect(summary).toMatchObject({ failed: 0, errored: 0, warned: 0, blocked: 0 });
  expect(server.store.companies.all()).toHaveLength(before);
  expect(new Set(proxy.asked)).toEqual(new Set([`127.0.0.1:${port}`]));
  expect(new Set(proxy.credentials).size).toBe(1);
  for (const [name, text] of [
    ...written(folder),
    ['stdout', ended.stdout],
    ['stderr', ended.stderr],
  ] as const)
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
});

test('--insecure judges all the same, and every report says so', async () => {
  const { url } = await reference({ apiKey: key });
  const port = await tlsBefore(url, await certified());
  const folder = workFolder();
  const { code, stdout, stderr } = await assay(
    folder,
    [
      'run',
      '--target',
      `https://localhost:${port}`,
      '--insecure',
      '--cases',
      'json/CompanyGet/GET-1',
      '--report',
      reportNames.join(','),
    ],
    { ASSAY_API_KEY: key, HTTPS_PROXY: 'http://127.0.0.1:9' },
  );
  expect(code, stderr).toBe(0);
  const files = written(folder);
  expect(stdout).toMatch(/certificate was not checked \(--insecure\)/);
  for (const name of [
    'results.json',
    'report.html',
    'junit.xml',
    'summary.md',
    'badge.svg',
    'environment.properties',
  ])
    expect(files.get(name), name).toMatch(/certificate[ =](was )?not checked/i);
  expect(
    [...files].filter(
      ([name, text]) => name.endsWith('-result.json') && /certificate was not checked/.test(text),
    ),
  ).toHaveLength(1);
});

describe('the command ends with', () => {
  test('3, in one sentence, if the certificate is self-signed', async () => {
    const folder = workFolder();
    const port = await tlsAlone(await certified());
    const ended = await assay(folder, ['run', '--target', `https://127.0.0.1:${port}`], {
      ASSAY_API_KEY: key,
    });
    expect(isOneSentence(ended), ended.stderr).toBe(true);
    expect(ended.stderr).toMatch(/is self-signed: name it with --ca/);
    expect(ended.code).toBe(3);
  });

  test('2, before anything of an older run is lost, if HTTPS_PROXY names no proxy', async () => {
    const folder = workFolder();
    const ended = await assay(folder, ['run', '--target', 'https://api.example'], {
      ASSAY_API_KEY: key,
      HTTPS_PROXY: `socks5://${user}:${password}@127.0.0.1:9`,
    });
    expect(ended.stderr).toMatch(/^assay: HTTPS_PROXY: what was given is not allowed/);
    for (const secret of secrets) expect(ended.stderr).not.toContain(secret);
    expect(ended.code).toBe(2);
    expect(existsSync(join(folder, 'assay-report'))).toBe(false);
  });
});
