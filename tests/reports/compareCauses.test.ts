import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import picocolors from 'picocolors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRun } from '../../cli/compare/readRun.ts';
import { readExchanges } from '../../cli/run/files/storedExchanges.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { casesInWords, causesSentence } from '../../reports/compare/causeWords.ts';
import { compareRuns } from '../../reports/compare/compareRuns.ts';
import { comparisonText } from '../../reports/compare/comparisonText.ts';
import type { RunComparison } from '../../reports/compare/RunComparison.ts';
import { exchangesOf, withAnswers } from '../../reports/compare/withAnswers.ts';
import { results } from '../../reports/results.ts';
import { judgedFolder, withFaults } from '../repro/faultyRuns.ts';
import { finishedRun, verdict } from './finishedRun.ts';

const wrong = { status: 'failed', message: 'wrong', expected: '"0"', actual: '0' } as const;
const late = { status: 'failed', message: 'late', expected: 'soon', actual: 'late' } as const;
const blocked = { status: 'blocked', cause: 'nothing', message: 'none' } as const;

const between = (a: readonly Verdict[], b: readonly Verdict[]): RunComparison =>
  compareRuns(results(finishedRun(a)), results(finishedRun(b)), false);

const told = ({ causes }: RunComparison): readonly string[] =>
  causes.map((cause) => `${cause.kind} ${cause.title}: ${casesInWords(cause)}`);

test('a cause is new, fixed or unchanged, and one in more cases says so', () => {
  const found = between(
    [
      verdict(wrong),
      verdict({ format: 'xml' }),
      verdict({ clause: 'ENV-2', ...late }),
      verdict({ clause: 'ENV-3' }),
    ],
    [
      verdict(wrong),
      verdict({ format: 'xml', ...wrong }),
      verdict({ clause: 'ENV-2' }),
      verdict({ clause: 'ENV-3', status: 'warned', level: 'SHOULD', message: 'odd' }),
    ],
  );
  expect(causesSentence(found)).toBe(
    '0 new problems, 1 fixed, 1 unchanged, 1 of them in more cases. Warnings: 1 new.',
  );
  expect(told(found)).toEqual([
    'new Odd: 1 case',
    'fixed Late: 1 case before',
    'unchanged Wrong: 2 cases, 1 that did not show it before',
  ]);
  expect(found.regressed).toBe(true);
});

test('ids, times, marks and another operation make no other cause', () => {
  const of = (id: string, at: string, mark: string): Partial<Verdict> => ({
    ...wrong,
    actual: `company ${id} of ${at} named Assay ${mark}`,
  });
  const found = between(
    [verdict(of('17', '2026-01-01T10:00:00', 'a1b2c3d4e5'))],
    [verdict({ ...of('942', '2026-02-03T11:12:13', 'f0e9d8c7b6'), operation: 'UserGet' }), verdict()],
  );
  expect(found.causes).toMatchObject([{ kind: 'unchanged', cases: { a: { length: 1 }, b: { length: 1 } } }]);
});

test('the same cases that fail in another way are neither new nor fixed', () => {
  const found = between(
    [verdict(wrong), verdict({ format: 'xml', ...wrong })],
    [verdict(late), verdict(late)],
  );
  expect(told(found)).toEqual(['otherwise Late: 1 case; it was broken in another way before']);
  expect(causesSentence(found)).toBe('0 new problems, 0 fixed, 0 unchanged, 1 in another way.');
  expect(found.regressed).toBe(false);
});

test('a cause is fixed where its cases pass, and its clearest case is one that is still broken where it is not', () => {
  const cases = (['json', 'xml', 'jsv'] as const).map((format) => verdict({ format, ...wrong }));
  const [, ...others] = cases;
  const later = others.map(({ format }) => verdict({ format: format ?? 'json', ...late }));
  const both = verdict({ format: 'csv', ...late });
  const [cause] = between([...cases, both], [verdict(), ...later, both]).causes.filter(
    ({ cases: { b } }) => b.length === 0,
  );
  expect(cause).toMatchObject({ kind: 'otherwise', first: others[0]?.id, otherwise: 2 });
  const warned = between([verdict(wrong)], [verdict({ ...late, status: 'warned', level: 'SHOULD' })]);
  expect(warned.causes.filter(({ kind }) => kind === 'fixed')).toEqual([]);
});

