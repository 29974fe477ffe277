import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import picocolors from 'picocolors';
import { expect, onTestFinished, test, vi } from 'vitest';
import { compareFolders } from '../../cli/compare/compareFolders.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { exchangeLine } from '../../harness/stored/exchangeLine.ts';
import { compareRuns } from '../../reports/compare/compareRuns.ts';
import { comparisonText } from '../../reports/compare/comparisonText.ts';
import type { RunComparison } from '../../reports/compare/RunComparison.ts';
import { digests } from '../../reports/digests.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { results } from '../../reports/results.ts';
import { finishedRun, verdict } from './finishedRun.ts';

const failed = {
  status: 'failed',
  message: 'wrong',
  expected: '"0"',
  actual: '0',
  path: 'ResponseStatus.ErrorCode',
} as const;
const blocked = { status: 'blocked', cause: 'nothing', message: 'none' } as const;

const between = (
  a: readonly ReturnType<typeof verdict>[],
  b: readonly ReturnType<typeof verdict>[],
  over: readonly [Partial<FinishedRun>, Partial<FinishedRun>] = [{}, {}],
  strict = false,
): RunComparison => compareRuns(results(finishedRun(a, over[0])), results(finishedRun(b, over[1])), strict);

test('what passed and fails now is a regression, told by clause and cause', () => {
  const found = between(
    [verdict(), verdict({ format: 'xml' }), verdict({ clause: 'ENV-2' })],
    [verdict(failed), verdict({ ...failed, format: 'xml' }), verdict({ clause: 'ENV-2' })],
  );
  expect(found.regressed).toBe(true);
  expect(found.same).toBe(1);
  expect(found.changes).toMatchObject([
    { kind: 'newlyFailing', clause: 'ENV-1', cases: ['json/DiscountGet/ENV-1', 'xml/DiscountGet/ENV-1'] },
  ]);
});

test('what failed and passes now is none, nor is what fails in another way', () => {
  const found = between(
    [verdict(failed), verdict({ ...failed, clause: 'ENV-2' }), verdict({ ...failed, clause: 'ENV-3' })],
    [
      verdict(),
      verdict({ ...failed, clause: 'ENV-2', actual: 'null' }),
      verdict({ ...failed, clause: 'ENV-3' }),
    ],
  );
  expect(found.regressed).toBe(false);
  expect(found.changes.map(({ kind, clause }) => `${kind} ${clause}`)).toEqual([
    'failingOtherwise ENV-2',
    'newlyPassing ENV-1',
  ]);
});

test('a new warning of a SHOULD is a regression only when that is strictly wanted', () => {
  const now = verdict({ status: 'warned', level: 'SHOULD', message: 'late' });
  expect(between([verdict({ level: 'SHOULD' })], [now])).toMatchObject({
    regressed: false,
    changes: [{ kind: 'newlyWarned' }],
  });
  expect(between([verdict({ level: 'SHOULD' })], [now], [{}, {}], true).regressed).toBe(true);
});

test('what only one of them judged is no change, and is told with the reason and what fails in the other', () => {
  const found = between(
    [verdict(), verdict({ clause: 'ENV-2', ...blocked }), verdict({ clause: 'ENV-3' })],
    [verdict(blocked), verdict({ clause: 'ENV-2', ...failed })],
  );
  expect(found).toMatchObject({ regressed: false, changes: [], same: 0 });
  expect(found.unjudged).toEqual([
    {
      in: 'a',
      because: 'blocked: nothing',
      count: 1,
      clauses: ['ENV-2'],
      failing: ['json/DiscountGet/ENV-2'],
    },
    { in: 'b', because: 'blocked: nothing', count: 1, clauses: ['ENV-1'], failing: [] },
    { in: 'b', because: 'not among its cases', count: 1, clauses: ['ENV-3'], failing: [] },
  ]);
});

test('observations are compared where both runs looked', () => {
  const seen = { clause: 'ENV-12', operation: 'DiscountGet', format: 'json' };
  const found = between(
    [verdict()],
    [verdict()],
    [
      {
        observations: [
          { ...seen, observed: '200' },
          { ...seen, observed: 'same' },
        ],
      },
      {
        observations: [
          { ...seen, observed: '500' },
          { ...seen, observed: 'same' },
          { ...seen, operation: 'UserGet', observed: 'not looked at' },
        ],
      },
    ],
  );
  expect(found.observations).toEqual([
    { clause: 'ENV-12', onlyIn: 'a', observed: '200', places: ['DiscountGet, json'] },
    { clause: 'ENV-12', onlyIn: 'b', observed: '500', places: ['DiscountGet, json'] },
  ]);
});

test('the text fits 100 columns and ends with what it comes to', () => {
  const long = 'x'.repeat(300);
  const lines = comparisonText(
    between([verdict()], [verdict({ ...failed, message: long, actual: long })]),
    picocolors.createColors(false),
  ).split('\n');
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
  expect(lines.at(-1)).toBe('A regression: 1 newly failing; 0 cases judged alike in both.');
});

