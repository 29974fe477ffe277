import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRun } from '../../cli/compare/readRun.ts';
import { loadHooks } from '../../config/hooks/loadHooks.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import type { Results } from '../../reports/results.ts';
import { createServer } from '../../server/createServer.ts';
import { formats } from '../../specs/Format.ts';
import { countOwn } from '../../suites/kernel/ownCases.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';
import { judgeInProcess } from '../inProcess.ts';
import { withHooks } from './exampleFile.ts';

/** One check for each thing that a check can do, all on APIKeyGet in json. */
const everyKind = `
const at = { level: 'MUST', statement: 'It is so.', operations: ['APIKeyGet'], formats: ['json'] };
export const checks = [
  { ...at, name: 'passes', check: () => [] },
  { ...at, name: 'fails', check: ({ response }) => [{ message: 'wrong status', expected: '201', actual: String(response.status), path: 'a.b' }] },
  { ...at, name: 'warns', level: 'SHOULD', check: () => [{ message: 'not so nice' }, { message: 'nor this' }] },
  { ...at, name: 'notes', level: 'NOTE', check: () => [{ message: 'a note' }] },
  { ...at, name: 'nothing', check: () => ({ nothing: 'there is no list' }) },
  { ...at, name: 'throws', check: ({ value }) => value.none.more },
  { ...at, name: 'changes', check: ({ value }) => { value.ResponseStatus.ErrorCode = '1'; return []; } },
  { ...at, name: 'waits', check: async () => [] },
  { ...at, name: 'mumbles', check: () => [{ text: 'what?' }] },
  { ...at, name: 'counts', check: () => [{ message: 'm' }, { message: 'm', expected: 1, actual: { a: 1 } }] },
  { ...at, name: 'says', check: () => ['bad'] },
  { ...at, name: 'forgets', check: () => undefined },
  { ...at, name: 'sees', check: (answer) => [{ message: Object.keys(answer).sort().join(), actual: Buffer.from(answer.response.body).toString() }] },
];
`;

const own = (name: string): string => `json/APIKeyGet/own-${name}`;

test('a check passes, fails, warns, blocks, and whatever it throws is errored', async () => {
  const folder = workFolder();
  withHooks(folder, everyKind);
  const hooks = join(folder, 'assay.config.mjs');
  await loadHooks(hooks);
  const plan = planRun({ ...defaultSettings(folder), hooks, clauses: ['own-*'] });
  expect(plan.cases.map(({ id }) => id)).toContain(own('passes'));
  const verdicts = await judgeInProcess(createServer({ seed: 1, apiKey: 'key-of-a-test' }), plan);
  const said = Object.fromEntries(
    verdicts.map(({ id, status, message = '' }) => [id.replace(own(''), ''), [status, message]]),
  );
  const file = 'in assay.config.mjs';
  expect(said).toMatchObject({
    passes: ['passed', ''],
    fails: ['failed', 'wrong status'],
    warns: ['warned', 'not so nice (and 1 more place)'],
    notes: ['warned', 'a note'],
    nothing: ['blocked', 'there is no list'],
    waits: ['errored', `The check own-waits ${file} returned a promise, and a check has to return at once.`],
    mumbles: [
      'errored',
      `The check own-mumbles ${file} returned a list that is not allowed: breach 0: message is missing; allowed is text.`,
    ],
    counts: [
      'errored',
      `The check own-counts ${file} returned a list that is not allowed: breach 1: expected is a number; allowed is text.`,
    ],
    says: [
      'errored',
      `The check own-says ${file} returned a list that is not allowed: breach 0 is text; allowed is an object with a message.`,
    ],
    forgets: [
      'errored',
      `The check own-forgets ${file} returned nothing; allowed is a list of breaches, or { nothing: 'why' }.`,
    ],
    sees: ['failed', 'durationMs,format,operation,request,response,value'],
  });
  expect(said.throws?.join(': ')).toMatch(
    /^errored: The check own-throws in assay\.config\.mjs threw TypeError: .*\. See assay\.config\.mjs:9\.$/,
  );
  expect(said.changes?.join(': ')).toMatch(
    /^errored: The check own-changes .* threw TypeError: Cannot assign/,
  );
  expect(verdicts.find(({ id }) => id === own('fails'))).toMatchObject({
    level: 'MUST',
    clause: 'own-fails',
    expected: '201',
    actual: '200',
    path: 'a.b',
    address: 'path',
  });
});

