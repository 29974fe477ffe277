import { describe, expect, test } from 'vitest';
import { withSection } from '../../cli/prove/pageSections.ts';
import { type Sample, sample } from '../../cli/prove/systematic/sample.ts';
import { systematicLines } from '../../cli/prove/systematic/systematicLines.ts';
import { systematicOf } from '../../cli/prove/systematic/systematicOf.ts';
import { figuresOf, systematicSection } from '../../cli/prove/systematic/systematicPage.ts';
import { isNear, tryMutant } from '../../cli/prove/systematic/tryMutant.ts';
import { wilson } from '../../cli/prove/systematic/wilson.ts';
import type { Breach, TrialOutcome } from '../../cli/prove/TrialOutcome.ts';
import type { Planted } from '../../server/mutants/Mutant.ts';
import { mutantNamed, mutantOperators } from '../../server/mutants/mutants.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { breach, outcomeOf, trialOf } from './outcomes.ts';

const planted = (name: string): Planted => {
  const found = mutantNamed(name)?.planted;
  if (found === undefined) throw new Error(`there is no mutant ${name}`);
  return found;
};

const trial = (name: string) => trialOf(name, { name: `mutant ${name}`, kind: 'systematic', share: 0 });

describe('a sample', () => {
  const drawn = sample({ count: 300, names: null }, 7);
  const names = ({ faults, lawful, unseen }: Sample) =>
    [...faults, ...lawful, ...unseen].map(({ name }) => name);

  test('is the same for the same seed, and another one for another', () => {
    expect(names(sample({ count: 300, names: null }, 7))).toEqual(names(drawn));
    expect(names(sample({ count: 300, names: null }, 8))).not.toEqual(names(drawn));
  });

  test('has as many faults as were asked for, none twice, and a smaller one is its beginning', () => {
    expect(drawn.faults).toHaveLength(300);
    expect(new Set(names(drawn)).size).toBe(names(drawn).length);
    expect(sample({ count: 50, names: null }, 7).faults).toEqual(
      drawn.faults.slice(0, 50).map((one) => expect.objectContaining({ name: one.name })),
    );
  });

  test('can be of named mutants alone: all of them, or as many as are asked for', () => {
    const globs = ['response/xml/CompanyGet/*/dropped', 'request/csv/Company*'];
    const all = names(sample({ count: null, names: globs }, 7));
    expect(all).toContain('response/xml/CompanyGet/mvCompanies[].CompanyName/dropped');
    expect(
      all.filter((name) => !/^(response\/xml\/CompanyGet\/.*\/dropped|request\/csv\/Company.*)$/.test(name)),
    ).toEqual([]);
    expect(sample({ count: 5, names: globs }, 7).faults).toHaveLength(5);
    expect(() => sample({ count: null, names: ['response/xml/Nothing*'] }, 7)).toThrow('--mutants');
  });

  test('weighs operators alike, however many sites they have', () => {
    const all = names(drawn).map((name) => name.slice(name.lastIndexOf('/') + 1));
    const counts = mutantOperators.map((operator) => all.filter((one) => one === operator).length);
    const mean = all.length / mutantOperators.length;
    // Five standard deviations of a count of that mean.
    expect(Math.max(...counts)).toBeLessThan(mean + 5 * Math.sqrt(mean));
    expect(counts.filter((count) => count === 0).length).toBeLessThan(mutantOperators.length / 20);
  });
});

test('the interval is that of Wilson', () => {
  const { low, high } = wilson(95, 100);
  expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.8882', '0.9785']);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  expect(wilson(10, 10).high).toBe(1);
  expect(wilson(0, 10).low).toBe(0);
});