test('what the other run did not judge is neither new nor fixed, and a fix says what was not looked at', () => {
  const found = between(
    [verdict(wrong), verdict({ format: 'xml', ...wrong }), verdict({ clause: 'ENV-2', ...late })],
    [verdict(), verdict({ format: 'xml', ...blocked }), verdict({ clause: 'ENV-3', ...late })],
  );
  expect(told(found)).toEqual([
    'fixed Wrong: 2 cases before; b did not judge 1 of them',
    'notCompared Late: 1 case in b; a judged none of them',
    'notCompared Late: 1 case in a; b judged none of them',
  ]);
  expect(between([verdict(wrong)], [verdict(blocked)]).causes[0]?.kind).toBe('notCompared');
  expect(causesSentence(between([verdict(blocked)], [verdict(wrong)]))).toMatch(/^Nothing to compare: /);
});

test('the first line says if both runs judged few of the cases of the larger one', () => {
  const judged = Array.from({ length: 2000 }, (_, index) => verdict({ id: `json/UserGet/ENV-1/${index}` }));
  const few = judged.slice(0, 298);
  const withBlocked = judged.map((each, index) => (index < 298 ? each : { ...each, ...blocked }));
  const plain = '0 new problems, 0 fixed, 0 unchanged.';
  for (const [a, b] of [
    [judged, few],
    [few, judged],
    [judged, withBlocked],
    [withBlocked, withBlocked],
  ] as const)
    expect(causesSentence(between(a, b))).toBe(`${plain} Both runs judged only 298 of 2,000 cases.`);
  expect(causesSentence(between(judged, judged.slice(0, 1799)))).toMatch(/ only 1,799 of 2,000 cases\.$/);
  expect(causesSentence(between(judged, judged.slice(0, 1800)))).toBe(plain);
  const without = judged.map((each, index) =>
    index < 298 ? each : { ...each, status: 'notApplicable' as const },
  );
  expect(causesSentence(between(without, without))).toBe(plain);
});

test('a list of known deviations changes no cause, and an error on the way is none', () => {
  const known: Partial<Verdict> = {
    ...wrong,
    status: 'known',
    known: { status: 'failed', reason: 'old' },
  };
  const found = between(
    [verdict(wrong), verdict({ clause: 'ENV-2' })],
    [verdict(known), verdict({ clause: 'ENV-2', status: 'errored', message: 'no answer' })],
  );
  expect(told(found)).toEqual(['unchanged Wrong: 1 case']);
});

const anyVerdict = fc
  .record({
    clause: fc.constantFrom('ENV-1', 'ENV-2', 'DEL-1'),
    format: fc.constantFrom('json', 'xml', 'csv'),
    operation: fc.constantFrom('DiscountGet', 'UserGet'),
    said: fc.constantFrom(
      {},
      wrong,
      late,
      blocked,
      { status: 'errored', message: 'no answer' } as const,
      {
        status: 'known',
        message: 'wrong',
        known: { status: 'failed', reason: 'old' },
      } as const,
    ),
  })
  .map(({ said, ...rest }) => verdict({ ...rest, ...said }));
const anyVerdicts = fc.uniqueArray(anyVerdict, { selector: ({ id }) => id, maxLength: 12 });

test('a run has nothing new and nothing fixed beside itself', () => {
  fc.assert(
    fc.property(anyVerdicts, (verdicts) => {
      const found = between(verdicts, verdicts);
      expect(found.causes.every(({ kind, more, fewer }) => kind === 'unchanged' && !more && !fewer)).toBe(
        true,
      );
    }),
    { numRuns: 50 },
  );
});

