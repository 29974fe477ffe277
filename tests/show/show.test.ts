import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import picocolors from 'picocolors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../cli/run/files/lockFolder.ts';
import { inFolder } from '../../cli/show/inFolder.ts';
import { exchangeLines } from '../../reports/exchanges/exchangeLines.ts';
import { results } from '../../reports/results.ts';
import { widthOf } from '../../reports/widthOf.ts';
import { commandHere } from '../cli/commandHere.ts';
import { finishedRun, verdict } from '../reports/finishedRun.ts';
import { keptExchange } from '../reports/keptExchange.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-show-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const show = (...args: string[]) => commandHere(folder, ['show', ...args, '--in', folder]);

const stored = (id: string, request: string, answer: string) => ({
  id,
  request: {
    method: 'POST',
    url: 'http://127.0.0.1:1/json/reply/CompanyGet',
    headers: [['content-type', 'application/json']],
    body: { text: request },
  },
  response: { status: 200, headers: [['content-type', 'application/json']], body: { text: answer } },
  timings: { startedAt: '2026-01-01T00:00:00.000Z', durationMs: 3 },
});

const companies = JSON.stringify({
  mvCompanies: Array.from({ length: 200 }, (_, at) => ({
    CompanyId: 300 - at,
    CompanyName: 'n'.repeat(200),
  })),
});

beforeAll(() => {
  const wrong = {
    clause: 'DEL-1',
    operation: 'CompanyDelete',
    status: 'failed',
    message: 'the deleted record is still shown',
    expected: 'gone',
    actual: '104 shown',
    path: 'mvCompanies',
    exchanges: ['x9', 'x7', 'x8'],
  } as const;
  const run = finishedRun([
    verdict({ ...wrong, id: 'json/CompanyDelete/DEL-1' }),
    verdict({ ...wrong, id: 'xml/CompanyDelete/DEL-1', format: 'xml', exchanges: [] }),
    verdict({ id: 'json/CompanyGet/GET-1', clause: 'GET-1', operation: 'CompanyGet', exchanges: ['x8'] }),
    verdict({
      id: 'json/CompanyGet/GET-5',
      clause: 'GET-5',
      status: 'blocked',
      cause: 'nothing',
      message: 'no record',
    }),
  ]);
  writeFileSync(join(folder, 'results.json'), JSON.stringify(results(run)));
  const lines = [
    stored('x7', '{"CompanyIDToDelete":104}', '{"result":true}'),
    stored('x8', '{"ReturnTopNRecords":500}', companies),
    stored('x9', '{"ReturnTopNRecords":500}', companies),
  ];
  writeFileSync(join(folder, 'exchanges.ndjson'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
});

test('without an argument, the findings of a run are printed with their numbers, and what was not judged', async () => {
  const { code, stdout } = await show();
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^1 {2}DEL-1 \(MUST\) The deleted record is still shown: 2 cases, first json\/CompanyDelete\/DEL-1$/m,
  );
  expect(stdout).toMatch(/^1 case was not judged\.$/m);
  expect(stdout).toMatch(
    /^assay show NUMBER --in '\.' prints a finding, assay show CASE --in '\.' a case\.$/m,
  );
});

test('a finding is shown by the call that tells and another one, with an arrow at the line that is wrong', async () => {
  const { stdout } = await show('1');
  expect(stdout).toMatch(/^json\/CompanyDelete\/DEL-1 \(MUST\) failed: The deleted record is still shown$/m);
  expect(stdout).toMatch(/^ {2}expected: gone$/m);
  // The id stands far beyond what the reports keep of a body.
  expect(stdout).toMatch(/^< → +"CompanyId": 104,$/m);
  expect(stdout.match(/→ .*"CompanyId"/g)).toHaveLength(1);
  expect(stdout).toContain('"CompanyIDToDelete": 104');
  // The same request as that of the call that tells: one line is enough.
  expect(stdout).toMatch(/^Call 2 of 3, x8: CompanyGet\n {2}POST \/json\/reply\/CompanyGet → 200$/m);
  expect(stdout).toMatch(/Other cases of this finding:\n {2}xml\/CompanyDelete\/DEL-1\n$/);
});

test('the folder of the settings is that of the last run, in show, rerun, repro and deviations', async () => {
  const home = join(folder, 'home');
  mkdirSync(join(home, 'reports/assay'), { recursive: true });
  writeFileSync(join(home, 'assay.config.json'), '{ "out": "reports/assay" }');
  writeFileSync(join(home, 'reports/assay/results.json'), JSON.stringify(results(finishedRun([verdict()]))));
  expect(await commandHere(home, ['show'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Nothing failed'),
  });
  const rerun = await commandHere(home, ['rerun', '--target', 'http://127.0.0.1:1']);
  expect(rerun.stdout).toContain('Nothing failed, warned or errored');
  expect((await commandHere(home, ['repro'])).stderr).toMatch(/reports\/assay holds no exchanges/);
  expect(await commandHere(home, ['deviations'])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^0 known deviations in .*\nThe run broke nothing that such a list could name\.\n$/,
    ),
  });
});

