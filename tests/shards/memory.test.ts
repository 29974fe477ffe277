import { expect, test } from 'vitest';
import { collectGarbage } from '../../cli/tuneEngine.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { casesBeside } from '../../harness/verdicts/yielded.ts';
import { formats } from '../../specs/Format.ts';
import { forgetCases } from '../../suites/kernel/allCases.ts';
import { planShard, type ShardedSelection } from '../../suites/kernel/shards.ts';

const whole: ShardedSelection = { formats, operations: [], clauses: [], cases: [] };
const of = 8;
const shards = Array.from({ length: of }, (_, index) => ({ ...whole, shard: { index: index + 1, of } }));

/** What some red cases of a plan ask for: the cases of the clauses that they yield to. One list for each of them. */
function idsBeside(plan: Plan): readonly (readonly string[])[] {
  const { clausesBefore } = plan.precedence;
  return plan.cases
    .filter((item) => clausesBefore(item).length > 0)
    .filter((_, index) => index % 40 === 0)
    .map((item) =>
      clausesBefore(item).flatMap((clause) => casesBeside(item, clause, plan).map(({ id }) => id)),
    );
}

/** How much more memory is in use once these selections are planned and the others are forgotten, in bytes. */
function heldBy(selections: readonly ShardedSelection[]): number {
  // What other tests of this process left may take more than one collection.
  const inUse = (): number => {
    for (let least = Number.POSITIVE_INFINITY; ; ) {
      collectGarbage();
      const { heapUsed } = process.memoryUsage();
      if (heapUsed > least - 100_000) return heapUsed;
      least = heapUsed;
    }
  };
  forgetCases();
  const before = inUse();
  const plans = selections.map((selection) => {
    const plan = planShard(selection);
    forgetCases();
    return plan;
  });
  expect(plans.flatMap(idsBeside).flat().length).toBeGreaterThan(50);
  const held = inUse() - before;
  expect(plans.every(({ cases }) => cases.length > 0)).toBe(true);
  return held;
}

/** The same, measured until two measurements agree: what other tests of this process left may be freed in the middle of one. */
function steadilyHeldBy(selections: readonly ShardedSelection[]): number {
  for (let last = heldBy(selections), tries = 0; ; tries += 1) {
    const held = heldBy(selections);
    if (Math.abs(held - last) < 0.05 * held) return held;
    if (tries === 5) throw new Error(`no two measurements agree; the last were ${last} and ${held} bytes`);
    last = held;
  }
}

test('eight shards hold less than two whole runs do, also where a case is red', () => {
  // The first plan makes what every plan shares.
  planShard(whole);
  const ofWhole = steadilyHeldBy([whole]);
  expect(steadilyHeldBy(shards)).toBeLessThan(2 * ofWhole);
});

test('a red case finds the same cases beside it when all others are forgotten', () => {
  const plan = planShard(whole);
  const before = idsBeside(plan);
  expect(before.length).toBeGreaterThan(50);
  forgetCases();
  expect(idsBeside(plan)).toEqual(before);
});
