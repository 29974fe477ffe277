import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import type { KnownDeviation } from '../../config/Settings.ts';
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
const entry: KnownDeviation = {
  clause: 'TYP-7',
  formats: ['csv'],
  reason,
  issue: 'https://issues.example/7',
};

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

/** A run with these verdicts and this list; the suite has these cases too, of which the run judged none. */
function runWith(
  verdicts: readonly Verdict[],
  deviations: readonly KnownDeviation[],
  others: readonly Verdict[] = [],
): FinishedRun {
  const marked = verdicts.map((one) => withDeviations(one, deviations, at));
  const suite = [...verdicts, ...others];
  return finishedRun(marked, {
    startedAt: at.toISOString(),
    deviations: judgedDeviations(deviations, marked, { suite, at }),
    suiteCases: suite.length,
  });
}

describe('which breaches an entry names', () => {
  const isKnown = (over: Partial<KnownDeviation>, of: Partial<Verdict> = {}): boolean =>
    withDeviations(broken(of), [{ clause: 'TYP-7', reason, ...over }], at).status === 'known';

  test.each<[string, Partial<KnownDeviation>, Partial<Verdict>, boolean]>([
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

  test.each<[string, KnownDeviation, readonly Verdict[], string, number]>([
    ['judged and passed: stale', entry, [verdict({ clause: 'TYP-7', format: 'csv' })], 'stale', 1],
    ['past its date', { ...entry, until: '2026-11-24' }, [broken()], 'past', 1],
    [
      'past its date, though nothing is broken',
      { ...entry, until: '2026-11-24' },
      [verdict({ clause: 'TYP-7', format: 'csv' })],
      'past',
      1,
    ],
    ['past its date, and left out: neither', { ...entry, until: '2026-11-24' }, [verdict()], 'unjudged', 0],
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
      [broken(), verdict({ clause: 'TYP-7', format: 'csv', operation: 'CompanyGet' })],
      'met',
      0,
    ],
  ])('%s', (_, listed, verdicts, state, code) => {
    const run = runWith(verdicts, [listed]);
    expect(run.deviations.map((one) => one.state)).toEqual([state]);
    expect(exitCode(run)).toBe(code);
  });

  const passed = verdict({ clause: 'TYP-7', format: 'csv' });
  const elsewhere = broken({ id: 'csv/CompanyGet/TYP-7', operation: 'CompanyGet' });

  test('an entry is not stale while a case that it names was left out or ended in an error', () => {
    for (const run of [
      runWith([passed], [entry], [elsewhere]),
      runWith([passed, { ...elsewhere, status: 'errored' }], [entry]),
    ])
      expect(run.deviations.map(({ state }) => state)).toEqual(['unjudged']);
  });

  test('of two entries that name a breach the first one counts', () => {
    const other = { clause: 'TYP-7', reason: 'other' };
    const run = runWith([broken(), elsewhere], [{ ...entry, operations: ['CompanyGet'] }, other]);
    expect(run.deviations.map(({ state, count }) => [state, count])).toEqual([
      ['met', 1],
      ['met', 1],
    ]);
    const twice = runWith([broken()], [entry, other]);
    expect(twice.deviations.map(({ state, count }) => [state, count])).toEqual([
      ['met', 1],
      ['met', 0],
    ]);
    expect(summarise(twice).outcome).toBe('1 known deviation, nothing new');
  });

  test('a run that is not conclusive does not say that nothing is new', () => {
    const run = runWith([broken(), verdict({ status: 'errored', message: 'm' })], [entry]);
    expect(summarise(run).outcome).toBe('no new breach found in 1 of 2 cases');
    expect(exitCode(run)).toBe(4);
  });

  test('with an entry that is to go no run conforms', () => {
    const run = runWith([passed], [entry]);
    expect(summarise(run)).toMatchObject({ conforms: false });
    expect(summarise(run).outcome).toMatch(/^no breach found/);
    expect(badge(run)).toContain('out of date');
  });

  test('a breach of a clause that blocks others explains them, known or not', () => {
    const unread = verdict({ clause: 'FMT-1', status: 'failed', message: 'm' });
    const blocked = verdict({ status: 'blocked', cause: 'clause:FMT-1', message: 'unreadable' });
    const run = runWith([unread, blocked], [{ clause: 'FMT-1', reason }]);
    expect(exitCode(run)).toBe(0);
  });
});

describe('every report shows them', () => {
  const stale: KnownDeviation = { clause: 'ENV-1', reason: 'gone' };
  const run = runWith([verdict(), broken()], [entry, stale]);
  const plain = picocolors.createColors(false);

  test('the terminal', () => {
    const text = terminal(run, plain);
    expect(text).toMatch(/^~ TYP-7 \(MUST, known\)/m);
    expect(text).toContain(`known:    ${reason} https://issues.example/7`);
    expect(text).toContain(
      '✗ deviations.1 (ENV-1): nothing that it names is broken any more. Remove the entry.',
    );
    expect(text).toMatch(/1 known deviation is out of date\./);
  });

  test('JUnit skips them with the reason, and fails an entry that is to go', () => {
    expect(junit(run)).toMatch(/<skipped type="known" message="[^"]*">|<skipped type="known"/);
    expect(junit(run).match(/<failure /g)).toHaveLength(1);
    expect(junit(run)).toContain('name="deviations"');
  });

  test('Markdown and the badge', () => {
    expect(markdown(run)).toContain('**TYP-7** (MUST, known)');
    expect(markdown(run)).toContain('any more. Remove the entry');
    expect(badge(run)).toContain('1 known deviation, nothing new');
  });
});
