import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writtenBy } from '../../harness/writes/ledger.ts';
import type { Hook } from '../../server/Hook.ts';
import { ended, resultsOf, startAssay, verdictLines, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';
import { reference } from '../cli/servers.ts';

const key = 'a key of its own';
const env = { ASSAY_API_KEY: key };
const writing = ['--operations', 'Company*,ShippingProvider*', '--seed', '1'];

/** The reference server, which does something to the run when it gets so many calls. */
async function watched(at: number, act: () => void, more: readonly Hook[] = []) {
  let calls = 0;
  const { url, server } = await reference({
    apiKey: key,
    hooks: [
      ...more,
      (inner) => ({
        exchange: (request) => {
          calls += 1;
          if (calls === at) act();
          return inner.exchange(request);
        },
      }),
    ],
  });
  const before = new Set(server.store.companies.all());
  const made = () => server.store.companies.all().filter((company) => !before.has(company));
  return { url, server, made };
}

/** Kills a writing run when its target has got so many calls. */
async function killed(at: number, more: readonly Hook[] = []) {
  const folder = workFolder();
  let kill = (): void => undefined;
  const target = await watched(at, () => kill(), more);
  const child = startAssay(folder, ['run', '--target', target.url, ...writing], env);
  kill = () => child.kill('SIGKILL');
  await ended(child);
  return { folder, ...target };
}

/** ALL_SIGNALS=1 kills at each of these calls, and sends each signal at every point. */
const isWhole = process.env.ALL_SIGNALS === '1';
const killPoints = [25, 30, 40, 60, 80, 110, 150, 200, 260, 330].filter((_, at) => isWhole || at % 3 === 0);

test.each(killPoints)(
  'kill -9 at call %i of a writing run, then cleanup: nothing deletable is left',
  async (at) => {
    const { folder, made } = await killed(at);
    const left = made().length;
    const { code, stdout, stderr } = await commandHere(folder, ['cleanup'], env);
    expect(code, stderr).toBe(0);
    expect(made()).toEqual([]);
    expect(stdout).toMatch(new RegExp(`on http://[^:]+:\\d+: ${left} compan(?:y|ies) removed`));
  },
);

test('a run that is cleaned up already is not cleaned up again', async () => {
  const { folder } = await killed(60);
  await commandHere(folder, ['cleanup'], env);
  const again = await commandHere(folder, ['cleanup'], env);
  expect(again).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/cleaned up already\.\n$|: 0 companies removed/),
  });
});

test('the key of one target reaches no other: the settings’ target does not count, and several targets need a name', async () => {
  const { folder, made, url } = await killed(120);
  const other = await reference({ apiKey: key });
  const file = join(folder, 'assay-report', 'made.ndjson');
  const ofOther = readFileSync(file, 'utf8').replaceAll(url, other.url);
  writeFileSync(join(folder, 'assay-report', 'made-other.ndjson'), ofOther);
  const unnamed = await commandHere(folder, ['cleanup'], { ...env, ASSAY_TARGET: other.url });
  expect(unnamed.code).toBe(2);
  expect(unnamed.stderr).toMatch(
    /^assay: target: the runs in this folder judged \S+ and \S+; name one of them with --target/,
  );
  const named = await commandHere(folder, ['cleanup', '--target', url], env);
  expect(named).toMatchObject({ code: 4, stdout: expect.stringContaining('which is another target.') });
  expect(made()).toEqual([]);
});

test('cleanup deletes nothing but what a look shows to be the run’s own', async () => {
  const { folder, server, made } = await killed(150);
  const [first, ...rest] = made();
  expect(rest.length).toBeGreaterThan(3);
  if (first === undefined) return;
  // Another client got the id of the run's record, as it may once that was deleted.
  for (const [name, value] of Object.entries(first))
    if (typeof value === 'string' || name === 'CompanyAddress') Object.assign(first, { [name]: '' });
  Object.assign(first, { CompanyName: 'Another’s' });
  const { code, stdout } = await commandHere(folder, ['cleanup'], env);
  expect(code).toBe(4);
  expect(made()).toEqual([first]);
  expect(stdout).toMatch(
    /1 company stays, because what stands under their ids now is not what the run wrote/,
  );
  expect(server.store.companies.all()).toContain(first);
});

test('a killed run’s ledger survives the next run in its folder', async () => {
  const { folder, url, made } = await killed(120);
  expect(made().length).toBeGreaterThan(0);
  const left = made().length;
  await assayHere(folder, ['run', '--target', url, '--cases', 'json/CompanyGet/GET-1'], env);
  expect(made()).toHaveLength(left);
  const { code, stdout } = await commandHere(folder, ['cleanup'], env);
  expect(code).toBe(0);
  expect(stdout.trim().split('\n').length).toBeGreaterThanOrEqual(2);
  expect(made()).toEqual([]);
});

