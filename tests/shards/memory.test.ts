import { expect, test } from 'vitest';
import { collectGarbage } from '../../cli/tuneEngine.ts';
import { formats } from '../../specs/Format.ts';
import { forgetCases } from '../../suites/kernel/allCases.ts';
import { planShard, type ShardedSelection } from '../../suites/kernel/shards.ts';

const whole: ShardedSelection = { formats, operations: [], clauses: [], cases: [] };
const of = 8;
const shards = Array.from({ length: of }, (_, index) => ({ ...whole, shard: { index: index + 1, of } }));

/** How much more memory is in use once these selections are planned, in bytes. */
function heldBy(selections: readonly ShardedSelection[]): number {
  const inUse = (): number => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  forgetCases();
  const before = inUse();
  const plans = selections.map((selection) => planShard(selection));
  const held = inUse() - before;
  expect(plans.every(({ cases }) => cases.length > 0)).toBe(true);
  return held;
}

test('all shards together hold little more than one run does', () => {
  // The first plan makes what every plan shares.
  planShard(whole);
  const ofWhole = heldBy([whole]);
  // Some evidence is lent, and so held by two shards.
  expect(heldBy(shards)).toBeLessThan(2 * ofWhole);
});