test('what is new one way is fixed or broken otherwise the other way, and a regression has a cause', () => {
  fc.assert(
    fc.property(anyVerdicts, anyVerdicts, (one, other) => {
      const [there, back] = [between(one, other), between(other, one)];
      const of = ({ causes }: RunComparison, kind: string): readonly string[] =>
        causes.filter((cause) => cause.kind === kind).map(({ clause, title }) => `${clause} ${title}`);
      expect([...of(back, 'unchanged')].sort()).toEqual([...of(there, 'unchanged')].sort());
      expect(of(back, 'new')).toEqual(expect.arrayContaining([...of(there, 'fixed')]));
      const worse = there.causes.filter(({ kind, more }) => kind === 'new' || more !== undefined);
      if (there.regressed) expect(worse).not.toEqual([]);
    }),
    { numRuns: 80 },
  );
});

/** Runs of the reference server, each case of which one of three faults breaks. */
describe('two runs of a server', () => {
  const selection = ['--cases', 'json/DiscountDelete/DEL-1,json/UserGet/ENV-2,csv/CompanyGet/TYP-2'];
  const folders: string[] = [];
  const compared = async (a: string, b: string): Promise<RunComparison> => {
    const [one, other] = [readRun(a), readRun(b)];
    const bare = compareRuns(one.results, other.results, false);
    return withAnswers(
      bare,
      await readExchanges(one.exchangesFile, exchangesOf(bare, 'a')),
      await readExchanges(other.exchangesFile, exchangesOf(bare, 'b')),
    );
  };
  let [first, second, again] = ['', '', ''];
  beforeAll(async () => {
    const judged = async (server: ReturnType<typeof withFaults>): Promise<string> => {
      const folder = mkdtempSync(join(tmpdir(), 'assay-compare-'));
      folders.push(folder);
      return judgedFolder(folder, server, selection);
    };
    first = await judged(withFaults(['discountStays', 'flagsAsWords']));
    const later = withFaults(['codeAsNumber', 'flagsAsWords']);
    second = await judged(later);
    again = await judged(later);
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test('one fault more, one fixed and one in both are told as such, each with both answers', async () => {
    const found = await compared(first, second);
    const text = comparisonText(found, picocolors.createColors(false));
    expect(text.split('\n')[0]).toBe('1 new problem, 1 fixed, 1 unchanged.');
    expect(found.causes).toMatchObject([
      {
        kind: 'new',
        clause: 'ENV-2',
        title: 'The ErrorCode of a success is a number',
        a: { status: 'passed' },
        b: { status: 'failed' },
        member: { path: 'ResponseStatus.ErrorCode', a: 'as documented', b: '0' },
        exchanges: { a: { operation: 'UserGet' }, b: { operation: 'UserGet' } },
      },
      {
        kind: 'fixed',
        clause: 'DEL-1',
        title: 'Deleted records are still listed',
        first: 'json/DiscountDelete/DEL-1',
        member: { path: 'mvDiscounts' },
        exchanges: { a: { operation: 'DiscountGet' }, b: { operation: 'DiscountGet' } },
      },
      { kind: 'unchanged', clause: 'TYP-2', exchanges: { b: { operation: 'CompanyGet' } } },
    ]);
    expect(text).toContain('\nNew (1):\n\n  The ErrorCode of a success is a number\n');
    expect(text).toMatch(/\nCases that changed:\n\n {2}passed → failed ENV-2 \(MUST\), \d+ cases?: json/);
  });

  test('a later run of the same server has nothing new, although ids, times and marks are others', async () => {
    const found = await compared(second, again);
    // The third case can't be judged where the ErrorCode is a number.
    expect(causesSentence(found)).toBe(
      '0 new problems, 0 fixed, 2 unchanged. Both runs judged only 2 of 3 cases.',
    );
    for (const { exchanges, alike } of found.causes) {
      expect(exchanges?.b.response?.body.head).not.toBe('');
      expect(alike).toBe(true);
    }
  });
});
