import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { exampleCalls } from '../../cli/serve/exampleCalls.ts';
import { judgingBeside } from '../../cli/watch/judgingBeside.ts';
import { watch } from '../../cli/watch/watch.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { arrangement } from '../../server/arrangement.ts';
import { ownFaults } from '../../server/faults.ts';
import { variants } from '../../server/variants.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { workFolder } from '../cli/assay.ts';
import { hostHere } from '../cli/assayHere.ts';
import { http, openHttp, openNobody, reference } from '../cli/servers.ts';
import { watchHere } from './watchHere.ts';

const apiKey = 'a-key-of-its-own-27';

/** Runs the calls that `assay serve` prints, as a person would: in bash. */
async function examples(url: string): Promise<void> {
  const script = exampleCalls(url, apiKey).join('\n');
  const shell = spawn('bash', ['-c', script], {
    env: { PATH: process.env.PATH ?? '', ASSAY_API_KEY: apiKey },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect((await once(shell, 'exit'))[0]).toBe(0);
}

/** Faults of `assay serve` that its own examples meet, and the only format that shows them; else all do. */
const met: readonly { readonly name: string; readonly format?: Format }[] = [
  { name: 'codeAsNumber', format: 'json' },
  { name: 'envelopeOf12', format: 'soap11' },
  { name: 'csvAsPlainText', format: 'csv' },
  { name: 'keyBesideAnswers' },
];

describe('the examples of assay serve, run through assay watch', () => {
  test.each(met)('show the fault $name', async ({ name, format }) => {
    const fault = ownFaults.get(name);
    if (fault === undefined) throw new Error(`${name} is no fault`);
    const { url } = await reference({ apiKey, hooks: [fault.hook] });
    const folder = workFolder();
    const { code, stdout, stderr, results, exchanges } = await watchHere(folder, url, examples);
    const red = results.verdicts.filter(({ status }) => status !== 'passed');
    expect(new Set(red.map(({ clause, format: shown }) => `${shown} ${clause}`))).toEqual(
      new Set((format === undefined ? formats : [format]).map((one) => `${one} ${fault.clause}`)),
    );
    expect(code).toBe(fault.clause === 'AUTH-4' ? 0 : 1);
    expect(results.summary.conforms).toBe(false);
    expect(results.summary.outcome).toBe(`6 answers judged, ${code} breach${code === 1 ? '' : 'es'}`);
    expect(stdout).toContain(`6 answers judged, ${code} breach`);
    expect(stderr).toContain(`${fault.clause} (`);
    // Nobody asked for bodies.
    expect(exchanges).toContain('bodies are kept with --keep only');
    expect(exchanges).not.toContain('mvDiscounts');
    for (const file of readdirSync(join(folder, 'assay-report')))
      expect(readFileSync(join(folder, 'assay-report', file), 'utf8'), file).not.toContain(apiKey);
  });

  test('show nothing wrong on servers that keep the document, and with --keep their bodies are stored', async () => {
    for (const name of ['flagsOfDotNet', 'messagesOfManyLines']) {
      const variant = variants.get(name);
      if (variant === undefined) throw new Error(`${name} is no variant`);
      const { choices, hooks } = arrangement([variant]);
      const { url } = await reference({ apiKey, choices, hooks });
      const { code, results, exchanges } = await watchHere(workFolder(), url, examples, { keep: true });
      expect(results.verdicts.filter(({ status }) => status !== 'passed')).toEqual([]);
      expect(results.verdicts.length).toBeGreaterThan(60);
      expect(code).toBe(0);
      expect(exchanges.match(/mvDiscounts/g)?.length).toBeGreaterThan(4);
      expect(exchanges).not.toContain(apiKey);
    }
  });
});

test('the curl line of a finding reaches the target itself, with a key of another length', async () => {
  const { url } = await reference({ apiKey, hooks: [ownFaults.get('codeAsNumber')?.hook ?? (() => ({}))] });
  const body = JSON.stringify({ APIKEY: apiKey });
  const folder = workFolder();
  await watchHere(
    folder,
    url,
    (at) =>
      fetch(`${at}/json/reply/UserGet`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      }),
    { keep: true },
  );
  const report = readFileSync(join(folder, 'assay-report', 'junit.xml'), 'utf8');
  const plain = report.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
  const line = /^ *(?:curl:)? *(printf .* \| curl .*)$/m.exec(plain)?.[1] ?? '';
  expect(line).toContain(`'${url}/json/reply/UserGet'`);
  expect(line).not.toMatch(/-H '(?:host|content-length|connection)\b/i);
  const env = { PATH: process.env.PATH ?? '', ASSAY_API_KEY: `${apiKey} and more` };
  const again = await promisify(execFile)('bash', ['-c', line.trim()], { env, timeout: 20_000 });
  expect(again.stdout).toContain('ResponseStatus');
});

test('what is no call of the API, or gets no answer, is counted and named', async () => {
  const { url } = await reference({ apiKey });
  const call = (at: string, body: string) =>
    fetch(at, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  const { code, results } = await watchHere(workFolder(), url, async (at) => {
    await fetch(`${at}/favicon.ico`);
    await call(`${at}/json/reply/UserGet`, '{"APIKEY":"a key that is not taken"}');
    await call(`${at}/json/reply/UserGet`, '{"APIKEY":');
  });
  expect(results.summary.outcome).toBe('0 answers judged, 0 breaches');
  expect(code).toBe(4);
  expect(results.run.traffic).toMatchObject({ answers: 2, judged: 0 });
  expect(results.run.traffic?.notJudged.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(results.run.traffic?.notJudged).toContainEqual({
    reason: 'an address that the document does not list',
    count: 1,
    first: 'GET /favicon.ico',
  });
  expect(JSON.stringify(results)).not.toContain('a key that is not taken');
});

test('what comes after the thread that judges has ended is counted as that', async () => {
  const ownErrors: string[] = [];
  const judge = judgingBeside(
    // Tests run the sources, in which the thread can't be loaded: it ends at once.
    { target: 'http://127.0.0.1:1', secrets: [], keep: false, exchangesFile: '' },
    { breach: () => undefined, counted: () => undefined, ownError: (text) => ownErrors.push(text) },
  );
  const passed = {
    request: { method: 'POST', path: '/', headers: [], body: null },
    ...{ response: null, startedAt: '', durationMs: 1 },
  };
  judge.take(passed);
  await expect.poll(() => ownErrors.length, { timeout: 30_000 }).toBe(1);
  judge.take(passed);
  const { traffic, faults: told } = await judge.end();
  expect(traffic.notJudged).toEqual([{ reason: 'the thread that judges had ended', count: 2, first: '' }]);
  expect(told).toEqual(ownErrors);
});

test('a target that does not answer is a 502 for the client, and no breach', async () => {
  const { url } = await openNobody();
  const { code, results } = await watchHere(workFolder(), url, async (at) => {
    const { status } = await fetch(`${at}/json/reply/UserGet`, { method: 'POST', body: '{}' });
    expect(status).toBe(502);
  });
  expect(code).toBe(4);
  expect(results.run.traffic?.notJudged).toMatchObject([{ reason: 'no answer came', count: 1 }]);
});

test("a watch that can't begin, because its port is taken, leaves the files of an earlier one", async () => {
  const folder = workFolder();
  const { url, close } = await openHttp((_, response) => void response.end());
  await watchHere(folder, url, (at) => fetch(`${at}/json/reply/UserGet`, { method: 'POST', body: '{}' }));
  const settings = loadSettings({ flags: { target: [url] }, environment: {}, folder });
  const results = (): string => readFileSync(join(settings.out, 'results.json'), 'utf8');
  const before = results();
  const again = watch(settings, { port: new URL(url).port }, hostHere().host);
  await expect(again).rejects.toThrow(/port/);
  await close();
  expect(results()).toBe(before);
});

test('a client that hangs up in the middle of an answer is no breach, and nor is an answer in an unknown coding', async () => {
  const body = '{"ResponseStatus":{"ErrorCode":"0"}}';
  let calls = 0;
  const target = await http((request, response) => {
    request.resume().on('end', () => {
      calls += 1;
      response.writeHead(200, {
        'Content-Type': 'application/json',
        ...(calls === 3 ? { 'Content-Encoding': 'zstd' } : {}),
      });
      if (calls === 2) response.write(body.slice(0, 20));
      else response.end(body);
    });
  });
  const { code, results } = await watchHere(workFolder(), target, async (at) => {
    const call = (signal?: AbortSignal) =>
      fetch(`${at}/json/reply/APIKeyGet`, {
        method: 'POST',
        body: '{"APIKEY":"a key of its own"}',
        headers: { 'Content-Type': 'application/json' },
        ...(signal === undefined ? {} : { signal }),
      });
    await (await call()).text();
    const hangsUp = new AbortController();
    const answer = await call(hangsUp.signal);
    await answer.body?.getReader().read();
    hangsUp.abort();
    await (await call()).arrayBuffer();
    await (await call()).text();
  });
  expect(results.verdicts.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(code).toBe(0);
  expect(results.run.traffic?.notJudged.map(({ reason }) => reason).sort()).toEqual([
    "its coding zstd can't be undone here",
    'the connection to its client closed before its end',
  ]);
});

test('an answer that breaks off breaks off for the client too, and breaks FMT-1 where the call once worked', async () => {
  let calls = 0;
  const target = await http((request, response) => {
    request.resume().on('end', () => {
      calls += 1;
      const body = '{"ResponseStatus":{"ErrorCode":"0"}}';
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
      if (calls !== 2) response.end(body);
      else response.write(body.slice(0, 20), () => response.destroy());
    });
  });
  const { results } = await watchHere(workFolder(), target, async (at) => {
    const call = async () => {
      const answer = await fetch(`${at}/json/reply/APIKeyGet`, {
        method: 'POST',
        body: '{"APIKEY":"a key of its own"}',
        headers: { 'Content-Type': 'application/json' },
      });
      return answer.text();
    };
    expect(await call()).toContain('"0"');
    await expect(call()).rejects.toThrow();
    expect(await call()).toContain('"0"');
  });
  const red = results.verdicts.filter(({ status }) => status === 'failed');
  expect(red.map(({ id }) => id)).toEqual(['json/APIKeyGet/FMT-1']);
});