test('every write is noted before it is sent', async () => {
  const folder = workFolder();
  const ledger = join(folder, 'assay-report', 'made.ndjson');
  const unnoted: string[] = [];
  const { url } = await watched(0, () => undefined, [
    (inner) => ({
      exchange: (request) => {
        const [mark] = /(?<="CompanyName":"Assay )[0-9a-f]{10}/.exec(String(request.body)) ?? [];
        if (mark !== undefined && !readFileSync(ledger, 'utf8').includes(mark)) unnoted.push(mark);
        return inner.exchange(request);
      },
    }),
  ]);
  await assayHere(folder, ['run', '--target', url, ...writing, '--formats', 'json'], env);
  expect(unnoted).toEqual([]);
  expect(readFileSync(ledger, 'utf8')).toMatch(/"kind":"cleaned"/);
  expect(readFileSync(ledger, 'utf8')).not.toContain(key);
});

describe('cleanup says what is wrong', () => {
  test('a folder without a ledger', async () => {
    const folder = workFolder();
    const { code, stderr } = await commandHere(folder, ['cleanup', 'nowhere'], env);
    expect(code).toBe(2);
    expect(stderr).toBe(
      `assay: ${join(folder, 'nowhere')} holds no made.ndjson; name the folder of a run's reports.\n`,
    );
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  test('no key, and a target that is gone', async () => {
    const { folder } = await killed(100);
    const keyless = await commandHere(folder, ['cleanup']);
    expect(keyless).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^assay: apiKey: none was given for http/),
    });
    const gone = await commandHere(folder, ['cleanup', '--target', 'http://127.0.0.1:9'], env);
    expect(gone.code).toBe(3);
  });

  test('a ledger whose last line was cut is read to there', () => {
    const folder = workFolder();
    const file = join(folder, 'made.ndjson');
    writeFileSync(file, '{"kind":"run"');
    expect(writtenBy([]).idsOf('mvCompany')).toEqual([]);
  });
});

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Each point has one signal, which is another one at the next. */
const signalsAt = (point: number) => (isWhole ? signals : signals.slice(point % 3, (point % 3) + 1));

test.each(
  [5, 40, 90, 160, 300].flatMap((at, point) => signalsAt(point).map((signal) => [signal, at] as const)),
)('%s at call %i: valid reports, cleanup done', async (signal, at) => {
  const folder = workFolder();
  let stop = (): void => undefined;
  const { url, made } = await watched(at, () => stop());
  const child = startAssay(folder, ['run', '--target', url, ...writing], env);
  stop = () => child.kill(signal);
  const { code, stderr } = await ended(child);
  expect(code, stderr).toBe(130);
  expect(resultsOf(folder).run.interrupted).toBe(true);
  expect(verdictLines(folder)).toHaveLength(resultsOf(folder).verdicts.length);
  if (made().length > 0) {
    // A busy machine may need longer than clean-up takes after a signal. Then the report says so, and the command does the rest.
    const behind = resultsOf(folder).run.leftBehind.filter(({ record }) => record === 'mvCompany');
    expect(behind.length).toBeGreaterThanOrEqual(made().length);
    await commandHere(folder, ['cleanup'], env);
  }
  expect(made()).toEqual([]);
});

test.each(isWhole ? (['SIGINT', 'SIGHUP'] as const) : (['SIGINT'] as const))(
  '%s while the target hangs: it ends within 5 s, and cleanup does the rest',
  async (signal) => {
    const folder = workFolder();
    let hangs = false;
    let stop = (): void => undefined;
    const target = await watched(150, () => {
      hangs = true;
      setTimeout(() => stop(), 500);
    });
    const { createServer, request } = await import('node:http');
    const { onTestFinished } = await import('vitest');
    // A proxy of a few lines that swallows calls while the target hangs.
    const front = createServer((asked, response) => {
      if (hangs) return;
      const onward = request(
        `${target.url}${asked.url}`,
        { method: asked.method, headers: asked.headers },
        (got) => {
          if (hangs) return;
          response.writeHead(got.statusCode ?? 500, got.headers);
          got.pipe(response);
        },
      );
      asked.pipe(onward);
    });
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      front.closeAllConnections();
      front.close();
    });
    const url = `http://127.0.0.1:${(front.address() as { port: number }).port}`;
    const child = startAssay(folder, ['run', '--target', url, ...writing], env);
    let stoppedAt = 0;
    stop = () => {
      stoppedAt = Date.now();
      child.kill(signal);
    };
    const { code } = await ended(child);
    expect(code).toBe(130);
    expect(Date.now() - stoppedAt).toBeLessThan(5000);
    expect(resultsOf(folder).run.interrupted).toBe(true);
    hangs = false;
    expect((await commandHere(folder, ['cleanup'], env)).code).toBe(0);
    expect(target.made()).toEqual([]);
  },
);
