import { describe, expect, test } from 'vitest';
import { shardOf } from '../../config/shard.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { callsOf, deal, planShard, type ShardedSelection } from '../../suites/kernel/shards.ts';

const all: Omit<ShardedSelection, 'shard'> = { formats, operations: [], clauses: [], cases: [] };
const whole = planRun(all);
const calls = (keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => sum + callsOf(whole.evidence.get(key)), 0);
const idsOf = ({ cases }: Pick<typeof whole, 'cases'>): string => cases.map(({ id }) => id).join('\n');

describe.each([1, 4, 8])('a whole run in %i shards', (of) => {
  const parts = Array.from({ length: of }, (_, index) =>
    planShard({ ...all, shard: { index: index + 1, of } }),
  );
  const dealt = deal(whole, of);

  test('judges each case in one of them, in the same order', () => {
    const shardOfCase = new Map(
      parts.flatMap(({ cases }, index) => cases.map(({ id }) => [id, index] as const)),
    );
    expect(shardOfCase.size).toBe(whole.cases.length);
    for (const [index, part] of parts.entries())
      expect(
        idsOf(part) === idsOf({ cases: whole.cases.filter(({ id }) => shardOfCase.get(id) === index) }),
      ).toBe(true);
  });

  test('gathers in each all that its cases rest on, look at and follow, and nothing else', () => {
    for (const [index, { cases, evidence }] of parts.entries()) {
      expect(cases.filter((item) => !evidence.has(item.evidence))).toEqual([]);
      const named = [...evidence.values()].flatMap(({ requires = [], follows = [], looksAt = [] }) => [
        ...requires,
        ...follows,
        ...looksAt,
      ]);
      expect(named.filter((key) => whole.evidence.has(key) && !evidence.has(key))).toEqual([]);
      const { own, lent } = dealt[index] ?? { own: new Set(), lent: new Set() };
      expect([...evidence.keys()].filter((key) => !own.has(key) && !lent.has(key))).toEqual([]);
      expect(evidence.size).toBe(own.size + lent.size);
    }
  });

  test('uses up each fixture in one of them, and sends wrong keys and hostile bytes in the last one alone', () => {
    const gathering = (key: string): string =>
      parts.flatMap(({ evidence }, index) => (evidence.has(key) ? [index + 1] : [])).join();
    const specs = [...whole.evidence.values()];
    const used = specs.filter(({ plan }) => plan.uses !== undefined);
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter(({ key }) => !/^\d+$/.test(gathering(key)))).toEqual([]);
    const staged = specs.filter(({ stage }) => stage !== undefined);
    expect(staged.filter(({ key }) => gathering(key) !== String(of))).toEqual([]);
  });

  test('makes few calls twice, and none of the shards is much larger than it must be', () => {
    const made = parts.map(({ evidence }) => calls(evidence.keys()));
    const sum = made.reduce((total, one) => total + one, 0);
    expect(sum).toBeLessThan(1.1 * calls(whole.evidence.keys()));
    // What must stay together: the last stages with their controls.
    const staged = [...whole.evidence.values()].filter(({ stage }) => stage !== undefined);
    const last = calls([...staged.map(({ key }) => key), ...(dealt.at(-1)?.lent ?? [])]);
    expect(Math.max(...made)).toBeLessThan(1.1 * Math.max(sum / of, last));
  });
});

test('a shard that goes on has the same part, without what is judged', () => {
  const shard = { index: 2, of: 3 };
  const part = planShard({ ...all, shard });
  const judged = part.cases.slice(0, 1000).map(({ id }) => id);
  const rest = planShard({ ...all, shard }, new Set(judged));
  expect(idsOf(rest) === idsOf({ cases: part.cases.slice(1000) })).toBe(true);
  expect([...rest.evidence.keys()].filter((key) => !part.evidence.has(key))).toEqual([]);
});

test('what is out of scope is said by the first shard', () => {
  const some = formats.slice(0, 2);
  const scope = { withoutFormats: [], withoutOperations: ['UserGet'] };
  const selection = { ...all, formats: some, operations: ['User*', 'Discount*'], scope };
  const parts = [1, 2].map((index) => planShard({ ...selection, shard: { index, of: 2 } }));
  const [first, second] = parts.map(({ cases }) => cases.filter((item) => item.outOfScope !== undefined));
  expect(first?.length).toBeGreaterThan(0);
  expect(second).toEqual([]);
  expect(new Set(parts.flatMap(({ cases }) => cases.map(({ id }) => id)))).toEqual(
    new Set(planRun(selection).cases.map(({ id }) => id)),
  );
});

test('more shards than a selection has parts leave some of them empty', () => {
  const selection = { ...all, operations: ['UserGet'], clauses: ['ENV-1'], formats: ['json' as const] };
  const parts = [1, 2, 3].map((index) => planShard({ ...selection, shard: { index, of: 3 } }));
  const counts = parts.map(({ cases }) => cases.length);
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  expect(counts.filter((count) => count === 0)).toHaveLength(2);
});

test('a scenario that makes many calls costs more', () => {
  expect(callsOf(whole.evidence.get('json/CompanyUpdate/path/record-actions'))).toBeGreaterThan(5);
  expect(callsOf(whole.evidence.get('json/UserGet/path/success'))).toBeLessThanOrEqual(1);
});

test('a shard is given by its number, from 1, or from 0 with +1', () => {
  expect(shardOf('3/8', 'x')).toEqual({ index: 3, of: 8 });
  expect(shardOf('0+1/8', 'x')).toEqual({ index: 1, of: 8 });
  expect(shardOf('7+1/8', 'x')).toEqual({ index: 8, of: 8 });
  expect(() => shardOf('0/8', '--shard')).toThrow(
    '--shard: "0/8" names no shard; the first is 1/8. For a number that counts from 0, add 1: 0+1/8.',
  );
  expect(() => shardOf('9/8', '--shard')).toThrow('--shard: "9/8" names no shard; the last is 8/8.');
  expect(() => shardOf('8+1/8', '--shard')).toThrow('the last is 8/8.');
  expect(() => shardOf('1/1001', 'x')).toThrow('is too many');
});
