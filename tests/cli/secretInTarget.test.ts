import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretsOf } from '../../cli/run/files/secretsOf.ts';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { resultsOf, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { commandHere } from './commandHere.ts';
import { http } from './servers.ts';

const answering = () =>
  http((request, response) => {
    request
      .resume()
      .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });

const few = ['--operations', 'CompanyGet', '--formats', 'json', '--report', 'junit'];

test.each([
  ['a header', ['--header', 'X-Tenant: acme-prod'], {}],
  ['the user of a proxy that is not used', [], { HTTP_PROXY: 'http://acme-prod:a%20word@127.0.0.1:9' }],
])('a value of %s that the URL holds leaves the target as it is in every file', async (_, args, env) => {
  const folder = workFolder();
  const target = `${await answering()}/acme-prod`;
  const key = { ASSAY_API_KEY: 'some key' };
  const { stdout } = await assayHere(folder, ['run', '--target', target, ...few, ...args], {
    ...env,
    ...key,
  });
  const { run } = resultsOf(folder);
  expect(run.target).toBe(target);
  expect(stdout).toContain(`--target '${target}' `);
  const report = (name: string): string => readFileSync(join(folder, 'assay-report', name), 'utf8');
  expect(JSON.parse(report('made.ndjson').trim().split('\n')[0] ?? '')).toMatchObject({
    target,
    settings: { target },
  });
  expect(report('exchanges.ndjson')).toContain(`"url":"${target}/`);
  // It asks the same target again, and writes its script for that one.
  expect(await commandHere(folder, ['repro', 'assay-report', '--out', 'scripts'], key)).toMatchObject({
    code: 0,
  });
});

test('the key is hidden in the URL too', async () => {
  const folder = workFolder();
  const target = `${await answering()}/some-key`;
  await assayHere(folder, ['run', '--target', target, ...few], { ASSAY_API_KEY: 'some-key' });
  expect(resultsOf(folder).run.target).toBe(target.replace('some-key', '$ASSAY_API_KEY'));
});

test('of the proxies in the environment, only the one that leads to the target is hidden', () => {
  const connection = {
    ...plainConnection,
    httpProxy: { name: 'HTTP_PROXY', value: 'http://someone:swordfish@proxy:1' },
    httpsProxy: { name: 'HTTPS_PROXY', value: 'http://another:different@proxy:1' },
  };
  const told = (target: string | null, noProxy = ''): string =>
    redactor(secretsOf({ apiKey: null, headers: {}, connection: { ...connection, noProxy }, target })).text(
      'swordfish, different',
    );
  expect(told(null)).toBe('<password of the proxy>, <password of the proxy>');
  expect(told('https://host.example')).toBe('swordfish, <password of the proxy>');
  expect(told('http://host.example')).toBe('<password of the proxy>, different');
  expect(told('http://host.example', 'example')).toBe('swordfish, different');
  expect(told('http://127.0.0.1:8080')).toBe('swordfish, different');
});
