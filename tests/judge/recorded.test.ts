import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeTraffic } from '../../cli/judge/judgeTraffic.ts';
import { readTrafficLine } from '../../cli/judge/readTrafficLine.ts';
import { liveLines } from '../../cli/traffic/liveLines.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { attributeCall } from '../../harness/traffic/attributeCall.ts';
import type { Results } from '../../reports/results.ts';
import { workFolder } from '../cli/assay.ts';
import { hostHere } from '../cli/assayHere.ts';
import { verdict } from '../reports/finishedRun.ts';
import { judgeHere } from './judgeHere.ts';

const key = 'a-key-of-its-own-31';
const base = 'https://target.example/api';

/** A call in xml that was answered, as text in a HAR. */
const inXml = (encoding: string, charset: string): string => {
  const text = `<?xml version="1.0" encoding="${encoding}"?><UserGetResponse><ResponseStatus><ErrorCode>0</ErrorCode><Message>Größe</Message></ResponseStatus></UserGetResponse>`;
  const type = { name: 'content-type', value: `application/xml; charset=${charset}` };
  const sent = `<UserGet><APIKEY>${key}</APIKEY></UserGet>`;
  const entry = {
    request: {
      ...{ method: 'POST', url: `${base}/xml/reply/UserGet` },
      ...{ headers: [{ name: 'content-type', value: 'application/xml' }], postData: { text: sent } },
    },
    response: { status: 200, headers: [type], content: { text, size: 2 * text.length } },
  };
  return JSON.stringify({ log: { entries: [entry] } });
};

test.each([
  ['utf-16', 'utf-16'],
  ['ISO-8859-1', 'iso-8859-1'],
])('text that was sent in %s is judged as the text that it is', async (encoding, charset) => {
  const utf8 = await judgeHere(inXml('utf-8', 'utf-8'));
  expect(utf8.red.length).toBeLessThan(3);
  expect((await judgeHere(inXml(encoding, charset))).red).toEqual(utf8.red);
});

test('a record of another tool may have an id and timings too', () => {
  const record = {
    ...{ id: '1', timings: { wait: 1 } },
    request: {
      method: 'POST',
      url: `${base}/json/reply/UserGet`,
      headers: { 'Content-Type': 'application/json' },
      body: '{"APIKEY":"k"}',
    },
    response: { status: 200, headers: {}, body: '{}' },
  };
  expect(readTrafficLine(record, 'x1')).toMatchObject({
    request: { headers: [['Content-Type', 'application/json']], body: Buffer.from('{"APIKEY":"k"}') },
    response: { body: Buffer.from('{}') },
  });
});

test('a file in the folder of the reports is not judged, and stays', async () => {
  const folder = workFolder();
  mkdirSync(join(folder, 'dd'));
  const file = join(folder, 'dd', 'exchanges.ndjson');
  writeFileSync(file, 'precious\n');
  const settings = loadSettings({ flags: { out: ['dd'] }, environment: {}, folder });
  await expect(judgeTraffic(file, settings, {}, hostHere().host)).rejects.toThrow(
    /^out: \S+dd holds the file that is judged, and its files would be overwritten; name another folder/,
  );
  expect(readFileSync(file, 'utf8')).toBe('precious\n');
  expect(existsSync(join(folder, 'dd', 'results.json'))).toBe(false);
});

test.each([
  ['text/html,application/xhtml+xml', 'it asks for another format with Accept'],
  ['application/json, text/plain, */*', 'it asks for another format with Accept'],
  ['application/json;q=0.9, */*', undefined],
  ['*/*', undefined],
])('on a bare route Accept: %s', (accept, departs) => {
  const called = attributeCall(
    {
      method: 'POST',
      url: `${base}/SalesOrder/SalesOrderGet`,
      headers: [
        ['content-type', 'application/json'],
        ['Accept', accept],
      ],
      body: Buffer.from(`{"APIKEY":"${key}"}`),
    },
    '/api',
  );
  if ('reason' in called) throw new Error(called.reason);
  expect(called.departs).toBe(departs);
});