/** A folder of a run whose one exchange brought this answer, to a POST or to a GET of that address. */
function runFolder(run: FinishedRun, answer: string, get?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-compare-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const exchange: Exchange = {
    id: 'x1',
    request: {
      method: get === undefined ? 'POST' : 'GET',
      url: get ?? 'http://h/json/reply/DiscountGet',
      headers: [],
      body: Buffer.from(get === undefined ? '{}' : ''),
    },
    response: { status: 200, headers: [], body: Buffer.from(answer) },
    failure: null,
    timings: { startedAt: '2026-01-01T00:00:00.000Z', durationMs: 1 },
    retries: 0,
  };
  writeFileSync(join(folder, 'results.json'), JSON.stringify(results(run)));
  const line = exchangeLine(exchange, { text: (text) => text, bytes: (bytes) => bytes });
  writeFileSync(join(folder, 'exchanges.ndjson'), `${line}\n`);
  return folder;
}

async function compared(
  ...args: Parameters<typeof compareFolders>
): Promise<{ code: number; stdout: string }> {
  let stdout = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += text;
    return true;
  });
  try {
    return { code: await compareFolders(...args), stdout };
  } finally {
    spy.mockRestore();
  }
}

const right =
  '{"mvDiscounts":[],"ResponseStatus":{"ErrorCode":"0","Message":"","StackTrace":"","Errors":[]}}';
const wrong =
  '{"mvDiscounts":[],"ResponseStatus":{"ErrorCode":"7","Message":"m","StackTrace":"","Errors":[]}}';

test('two folders are compared, down to the member that differs first and both answers', async () => {
  const a = runFolder(finishedRun([verdict()]), right);
  const b = runFolder(finishedRun([verdict({ ...failed, path: 'ResponseStatus.Message' })]), wrong);
  const { code, stdout } = await compared(a, join(b, 'results.json'), { json: true });
  expect(code).toBe(1);
  const [change] = (JSON.parse(stdout) as RunComparison).changes;
  expect(change?.member).toMatchObject({ path: 'ResponseStatus.Message' });
  expect(change?.exchanges?.a.response?.body.head).toBe(right);
  expect(change?.exchanges?.b.response?.body.head).toBe(wrong);
  const text = (await compared(a, b, {})).stdout;
  expect(text).toMatch(/differs at: ?ResponseStatus\.Message/);
  expect(text).toContain(`HTTP 200 ${right.slice(0, 30)}`);
});

test('reads that ask for something else in the query show no member that differs', async () => {
  const first = runFolder(
    finishedRun([verdict()]),
    right,
    'http://h/json/reply/DiscountGet?ReturnTopNRecords=1',
  );
  const memberBeside = async (get: string): Promise<unknown> => {
    const b = runFolder(finishedRun([verdict(failed)]), wrong, get);
    const { stdout } = await compared(first, b, { json: true });
    const [change] = (JSON.parse(stdout) as RunComparison).changes;
    expect(change?.exchanges?.b.request.url).toBe(get);
    return change?.member;
  };
  expect(await memberBeside('http://h/json/reply/DiscountGet?ReturnTopNRecords=2')).toBeUndefined();
  expect(await memberBeside('http://h/json/reply/DiscountGet')).toBeUndefined();
  const elsewhere = 'http://other:8080/api/json/reply/DiscountGet?ReturnTopNRecords=1';
  expect(await memberBeside(elsewhere)).toMatchObject({ path: 'ResponseStatus.ErrorCode' });
});

test('where the check looked nothing differs, the first member that does is told', async () => {
  const a = runFolder(finishedRun([verdict()]), right);
  const b = runFolder(finishedRun([verdict({ ...failed, path: 'mvDiscounts' })]), wrong);
  const { stdout } = await compared(a, b, { json: true });
  expect((JSON.parse(stdout) as RunComparison).changes[0]?.member?.path).toBe('ResponseStatus.ErrorCode');
});

test('a value that is the same but written otherwise is told by how it is written', async () => {
  const a = runFolder(finishedRun([verdict()]), right);
  const b = runFolder(finishedRun([verdict(failed)]), right.replace('"0"', '0'));
  const { stdout } = await compared(a, b, { json: true });
  expect((JSON.parse(stdout) as RunComparison).changes[0]?.member).toEqual({
    path: 'ResponseStatus.ErrorCode',
    a: 'as documented',
    b: '0',
  });
});

