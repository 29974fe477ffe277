import { describe, expect, test } from 'vitest';
import { shardOf } from '../../config/shard.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { callsOf } from '../../suites/kernel/callsOf.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { deal, planShard, type ShardedSelection } from '../../suites/kernel/shards.ts';

const all: Omit<ShardedSelection, 'shard'> = { formats, operations: [], clauses: [], cases: [] };
const whole = planRun(all);
const calls = (keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => sum + callsOf(whole.evidence.get(key)), 0);

describe.each([1, 2, 4, 8, 13])('a whole run in %i shards', (of) => {
  const parts = Array.from({ length: of }, (_, index) =>
    planShard({ ...all, shard: { index: index + 1, of } }),
  );
  const owning = deal(whole, of);

  test('judges each case in one of them, in the same order', () => {
    const ids = parts.flatMap(({ cases }) => cases.map(({ id }) => id));
    expect(ids.length).toBe(whole.cases.length);
    expect(new Set(ids)).toEqual(new Set(whole.cases.map(({ id }) => id)));
    for (const { cases } of parts) {
      const mine = new Set(cases.map(({ id }) => id));
      expect(cases.map(({ id }) => id)).toEqual(
        whole.cases.filter(({ id }) => mine.has(id)).map(({ id }) => id),
      );
    }
  });

  test('gathers in each all that its cases rest on, look at and follow', () => {
    for (const { cases, evidence } of parts) {
      expect(cases.filter((item) => !evidence.has(item.evidence))).toEqual([]);
      for (const { requires = [], follows = [], looksAt = [] } of evidence.values())
        for (const key of [...requires, ...follows, ...looksAt])
          expect(evidence.has(key)).toBe(whole.evidence.has(key));
    }
  });

  test('uses up each fixture in one of them, and sends wrong keys and hostile bytes in the last one alone', () => {
    const gathering = (key: string): readonly number[] =>
      parts.flatMap(({ evidence }, index) => (evidence.has(key) ? [index + 1] : []));
    for (const { key, plan, stage } of whole.evidence.values()) {
      if (plan.uses !== undefined) expect(gathering(key), key).toHaveLength(1);
      if (stage !== undefined) expect(gathering(key), key).toEqual([of]);
    }
  });

  test('makes few calls twice, and none of the shards is much larger than it must be', () => {
    const made = parts.map(({ evidence }) => calls(evidence.keys()));
    const sum = made.reduce((total, one) => total + one, 0);
    expect(sum).toBeLessThan(1.1 * calls(whole.evidence.keys()));
    // What must stay together: the chains of companies, and the last stages with their controls.
    const least = Math.max(sum / of, calls([...(owning.at(-1)?.lent ?? [])]) + 470, 740);
    expect(Math.max(...made)).toBeLessThan(1.05 * least);
    for (const [index, { own, lent }] of owning.entries())
      expect([...own, ...lent].sort()).toEqual([...(parts[index]?.evidence.keys() ?? [])].sort());
  });
});

test('a shard that goes on has the same part, without what is judged', () => {
  const shard = { index: 2, of: 3 };
  const part = planShard({ ...all, shard });
  const judged = part.cases.slice(0, 1000).map(({ id }) => id);
  const others = planShard({ ...all, shard: { index: 1, of: 3 } }).cases.slice(0, 500);
  const rest = planShard({ ...all, shard }, new Set([...judged, ...others.map(({ id }) => id)]));
  expect(rest.cases.map(({ id }) => id)).toEqual(part.cases.slice(1000).map(({ id }) => id));
  expect([...rest.evidence.keys()].filter((key) => !part.evidence.has(key))).toEqual([]);
});

test('what is out of scope is said by the first shard', () => {
  const scope = { withoutFormats: ['soap11' as const], withoutOperations: ['UserGet'] };
  const selection = { ...all, formats: formats.filter((one) => one !== 'soap11'), scope };
  const parts = [1, 2, 3].map((index) => planShard({ ...selection, shard: { index, of: 3 } }));
  const ids = parts.flatMap(({ cases }) => cases.map(({ id }) => id));
  expect(new Set(ids)).toEqual(new Set(planRun(selection).cases.map(({ id }) => id)));
  const [first, ...others] = parts.map(({ cases }) => cases.filter((item) => item.outOfScope !== undefined));
  expect(first?.length).toBeGreaterThan(0);
  expect(others.flat()).toEqual([]);
});

test('more shards than a selection has parts leave some of them empty', () => {
  const selection = { ...all, operations: ['UserGet'], clauses: ['ENV-1'], formats: ['json' as const] };
  const parts = [1, 2, 3].map((index) => planShard({ ...selection, shard: { index, of: 3 } }));
  const counts = parts.map(({ cases }) => cases.length);
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  expect(counts.filter((count) => count === 0)).toHaveLength(2);
});

test('the measured calls are of scenarios that exist', () => {
  const known = new Set(
    [...whole.evidence.values()].map((spec) => `${spec.operation?.name ?? '-'} ${spec.scenario}`),
  );
  expect(operations.size).toBeGreaterThan(0);
  expect(known.has('CompanyUpdate record-actions')).toBe(true);
  const [chain] = [...whole.evidence.values()].filter(
    ({ key }) => key === 'json/CompanyUpdate/path/record-actions',
  );
  expect(callsOf(chain)).toBeGreaterThan(5);
});

test('a shard is given by its number, from 1, or from 0 with +1', () => {
  expect(shardOf('3/8', 'x')).toEqual({ index: 3, of: 8 });
  expect(shardOf('0+1/8', 'x')).toEqual({ index: 1, of: 8 });
  expect(shardOf('7+1/8', 'x')).toEqual({ index: 8, of: 8 });
  expect(() => shardOf('0/8', '--shard')).toThrow(
    '--shard: "0/8" names no shard; the first is 1/8. For a number that counts from 0, add 1: 0+1/8.',
  );
  expect(() => shardOf('9/8', '--shard')).toThrow('--shard: "9/8" names no shard; the last is 8/8.');
  expect(() => shardOf('1/1001', 'x')).toThrow('is too many');
});
