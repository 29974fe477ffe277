import { expect, test } from 'vitest';
import { partOf } from '../../cli/prove/partOf.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

const plan = planRun({ formats: ['json', 'csv'], operations: [], clauses: [], cases: [] });

test('a part holds about its share of the evidence, with all that this requires, and every case of it', () => {
  const part = partOf(plan, { share: 0.1, seed: 5 });
  expect(part.cases.length).toBeGreaterThan(plan.cases.length * 0.03);
  expect(part.cases.length).toBeLessThan(plan.cases.length * 0.3);
  const asked = new Set(part.cases.map(({ evidence }) => evidence));
  expect(plan.cases.filter(({ evidence }) => asked.has(evidence))).toEqual(part.cases);
  for (const spec of part.evidence.values())
    for (const key of spec.requires ?? []) expect(part.evidence.has(key), key).toBe(true);
});

test('the same seed draws the same part, and another one another', () => {
  const ids = (seed: number) => partOf(plan, { share: 0.1, seed }).cases.map(({ id }) => id);
  expect(ids(5)).toEqual(ids(5));
  expect(ids(6)).not.toEqual(ids(5));
});

test('what always belongs to it does so in a share of nothing, and the whole is the whole', () => {
  const always = partOf(plan, { share: 0, seed: 1, always: ({ clause }) => clause === 'ENV-2' });
  expect(always.cases).toEqual(plan.cases.filter(({ clause }) => clause === 'ENV-2'));
  expect(partOf(plan, { share: 1, seed: 1 }).cases).toEqual(plan.cases);
});
