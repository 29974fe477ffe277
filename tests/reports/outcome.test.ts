import { describe, expect, test } from 'vitest';
import { blockedGroups, blockedReason } from '../../reports/blockedGroups.ts';
import { exitCode } from '../../reports/exitCode.ts';
import { summarise } from '../../reports/summarise.ts';
import { finishedRun, verdict } from './finishedRun.ts';

const passed = verdict();
const failed = verdict({ status: 'failed' });
const warned = verdict({ status: 'warned', level: 'SHOULD' });
const noted = verdict({ status: 'warned', level: 'NOTE' });
const errored = verdict({ status: 'errored', message: 'no answer' });
const blocked = verdict({ status: 'blocked', cause: 'fixture:discounts', message: 'no discount' });

describe('conforms and the exit code', () => {
  test.each([
    ['all passed', finishedRun([passed]), true, 0],
    ['one failed', finishedRun([passed, failed]), false, 1],
    ['failed and errored: the breach counts', finishedRun([failed, errored]), false, 1],
    ['a warning', finishedRun([passed, warned]), true, 0],
    ['a warning of a SHOULD, strict', finishedRun([passed, warned], { strict: true }), false, 1],
    ['a warning of a NOTE, strict', finishedRun([passed, noted], { strict: true }), true, 0],
    ['one errored', finishedRun([passed, errored]), false, 4],
    ['some blocked', finishedRun([passed, blocked]), true, 0],
    ['nothing judged', finishedRun([blocked]), false, 4],
    ['nothing at all', finishedRun([]), false, 4],
    ['a verdict missing', finishedRun([passed], { planned: 2 }), false, 4],
    ['a fault of ours', finishedRun([passed], { faults: ['a module did not load'] }), false, 4],
    ['interrupted', finishedRun([passed], { interrupted: true }), false, 130],
    ['interrupted after a breach', finishedRun([failed], { interrupted: true }), false, 130],
  ])('%s', (_, run, conforms, code) => {
    expect(summarise(run).conforms).toBe(conforms);
    expect(exitCode(run)).toBe(code);
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
  const groups = blockedGroups([
    blockedBy('the response of 17 MB, with all records of the company, is longer than is read'),
    blockedBy('The answer is beyond our limits: nested deeper than 500'),
    blockedBy('the target holds too many of them', 'records'),
  ]);
  expect(groups.map((group) => `${group.count} ${blockedReason(group)}`)).toEqual([
    '2 because the answer is longer than is read',
    '1 because the target has more records than are read (see --max-records)',
  ]);
});