test('a later run in the folder that reached no target is told', async () => {
  const home = join(folder, 'later');
  mkdirSync(home);
  const run = results(finishedRun([verdict()]));
  writeFileSync(join(home, 'results.json'), JSON.stringify(run));
  const ledger = (id: string, startedAt: string) =>
    writeFileSync(join(home, 'made.ndjson'), JSON.stringify({ kind: 'run', run: id, startedAt }));
  ledger('later', '2999-01-01T10:20:00.000Z');
  const told = /^assay: a later run in .* began at 2999-01-01 10:20 UTC and reached no target/m;
  for (const args of [
    ['show', '--in', '.'],
    ['compare', '.', '.'],
    ['deviations', '.', '--out', 'd.json'],
  ])
    expect((await commandHere(home, args)).stderr).toMatch(told);
  ledger(run.run.id, '2999-01-01T10:20:00.000Z');
  expect((await commandHere(home, ['show', '--in', '.'])).stderr).toBe('');
});

test('an own check, whose statement is not stored, is shown by its name', async () => {
  const home = join(folder, 'own');
  mkdirSync(home);
  const own = verdict({ id: 'json/UserGet/own-broken', clause: 'own-broken', operation: 'UserGet' });
  writeFileSync(join(home, 'results.json'), JSON.stringify(results(finishedRun([own]))));
  const { stdout } = await commandHere(home, ['show', own.id, '--in', '.']);
  expect(stdout).toMatch(/^ {2}clause: {3}own-broken$/m);
});

test('any case of the run can be shown, and whole', async () => {
  const { stdout } = await show('json/CompanyGet/GET-1');
  expect(stdout).toMatch(/^json\/CompanyGet\/GET-1 \(MUST\) passed$/m);
  expect(stdout).toMatch(/… \d+ lines …/);
  const whole = await show('json/CompanyGet/GET-1', '--whole');
  expect(whole.stdout.match(/"CompanyId"/g)).toHaveLength(200);
  expect((await show('json/CompanyGet/GET-5')).stdout).toContain('  cause:    nothing');
  expect((await show('xml/CompanyDelete/DEL-1')).stdout).toContain(
    'finding:  1, which one other case belongs to',
  );
});

test.each([
  ['7', 'assay: the run has no finding 7; its findings are 1 to 1.\n'],
  ['DEL-1', 'assay: DEL-1 is a clause; its findings in this run are 1.\n'],
  [
    'json/CompanyGet/GET-2',
    /^assay: run \w+ judged no case json\/CompanyGet\/GET-2; did you mean json\/CompanyGet\/GET-1\?\n$/,
  ],
])('what is not there is named: %s', async (asked, message) => {
  const { code, stderr } = await show(asked);
  expect(code).toBe(2);
  if (typeof message === 'string') expect(stderr).toBe(message);
  else expect(stderr).toMatch(message);
});