test('a check is asked in the formats and operations that it names, and all are counted', async () => {
  const folder = workFolder();
  withHooks(
    folder,
    `const at = { level: 'NOTE', statement: 'It is so.', check: () => [] };
export const checks = [{ ...at, name: 'everywhere' }, { ...at, name: 'soap', formats: ['soap*'], operations: ['*Get'] }];`,
  );
  const hooks = join(folder, 'assay.config.mjs');
  await loadHooks(hooks);
  const settings = { ...defaultSettings(folder), hooks };
  const { cases } = planRun({ ...settings, clauses: ['own-*'] });
  expect(countOwn(hooks)).toBe(cases.length);
  expect(cases.filter(({ clause }) => clause === 'own-everywhere')).toHaveLength(33 * formats.length);
  const soap = cases.filter(({ clause }) => clause === 'own-soap');
  expect(new Set(soap.map(({ format, address }) => `${format} ${address}`))).toEqual(
    new Set(['soap11 soap', 'soap12 soap']),
  );
  expect(soap.every(({ operation }) => operation?.kind === 'get')).toBe(true);
  // What the target does not offer is not judged, and said so.
  const scope = { withoutFormats: ['csv' as const], withoutOperations: ['UserGet'] };
  const inScope = formats.filter((format) => format !== 'csv');
  const scoped = planRun({ ...settings, formats: inScope, scope, clauses: ['own-everywhere'] });
  expect(scoped.cases).toHaveLength(33 * 6);
  expect(scoped.cases.filter(({ outOfScope }) => outOfScope !== undefined)).toHaveLength(33 + 5);
});

test('every report and every list has the cases of own checks', async () => {
  const folder = workFolder();
  withHooks(folder, everyKind);
  const args = ['run', '--formats', 'json', '--operations', 'APIKeyGet', '--report'];
  const { code, stdout } = await assayHere(folder, [...args, 'html,junit,allure,markdown']);
  expect(code).toBe(1);
  expect(stdout).toContain('Does not conform');
  const { results } = readRun(join(folder, 'assay-report'));
  expect(results.summary).toMatchObject({ outcome: 'does not conform', failed: 2 });
  const read = (name: string): string => readFileSync(join(folder, 'assay-report', name), 'utf8');
  for (const name of ['junit.xml', 'summary.md', 'report.html', 'results.ndjson'])
    expect(read(name), name).toContain('own-fails');
  expect(read('junit.xml')).toContain('It is so.');

  const listed = await commandHere(folder, ['list', '--clauses', 'own-*']);
  expect(listed.stdout.trim().split('\n')).toHaveLength(13);
  expect((await commandHere(folder, ['list', '--clauses'])).stdout).toMatch(/^own-fails MUST +It is so\.$/m);
  expect((await commandHere(folder, ['list', '--coverage', 'own-warns'])).stdout).toContain('own-warns');
  const explained = await commandHere(folder, ['explain', own('fails')]);
  expect(explained.stdout).toContain('Read from: a check in assay.config.mjs');
  expect(explained.stdout).not.toContain('assay curl');
  expect((await commandHere(folder, ['explain', 'own-fails'])).code).toBe(0);
  expect((await commandHere(folder, ['show', own('fails')])).stdout).toContain('wrong status');
});

test('an own MUST that is not judged in a format bars conformance, and one that passes does not', async () => {
  const folder = workFolder();
  const ofCheck = (ruling: string): string =>
    `export const checks = [{ name: 'mine', level: 'MUST', statement: 'It is so.', check: () => (${ruling}) }];`;
  withHooks(folder, ofCheck("{ nothing: 'no list' }"));
  const args = ['run', '--formats', 'json', '--clauses', 'own-mine', '--report', 'junit'];
  await assayHere(folder, args);
  expect(readRun(join(folder, 'assay-report')).results.summary.unjudged).toContain('own-mine@json');
  rmSync(join(folder, 'assay-report'), { recursive: true });
  withHooks(folder, ofCheck('[]'), 'other.mjs');
  await assayHere(folder, [...args, '--config', 'other.mjs']);
  const { summary } = readRun(join(folder, 'assay-report')).results as Results;
  expect(summary.unjudged).not.toContain('own-mine@json');
  expect(summary.cases).toBe(15463 + 33 * 6);
});

test('names of own checks are known to selections and to known deviations', async () => {
  const folder = workFolder();
  withHooks(folder, everyKind);
  const stray = await assayHere(folder, ['run', '--clauses', 'own-pases']);
  expect(stray.stderr).toContain('nothing matches "own-pases". Did you mean own-passes?');
  const known = { clause: 'own-fails', reason: 'It is mended in spring.' };
  withHooks(folder, JSON.stringify({ deviations: [known] }), 'known.json');
  const { code, stdout } = await assayHere(folder, [
    ...['run', '--formats', 'json', '--cases', own('fails'), '--deviations', 'known.json'],
  ]);
  expect(stdout).toContain('1 known deviation');
  expect(code).toBe(0);
});
