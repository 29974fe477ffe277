import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import type { Deviation } from '../../config/Settings.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { badge } from '../../reports/badge/badge.ts';
import { judgedDeviations, withDeviations } from '../../reports/deviations.ts';
import { exitCode } from '../../reports/exitCode.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { findings } from '../../reports/findings.ts';
import { junit } from '../../reports/junit/junit.ts';
import { markdown } from '../../reports/markdown/markdown.ts';
import { summarise } from '../../reports/summarise.ts';
import { terminal } from '../../reports/terminal.ts';
import { finishedRun, verdict } from './finishedRun.ts';

const at = new Date('2026-11-25T23:59:00Z');
const reason = 'The vendor mends it in spring.';
const entry: Deviation = { clause: 'TYP-7', formats: ['csv'], reason, issue: 'https://issues.example/7' };

const broken = (over: Partial<Verdict> = {}): Verdict =>
  verdict({
    clause: 'TYP-7',
    format: 'csv',
    status: 'failed',
    message: 'm',
    expected: 'e',
    actual: 'a',
    ...over,
  });

/** A run with these verdicts and this list. */
function runWith(verdicts: readonly Verdict[], deviations: readonly Deviation[]): FinishedRun {
  const marked = verdicts.map((one) => withDeviations(one, deviations, at));
  return finishedRun(marked, {
    startedAt: at.toISOString(),
    deviations: judgedDeviations(deviations, marked, at),
  });
}

describe('which breaches an entry names', () => {
  const isKnown = (over: Partial<Deviation>, of: Partial<Verdict> = {}): boolean =>
    withDeviations(broken(of), [{ clause: 'TYP-7', reason, ...over }], at).status === 'known';

  test.each<[string, Partial<Deviation>, Partial<Verdict>, boolean]>([
    ['its clause alone', {}, {}, true],
    ['not another clause', { clause: 'TYP-8' }, {}, false],
    ['an operation by a glob', { operations: ['Discount*'] }, {}, true],
    ['not another operation', { operations: ['Company*'] }, {}, false],
    ['a format', { formats: ['xml', 'csv'] }, {}, true],
    ['not another format', { formats: ['json'] }, {}, false],
    ['a case about two formats in either', { formats: ['csv'] }, { format: 'json+csv' }, true],
    ['a case about all formats by that name alone', { formats: ['csv'] }, { format: 'all' }, false],
    ['and by it', { formats: ['all'] }, { format: 'all' }, true],
    ['a case by its id', { cases: ['csv/*/TYP-7'] }, {}, true],
    ['only where all of them hold', { operations: ['Discount*'], formats: ['json'] }, {}, false],
    ['a warning too', {}, { status: 'warned', level: 'SHOULD' }, true],
    ['not an error', {}, { status: 'errored' }, false],
    ['not what passed', {}, { status: 'passed' }, false],
    ['on the last day', { until: '2026-11-25' }, {}, true],
    ['not on the day after', { until: '2026-11-24' }, {}, false],
  ])('%s', (_, over, of, expected) => {
    expect(isKnown(over, of)).toBe(expected);
  });

  test('the verdict keeps what it would be, and says why it may stay', () => {
    expect(withDeviations(broken(), [entry], at)).toEqual({
      ...broken(),
      status: 'known',
      known: { status: 'failed', reason, issue: 'https://issues.example/7' },
    });
  });
});

describe('the outcome', () => {
  test('known deviations do not fail a run, and it never conforms', () => {
    const run = runWith([verdict(), broken()], [entry]);
    expect(summarise(run)).toMatchObject({
      outcome: '1 known deviation, nothing new',
      conforms: false,
      known: 1,
      failed: 0,
      judged: 2,
    });
    expect(exitCode(run)).toBe(0);
  });

  test('what is new fails it, and is told apart from what is known', () => {
    const run = runWith([broken(), broken({ format: 'json' })], [entry]);
    expect(summarise(run)).toMatchObject({ outcome: 'does not conform', known: 1, failed: 1 });
    expect(exitCode(run)).toBe(1);
    expect(findings(run).map(({ status, formats }) => [status, ...formats])).toEqual([
      ['failed', 'json'],
      ['known', 'csv'],
    ]);
  });

  test.each<[string, Deviation, readonly Verdict[], string, number]>([
    ['judged and passed: stale', entry, [verdict({ clause: 'TYP-7', format: 'csv' })], 'stale', 1],
    ['past its date', { ...entry, until: '2026-11-24' }, [broken()], 'past', 1],
    ['past its date, though nothing is broken', { ...entry, until: '2026-11-24' }, [verdict()], 'past', 1],
    ['left out by the selection: neither', entry, [verdict()], 'unjudged', 0],
    [
      'blocked: neither',
      entry,
      [verdict(), broken({ status: 'blocked', cause: 'nothing', message: 'm' })],
      'unjudged',
      0,
    ],
    [
      'met at one place, passed at others',
      entry,
      [broken(), verdict({ clause: 'TYP-7', format: 'csv' })],
      'met',
      0,
    ],
  ])('%s', (_, listed, verdicts, state, code) => {
    const run = runWith(verdicts, [listed]);
    expect(run.deviations.map((one) => one.state)).toEqual([state]);
    expect(exitCode(run)).toBe(code);
  });

  test('a breach of a clause that blocks others explains them, known or not', () => {
    const unread = verdict({ clause: 'FMT-1', status: 'failed', message: 'm' });
    const blocked = verdict({ status: 'blocked', cause: 'clause:FMT-1', message: 'unreadable' });
    const run = runWith([unread, blocked], [{ clause: 'FMT-1', reason }]);
    expect(exitCode(run)).toBe(0);
  });
});

describe('every report shows them', () => {
  const stale: Deviation = { clause: 'ENV-1', reason: 'gone' };
  const run = runWith([verdict(), broken()], [entry, stale]);
  const plain = picocolors.createColors(false);

  test('the terminal', () => {
    const text = terminal(run, plain);
    expect(text).toMatch(/^~ TYP-7 \(MUST, known\)/m);
    expect(text).toContain(`known:    ${reason} https://issues.example/7`);
    expect(text).toContain('✗ ENV-1: this known deviation is not met any more. Remove the entry.');
    expect(text).toMatch(/1 known deviation is out of date\./);
  });

  test('JUnit skips them with the reason', () => {
    expect(junit(run)).toMatch(/<skipped type="known" message="[^"]*">|<skipped type="known"/);
    expect(junit(run)).not.toContain('<failure');
  });

  test('Markdown and the badge', () => {
    expect(markdown(run)).toContain('**TYP-7** (MUST, known)');
    expect(markdown(run)).toContain('not met any more');
    expect(badge(run)).toContain('1 known deviation, nothing new');
  });
});