test('an entry of the known deviations that fails a run is shown, also where nothing else does', async () => {
  const entry = { clause: 'ENV-1', reason: 'It was broken.', state: 'stale', count: 0 } as const;
  const out = join(folder, 'stale');
  mkdirSync(out);
  writeFileSync(
    join(out, 'results.json'),
    JSON.stringify(results(finishedRun([verdict()], { deviations: [entry] }))),
  );
  const { stdout } = await commandHere(folder, ['show', '--in', 'stale']);
  expect(stdout).toContain('Nothing failed, warned or ended in an error.');
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    'deviations.0 (ENV-1): nothing that it names is broken any more. Remove the entry.',
  );
});

test('a folder without a run is named', async () => {
  const { code, stderr } = await commandHere(folder, ['show', '--in', 'nothing-here']);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr:
      "assay: nothing-here can't be read as a run (ENOENT); allowed is the folder of a run or its results.json.\n",
  });
});

test('a folder whose run was killed says how to go on, and one whose run is going says to wait', async () => {
  const out = join(folder, 'killed');
  mkdirSync(out);
  const head = { kind: 'run', run: 'k1', startedAt: '2026-11-30T12:00:00Z', target: 'http://127.0.0.1:1' };
  const ledgerFile = join(out, 'made.ndjson');
  writeFileSync(ledgerFile, `${JSON.stringify(head)}\n`);
  const early = await commandHere(folder, ['show', '--in', 'killed']);
  expect(early.stderr).toBe(
    'assay: the run in killed has no results: it reached no target, or conformance() made it. Name the folder of an assay run.\n',
  );
  const call = { kind: 'call', write: 1, operation: 'CompanyUpdate' };
  writeFileSync(ledgerFile, `${JSON.stringify(head)}\n${JSON.stringify(call)}\n`);
  const killed = await commandHere(folder, ['show', '--in', 'killed']);
  expect(killed.code).toBe(2);
  expect(killed.stderr).toBe(
    "assay: the run in killed was killed before its end, so it has no results. Let it go on with assay run --resume --out 'killed' and its settings, or delete what it made with assay cleanup 'killed'.\n",
  );
  const release = lockFolder(out);
  const going = await commandHere(folder, ['show', '--in', 'killed']);
  release();
  expect(going.stderr).toBe(
    'assay: a run is still going in killed, so it has no results yet; wait for its end.\n',
  );
});

test('what a target sent can not steer the terminal', () => {
  const lines = exchangeLines(keptExchange('x1', '{"a":"\u001b[31m\u0007\u202e\u2067\u200e"}'), {
    colors: picocolors.createColors(false),
    width: 80,
    isWhole: true,
  });
  expect(lines.join('\n')).not.toMatch(/[\u0000-\u0009\u000b-\u001f]|\p{Bidi_Control}/u);
});

test('the folder is named only where it is not the one that show reads by itself', () => {
  expect(['assay-report', './assay-report/', resolve('assay-report')].map(inFolder)).toEqual(['', '', '']);
  expect(['r2', resolve('r2'), 'r2/results.json'].map(inFolder)).toEqual([
    ...[" --in 'r2'", " --in 'r2'", " --in 'r2/results.json'"],
  ]);
  expect(inFolder('/elsewhere/assay-report')).toBe(" --in '/elsewhere/assay-report'");
});

test('a narrow terminal is used up, a wide one is not, and without one a report has 100 columns', () => {
  expect(widthOf({ isTTY: true, columns: 80 })).toBe(80);
  expect(widthOf({ isTTY: true, columns: 300 })).toBe(120);
  expect(widthOf({ isTTY: true, columns: 20 })).toBe(60);
  expect(widthOf({ columns: 80 })).toBe(100);
});