describe('the score', () => {
  const must = planted('response/json/CompanyGet/mvCompanies[].CompanyName/endLost');
  const should = planted('request/json/CompanyGet/showDeleted/dropped');
  const readOnly = planted('response/csv/DiscountGet/mvDiscounts[].DiscountName/middleLost');
  const allowed = planted('response/json/CompanyGet/mvCompanies[].CompanyName/trimmed');
  const unseen = planted('response/all/DiscountGet/mvDiscounts[].DiscountName/lowered');

  const scored = (one: Planted, outcome: Partial<TrialOutcome>, ...red: readonly Breach[]) =>
    systematicOf(
      { faults: one.ruling.is === 'fault' ? [one] : [], lawful: one === allowed ? [one] : [], unseen: [] },
      [{ ...outcomeOf(trial(one.name), ...red), idle: false, reached: true, ...outcome }],
      { seed: 1, all: 10 },
    );

  test('counts a mutant as found by whatever failed, and as blamed rightly by one of its clauses', () => {
    expect(scored(must, {}, breach('XF-1', 'a')).total).toMatchObject({ mutants: 1, found: 1, precise: 1 });
    const other = scored(must, {}, breach('ENV-2', 'a'));
    expect(other.total).toMatchObject({ mutants: 1, found: 1, precise: 0 });
    expect(other.wronglyBlamed.map(({ name }) => name)).toEqual([must.name]);
  });

  test('takes a warning for enough where a SHOULD is broken, and not where a MUST is', () => {
    const warning: Breach = { ...breach('GET-6', 'a'), level: 'SHOULD' };
    expect(scored(should, {}, warning).total).toMatchObject({ found: 1, precise: 1 });
    expect(scored(must, {}, warning).missed.map(({ name }) => name)).toEqual([must.name]);
  });

  test('calls a missed mutant hidden if it blocked cases, and says so', () => {
    const result = scored(must, { hidden: ['json/CompanyGet/GET-1'] });
    expect(result.hidden.map(({ name }) => name)).toEqual([must.name]);
    expect(systematicLines(result)[0]).toContain('1 case blocked, such as json/CompanyGet/GET-1');
  });

  test('sets aside what found nothing to change in a Get that nobody writes, if it was asked', () => {
    expect(scored(readOnly, { idle: true }).total.mutants).toBe(0);
    expect(scored(readOnly, { idle: true }).setAside.mutants).toBe(1);
    expect(scored(readOnly, { idle: true, reached: false }).missed).toHaveLength(1);
    expect(scored(must, { idle: true }).missed).toHaveLength(1);
  });

  test('counts what is red on a lawful mutant as a false alarm, and never as found', () => {
    const { lawful, total } = scored(allowed, {}, breach('TYP-12', 'a'));
    expect(lawful.alarms.map(({ name }) => name)).toEqual([allowed.name]);
    expect(total.mutants).toBe(0);
  });

  test('tells why mutants are set aside', () => {
    const { setAside } = systematicOf({ faults: [], lawful: [], unseen: [unseen, unseen] }, [], {
      seed: 1,
      all: 10,
    });
    expect(setAside).toEqual({ mutants: 2, reasons: [{ because: unseen.ruling.because, mutants: 2 }] });
  });

  test('is a section of the page of proofs, which a later one replaces', () => {
    const result = scored(must, {});
    const first = figuresOf(result);
    const page = withSection('# The proof\n\n## The kill matrix\n\nrows', systematicSection(result, first));
    expect(page.indexOf('## Systematic mutants')).toBeLessThan(page.indexOf('## The kill matrix'));
    expect(page).toContain('| seed 1 | 1 | 0 | **0.0 %** |');
    expect(page).not.toContain('the first');
    const later = withSection(page, systematicSection({ ...result, seed: 2 }, first));
    expect(later.match(/## Systematic mutants/g)).toHaveLength(1);
    expect(later).toContain('| seed 1, the first |');
    expect(later.endsWith('## The kill matrix\n\nrows')).toBe(true);
    const better = scored(must, {}, breach('XF-1', 'a'));
    expect(systematicSection(better, first).join('\n')).toContain('| seed 1, the first | 1 | 0 |');
  });
});

test('the cases near a mutant are those of its records, in its format', () => {
  const plan = planRun({
    formats: ['json', 'xml'],
    operations: ['Company*', 'UserGet'],
    clauses: [],
    cases: [],
  });
  const near = plan.cases.filter(isNear({ operation: 'CompanyUpdate', scope: 'xml@path' }));
  const met = new Set(near.map(({ operation }) => operation?.name));
  expect(met).toEqual(new Set(['CompanyGet', 'CompanyUpdate', 'CompanyDelete']));
  expect(near.filter(({ format }) => format === 'json')).toEqual([]);
  expect(near.some(({ format }) => format === 'json+xml')).toBe(true);
  expect(plan.cases.filter(isNear({ operation: 'CompanyUpdate', scope: 'all' })).length).toBeGreaterThan(
    near.length,
  );
});

describe('a mutant that is judged', () => {
  const plan = planRun({ formats: ['json'], operations: ['DiscountGet'], clauses: [], cases: [] });

  test('is found where the suite looks', async () => {
    const name = 'response/json/DiscountGet/mvDiscounts[].DiscountName/retyped';
    const { breaches, idle, reached, hidden } = await tryMutant(trial(name), plan);
    expect(breaches.map(({ clause }) => clause)).toContain('TYP-15');
    expect({ idle, reached, hidden }).toEqual({ idle: false, reached: true, hidden: [] });
  });

  test('that is elsewhere is not reached', async () => {
    const name = 'response/json/CompanyGet/mvCompanies/firstItemLost';
    const { breaches, idle, reached } = await tryMutant(trial(name), plan);
    expect({ red: breaches.length, idle, reached }).toEqual({ red: 0, idle: true, reached: false });
  });
});