test('runs that were not made alike are told apart by selection, strict, fixtures, list of cases and build of Assay', () => {
  const made = (ids: readonly string[], over: Partial<FinishedRun>): Partial<FinishedRun> => ({
    digests: digests({ settingName: ids.join() }, ids),
    ...over,
  });
  const selection = { formats: ['json'], operations: ['Discount*'], clauses: [], cases: [] } as const;
  const found = between(
    [verdict()],
    [verdict()],
    [made(['x'], { suiteCode: '4be1c2' }), made(['y'], { selection, strict: true, suiteCode: '77aa01' })],
  );
  expect(found.circumstances.map(({ name, a, b }) => [name, a, b])).toEqual([
    ['formats', 'json, xml', 'json'],
    ['operations', 'all', 'Discount*'],
    ['strict', 'no', 'yes'],
    ['fixtures', expect.stringMatching(/^SHA-256 [0-9a-f]{12}…$/), expect.stringMatching(/^SHA-256 /)],
    ['case list', expect.stringMatching(/^1 case, SHA-256 /), expect.stringMatching(/^1 case, SHA-256 /)],
    ['assay', '0.1.0, code 4be1c2', '0.1.0, code 77aa01'],
  ]);
  const text = comparisonText(found, picocolors.createColors(false));
  expect(text).toContain('The two runs were not made alike:\n\n  formats: json, xml in a, json in b\n');
  expect(between([verdict()], [verdict()]).circumstances).toEqual([]);
});

test('two runs without a case that both judged have nothing unchanged, and end with 4', async () => {
  const ours = finishedRun([verdict(failed)]);
  const other = finishedRun([verdict({ ...failed, format: 'xml' })]);
  const { code, stdout } = await compared(runFolder(ours, wrong), runFolder(other, wrong), {});
  expect(code).toBe(4);
  expect(stdout).toContain('Nothing to compare: no case was judged in both runs.');
  expect(stdout).not.toContain('Unchanged');
  expect(stdout).toContain('Judged in only one of the runs (1):');
});

test('two runs that judged no case alike are no success', () => {
  const found = between([verdict(blocked)], [verdict(blocked)]);
  const colors = picocolors.createColors(true);
  expect(comparisonText(found, colors)).toContain(
    colors.yellow('Nothing to compare: No case was judged in both runs.'),
  );
});

test('results of version 1 are read, and what they do not hold is not made up', async () => {
  const kept = fileURLToPath(new URL('./kept/results-1.json', import.meta.url));
  const now = runFolder(
    finishedRun([verdict({ ...failed, id: 'json/DiscountDelete/ENV-11', clause: 'ENV-11' })]),
    wrong,
  );
  const { code, stdout } = await compared(kept, now, { json: true });
  expect(code).toBe(1);
  const { a, changes, circumstances } = JSON.parse(stdout) as RunComparison;
  expect(a.outcome).toBe('no breach found in 64 of 64 cases');
  expect(changes).toMatchObject([{ kind: 'newlyFailing', clause: 'ENV-11' }]);
  expect(circumstances).toContainEqual({ name: 'strict', a: 'not recorded', b: 'no' });
  expect(circumstances.find(({ name }) => name === 'case list')?.a).toMatch(/^64 cases, SHA-256 /);
  expect((await compared(kept, kept, {})).code).toBe(0);
});

test('results of a version to come are refused', async () => {
  const a = runFolder(finishedRun([verdict()]), right);
  const file = join(a, 'results.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"schemaVersion":2', '"schemaVersion":3'));
  await expect(compareFolders(a, a, {})).rejects.toThrow(
    `${a} is a results.json of form 3, and this version reads up to 2. Update Assay.`,
  );
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll('"suiteVersion":"0.1.0"', '"suiteVersion":"9.8.7"'),
  );
  await expect(compareFolders(a, a, {})).rejects.toThrow(
    'It was made by assay 9.8.7, and this is assay 0.1.0: read it with that version.',
  );
});

test('members that a newer minor version added are passed over, and a wrong one names that version', async () => {
  const a = runFolder(finishedRun([verdict(failed)]), wrong);
  const b = runFolder(finishedRun([verdict(failed)], { suiteVersion: '0.2.0' }), wrong);
  const file = join(b, 'results.json');
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const newer = { ...results, more: 1, run: { ...results.run, more: 2 } };
  newer.verdicts[0].more = 3;
  writeFileSync(file, JSON.stringify(newer));
  expect((await compared(a, b, {})).code).toBe(0);
  newer.verdicts[0].status = 'pondered';
  writeFileSync(file, JSON.stringify(newer));
  await expect(compareFolders(a, b, {})).rejects.toThrow(
    /is no results\.json that this version reads: \/verdicts\/0\/status .*\. It was made by assay 0\.2\.0, /,
  );
});

test('a run is no regression of itself', async () => {
  const a = runFolder(finishedRun([verdict(failed)]), wrong);
  expect((await compared(a, a, {})).code).toBe(0);
});

test.each(['nowhere', 'package.json'])('%s is no run', async (path) => {
  const a = runFolder(finishedRun([verdict()]), right);
  await expect(compareFolders(a, path, {})).rejects.toThrow(SettingsError);
  expect(readFileSync(join(a, 'results.json'), 'utf8')).not.toBe('');
});
