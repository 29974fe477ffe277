import { expect, test } from 'vitest';
import { collectGarbage } from '../../cli/tuneEngine.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { formats } from '../../specs/Format.ts';
import { forgetCases } from '../../suites/kernel/allCases.ts';
import { planShard, type ShardedSelection } from '../../suites/kernel/shards.ts';

const whole: ShardedSelection = { formats, operations: [], clauses: [], cases: [] };
const of = 8;
const shards = Array.from({ length: of }, (_, index) => ({ ...whole, shard: { index: index + 1, of } }));

/** What a case that is red asks for: the cases of the clauses that it yields to. */
const idsBeside = ({ yieldsTo = [], beside }: Case): readonly string[] =>
  yieldsTo.flatMap((clause) => beside?.(clause).map(({ id }) => id) ?? []);

/** Some of these cases that would ask so. */
const askingIn = (cases: readonly Case[]): readonly Case[] =>
  cases.filter(({ yieldsTo }) => yieldsTo !== undefined).filter((_, index) => index % 40 === 0);

/** How much more memory is in use once these selections are planned and the others are forgotten, in bytes. */
function heldBy(selections: readonly ShardedSelection[]): number {
  const inUse = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  forgetCases();
  const before = inUse();
  const plans = selections.map((selection) => {
    const plan = planShard(selection);
    forgetCases();
    return plan;
  });
  expect(plans.flatMap(({ cases }) => askingIn(cases)).flatMap(idsBeside).length).toBeGreaterThan(50);
  const held = inUse() - before;
  expect(plans.every(({ cases }) => cases.length > 0)).toBe(true);
  return held;
}

test('eight shards hold less than two whole runs do, also where a case is red', () => {
  // The first plan makes what every plan shares.
  planShard(whole);
  const ofWhole = heldBy([whole]);
  expect(heldBy(shards)).toBeLessThan(2 * ofWhole);
});

test('a red case finds the same cases beside it when all others are forgotten', () => {
  const some = askingIn(planShard(whole).cases);
  expect(some.length).toBeGreaterThan(50);
  const before = some.map(idsBeside);
  forgetCases();
  expect(some.map(idsBeside)).toEqual(before);
});
