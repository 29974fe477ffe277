import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { reportNames } from '../../config/Settings.ts';
import { codecs } from '../../formats/codecs.ts';
import { formats } from '../../specs/Format.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { operationNamed } from '../../specs/operations.ts';
import { type Ended, ended, startAssay, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { commandHere } from './commandHere.ts';
import { http } from './servers.ts';

const key = `k3y&<"'\\%+/,ü=Zq`;

/** Every way in which the key may stand in a file; each has at least one piece that only the key has. */
const traces = (() => {
  const escapes = (text: string): readonly string[] => [
    text,
    encodeURIComponent(text),
    encodeURI(text),
    new URLSearchParams({ text }).toString().slice('text='.length),
    JSON.stringify(text).slice(1, -1),
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    text.replaceAll('"', '""'),
    Buffer.from(text, 'utf8').toString('base64').replace(/=+$/, ''),
    Buffer.from(text, 'latin1').toString('latin1'),
  ];
  const once = escapes(key);
  // Reports hold all of it again, within JSON.
  return [...new Set([...once, ...once.map((text) => JSON.stringify(text).slice(1, -1))])];
})();

const expectNoTrace = (where: string, text: string): void => {
  const found = traces.filter((trace) => text.includes(trace));
  expect(found, where).toEqual([]);
};

/** A server that repeats the key wherever it can: in every member, in headers and in what is no document at all. */
const echo = (body: (format: string, name: string) => Buffer, zip: boolean) =>
  http((request, response) => {
    request.resume().on('end', () => {
      const path = request.url?.split('?')[0] ?? '';
      const format = formats.find((each) => path.includes(each)) ?? 'json';
      const name =
        /\/([A-Za-z]+)(\.\w+)?$/.exec(path)?.[1] ?? String(request.headers.soapaction ?? 'APIKeyGet');
      const bytes = body(format, name);
      response.writeHead(200, {
        'content-type': codecs[format].contentType,
        'x-echo': encodeURIComponent(key),
        'x-echo-latin': Buffer.from(key, 'latin1').toString('latin1'),
        ...(zip ? { 'content-encoding': 'gzip' } : {}),
      });
      response.end(zip ? gzipSync(bytes) : bytes);
    });
  });

const encoded = (format: string, name: string): Buffer => {
  const shape = responseShape(operationNamed(/^[A-Z]/.test(name) && name in names ? name : 'APIKeyGet'));
  const ResponseStatus = { ErrorCode: '0', Message: `echo ${key}`, StackTrace: `at ${key}`, Errors: [] };
  return Buffer.from(codecs[format as 'json'].encode(shape, { ResponseStatus, InternalErrorCode: key }));
};
const names: Record<string, true> = {
  APIKeyGet: true,
  DiscountDelete: true,
  CompanyGet: true,
};

/** A run in a process of its own, and the arguments of all processes meanwhile. */
async function runInProcess(
  folder: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended & { readonly seen: string }> {
  const child = startAssay(folder, args, env);
  const seen = new Set<string>();
  const watching = setInterval(() => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        seen.add(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
      } catch {
        // It ended while we looked.
      }
    }
  }, 100);
  const end = await ended(child).finally(() => clearInterval(watching));
  return { ...end, seen: [...seen].join('\n') };
}

const runHere: typeof runInProcess = async (...run) => ({ ...(await assayHere(...run)), seen: '' });

describe('the key is in no file, no output and no argument of a process', () => {
  test.each<[string, typeof runInProcess, () => Promise<string>]>([
    ['echoed in each format', runInProcess, () => echo(encoded, false)],
    ['echoed in each format, compressed', runHere, () => echo(encoded, true)],
    [
      'echoed as it is, which is no document',
      runHere,
      () => echo(() => Buffer.from(`<<<${key}>>> ${encodeURIComponent(key)}`), true),
    ],
    [
      'echoed in base64',
      runHere,
      () =>
        echo(
          () =>
            Buffer.from(
              JSON.stringify({ ResponseStatus: { ErrorCode: Buffer.from(`key ${key}`).toString('base64') } }),
            ),
          true,
        ),
    ],
  ])('%s', async (_, run, start) => {
    const folder = workFolder();
    const target = await start();
    const operations = 'APIKeyGet,DiscountDelete,CompanyGet';
    const args = ['run', '--target', target, '--operations', operations, '--report', reportNames.join(',')];
    const { code, stdout, stderr, seen } = await run(folder, args, { ASSAY_API_KEY: key });
    expect([0, 1]).toContain(code);
    expectNoTrace('stdout', stdout);
    expectNoTrace('stderr', stderr);
    expectNoTrace('arguments', seen);
    expect(readdirSync(join(folder, 'assay-report')).sort()).toEqual([
      'allure-results',
      'badge.svg',
      'exchanges.ndjson',
      'junit.xml',
      'made.ndjson',
      'report.html',
      'results.json',
      'results.ndjson',
      'summary.md',
    ]);
    const files = readdirSync(join(folder, 'assay-report'), { recursive: true, withFileTypes: true });
    const paths = files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(paths.filter((path) => path.endsWith('-result.json')).length).toBeGreaterThan(100);
    for (const path of paths) expectNoTrace(path, readFileSync(path, 'utf8'));
    expect(readFileSync(join(folder, 'assay-report', 'exchanges.ndjson'), 'utf8')).toContain(
      '$ASSAY_API_KEY',
    );
  });

  test('nor in a message about a wrong setting or a missing target', async () => {
    const both = await commandHere(workFolder(), ['--api-key', key, '--api-key-file', 'x']);
    expectNoTrace('two keys', both.stderr + both.stdout);
    const none = await commandHere(
      workFolder(),
      ['--target', `http://127.0.0.1:9/${encodeURIComponent(key)}`],
      {
        ASSAY_API_KEY: key,
      },
    );
    expect(none.code).toBe(3);
    expectNoTrace('no target', none.stderr + none.stdout);
  });
});