test('no control character of an answer reaches the terminal', () => {
  const shown: string[] = [];
  const live = liveLines({ write: (text) => shown.push(text) }, false);
  live.breach(verdict({ status: 'failed', message: 'the type is text/\u001b[31mx', path: 'a\u0007' }));
  expect(shown.join('')).toContain('\\u001b[31mx at a\\u0007');
  expect(shown.join('')).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
});

test('the command of a finding names the target that was found', async () => {
  const line = JSON.stringify({
    request: { method: 'POST', url: `${base}/json/reply/APIKeyGet`, body: `{"APIKEY":"${key}"}` },
    response: { status: 200, body: '{"ResponseStatus":{"ErrorCode":0}}' },
  });
  for (const flags of [{}, { target: base }]) {
    const { folder } = await judgeHere(line, flags);
    const { findings } = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Results;
    expect(findings[0]?.replay).toMatch(
      new RegExp(
        `^assay run --target '${base}' --cases 'json/APIKeyGet/ENV-2' --seed \\d+ --out assay-again$`,
      ),
    );
  }
});

const withoutCode = JSON.stringify({
  request: { method: 'POST', url: `${base}/json/reply/APIKeyGet`, body: `{"APIKEY":"${key}"}` },
  response: { status: 200, body: '{"ResponseStatus":{"ErrorCode":0}}' },
});

test('a known deviation of a target does not fail the outcome of its traffic', async () => {
  const before = await judgeHere(withoutCode);
  expect(before.code).toBe(1);
  const clauses = [
    ...new Set(before.verdicts.filter(({ status }) => status !== 'passed').map(({ clause }) => clause)),
  ];
  const entry = (clause: string, more = {}) => ({ clause, reason: `It gets an end, ${key}.`, ...more });
  const listed = (deviations: readonly unknown[]) => ({
    files: { 'known.json': JSON.stringify({ deviations }) },
    environment: { ASSAY_DEVIATIONS: 'known.json', ASSAY_API_KEY: key },
  });
  // Traffic never shows that the last entry is stale.
  const after = await judgeHere(withoutCode, listed([...clauses.map((one) => entry(one)), entry('GET-1')]));
  expect(after).toMatchObject({ code: 0, red: before.red.map((one) => one.replace(/ \w+$/, ' known')) });
  const results = JSON.parse(readFileSync(join(after.folder, 'results.json'), 'utf8')) as Results;
  expect(results.deviations?.map(({ state }) => state)).toEqual([...clauses.map(() => 'met'), 'unjudged']);
  expect(JSON.stringify(results)).not.toContain(key);
  const over = await judgeHere(
    withoutCode,
    listed(clauses.map((one) => entry(one, { until: '2020-01-01' }))),
  );
  expect(over.code).toBe(1);
  const wrong = await judgeHere(withoutCode, listed([entry('ENV-99')]));
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('deviations.0.clause') });
});

test('the reports say that own checks and hooks are not used for traffic', async () => {
  const module = `export const checks = [{ name: 'ours', level: 'MUST', statement: 'It is ours.', check: () => [] }];`;
  const { stdout, folder } = await judgeHere(withoutCode, { files: { 'assay.config.mjs': module } });
  const sentence = 'Not used for the traffic of other clients: checks of assay.config.mjs.';
  expect(stdout).toContain(sentence);
  const { run } = JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Results;
  expect(run.notes).toContain(sentence);
});

test('a file in UTF-16, as PowerShell writes it, is read like any other', async () => {
  const utf8 = await judgeHere(`${withoutCode}\n${withoutCode}\n`);
  const utf16 = await judgeHere(`\uFEFF${withoutCode}\r\n${withoutCode}\r\n`, { encoding: 'utf16le' });
  expect(utf16).toMatchObject({ code: 1, red: utf8.red, traffic: utf8.traffic });
});
