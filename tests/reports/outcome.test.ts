import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { badge } from '../../reports/badge/badge.ts';
import { blockedRoots } from '../../reports/blockedRoots.ts';
import { exitCode } from '../../reports/exitCode.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { junit } from '../../reports/junit/junit.ts';
import { markdown } from '../../reports/markdown/markdown.ts';
import { rootInWords } from '../../reports/rootKinds.ts';
import { summarise } from '../../reports/summarise.ts';
import { terminal } from '../../reports/terminal.ts';
import { finishedRun, verdict, wholeRun } from './finishedRun.ts';

const passed = verdict();
const failed = verdict({ status: 'failed' });
const warned = verdict({ status: 'warned', level: 'SHOULD' });
const noted = verdict({ status: 'warned', level: 'NOTE' });
const errored = verdict({ status: 'errored', message: 'no answer' });
const blocked = verdict({ status: 'blocked', cause: 'fixture:discounts', message: 'no discount' });

const absent = verdict({ clause: 'FLT-1', status: 'blocked', cause: 'nothing', message: 'no records' });
const shouldBlocked = (cause: string) =>
  verdict({ clause: 'GET-3', level: 'SHOULD', status: 'blocked', cause, message: 'm' } as Partial<Verdict>);

describe('the outcome and the exit code', () => {
  const broken = 'does not conform';
  const rest = (judged: number, cases: number) => `no breach found in ${judged} of ${cases} cases`;
  test.each<[string, FinishedRun, string, number]>([
    ['all passed', wholeRun([passed]), 'conforms', 0],
    ['one failed', wholeRun([passed, failed]), broken, 1],
    ['failed and errored: the breach counts', wholeRun([failed, errored]), broken, 1],
    ['a failed one in a selection', wholeRun([failed], { suiteCases: 9 }), broken, 1],
    ['a warning', wholeRun([passed, warned]), 'conforms', 0],
    ['a warning of a SHOULD, strict', wholeRun([passed, warned], { strict: true }), broken, 1],
    ['a warning of a NOTE, strict', wholeRun([passed, noted], { strict: true }), 'conforms', 0],
    ['one errored', wholeRun([passed, errored]), rest(1, 2), 4],
    ['one without its fixture', wholeRun([passed, blocked]), rest(1, 2), 0],
    ['a SHOULD without its fixture', wholeRun([passed, shouldBlocked('fixture:settingName')]), rest(1, 2), 0],
    [
      'a MUST blocked whose clause was judged elsewhere',
      wholeRun([passed, absent, verdict({ clause: 'FLT-1' })]),
      rest(2, 3),
      0,
    ],
    ['a SHOULD with nothing to judge', wholeRun([passed, shouldBlocked('nothing')]), 'conforms', 0],
    [
      'a clause judged in one of two formats',
      wholeRun([passed], { formats: ['json', 'xml'] }),
      rest(1, 1),
      0,
    ],
    ['a selection', wholeRun([passed], { suiteCases: 14 }), rest(1, 14), 0],
    ['nothing judged', wholeRun([blocked]), rest(0, 1), 4],
    ['nothing judged of a selection', wholeRun([blocked], { suiteCases: 9 }), rest(0, 9), 4],
    ['nothing at all', finishedRun([]), rest(0, 0), 4],
    ['a verdict missing', wholeRun([passed], { planned: 2, suiteCases: 2 }), rest(1, 2), 4],
    ['a fault of ours', wholeRun([passed], { ownErrors: ['a module did not load'] }), rest(1, 1), 4],
    ['interrupted', wholeRun([passed], { interrupted: true }), rest(1, 1), 130],
    ['interrupted after a breach', wholeRun([failed], { interrupted: true }), broken, 130],
    [
      'what is not applicable does not count',
      wholeRun([passed, absent, verdict({ status: 'notApplicable' })]),
      rest(1, 2),
      0,
    ],
  ])('%s', (_, run, outcome, code) => {
    expect(summarise(run)).toMatchObject({ outcome, conforms: outcome === 'conforms' });
    expect(exitCode(run)).toBe(code);
  });

  test('nothing is green in any report but a run that conforms', () => {
    const told = (run: FinishedRun): string =>
      [
        terminal(run, picocolors.createColors(true)).split('\n').at(-1),
        badge(run),
        markdown(run),
        junit(run),
      ].join('\n');
    const green = /\u001b\[32m|#4b0|✅|[Cc]onforms/;
    expect(told(wholeRun([passed]))).toMatch(green);
    for (const run of [
      wholeRun([blocked]),
      wholeRun([passed, blocked]),
      wholeRun([passed], { suiteCases: 2 }),
      wholeRun([passed], { interrupted: true }),
      finishedRun([]),
      wholeRun([failed]),
    ])
      expect(told(run)).not.toMatch(green);
  });
});

describe('unjudged clauses', () => {
  const unjudgedOf = (...args: Parameters<typeof finishedRun>) =>
    summarise(finishedRun(...args)).unjudged.filter((place) => place.startsWith('ENV-1@'));

  test('a MUST clause is unjudged in each selected format without a verdict', () => {
    expect(unjudgedOf([])).toEqual(['ENV-1@json', 'ENV-1@xml']);
    expect(unjudgedOf([verdict({ format: 'xml' })])).toEqual(['ENV-1@json']);
    expect(unjudgedOf([verdict({ format: 'xml', status: 'failed' })])).toEqual(['ENV-1@json']);
  });

  test('blocked or errored is not judged, whatever passed at another level', () => {
    expect(unjudgedOf([blocked, errored, verdict({ level: 'SHOULD' })], { formats: ['json'] })).toEqual([
      'ENV-1@json',
    ]);
  });

  test('where all its cases stand at a lower level, a clause is no MUST', () => {
    expect(
      unjudgedOf([verdict({ level: 'SHOULD', status: 'blocked', cause: 'nothing' })], { formats: ['json'] }),
    ).toEqual([]);
  });

  test('a case about several formats counts for each of them', () => {
    expect(unjudgedOf([verdict({ format: 'all' })])).toEqual([]);
    expect(unjudgedOf([verdict({ format: 'json+xml' })])).toEqual([]);
  });

  test('a clause that does not apply in a format is not missed there', () => {
    const unjudged = summarise(finishedRun([], { formats: ['json', 'xml'] })).unjudged;
    expect(unjudged).toContain('TYP-5@json');
    expect(unjudged).not.toContain('TYP-5@xml');
  });
});

test('what is too long and what is too many are told apart, with what to do about the latter', () => {
  const blockedBy = (message: string, limit?: 'records') =>
    verdict({ status: 'blocked', cause: 'size', message, ...(limit === undefined ? {} : { limit }) });
  const groups = blockedRoots([
    blockedBy('the response of 17 MB, with all records of the company, is longer than is read'),
    blockedBy('The answer is beyond our limits: nested deeper than 500'),
    blockedBy('the target holds too many of them', 'records'),
  ]);
  expect(groups.map((group) => `${group.count} ${rootInWords(group)}`)).toEqual([
    '2 because the answer is longer than Assay reads',
    '1 because the target has more records than Assay reads (see --max-records)',
  ]);
});
