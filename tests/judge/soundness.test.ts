import { describe, expect, test } from 'vitest';
import { seededOrder } from '../../cli/prove/seededOrder.ts';
import { faults } from '../../server/faults.ts';
import { variants } from '../../server/variants.ts';
import { formats } from '../../specs/Format.ts';
import { allCases } from '../../suites/kernel/allCases.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { seenBy } from './seenBy.ts';

/** By hand with ALL_SEEN=1: every variant, and every fault that single answers show. */
const isWhole = process.env.ALL_SEEN === '1';
const seed = Number(process.env.SEED ?? 1);
const drawn = (names: readonly string[], many: number): readonly string[] =>
  isWhole ? [...names].sort() : seededOrder(names, seed, 'seen').slice(0, many);

/** Reads, a write, a delete, wrong keys and hostile bytes. */
const operations = ['DiscountGet', 'DiscountDelete', 'CompanyUpdate', 'UserGet'];
const plan = planRun({
  formats,
  operations,
  clauses: ['ENV-1', 'ENV-3', 'FMT-*', 'TYP-8', 'ACT-5', 'AUTH-3', 'ERR-*'],
  cases: [],
});
const ids = new Set(allCases(formats).cases.map(({ id }) => id));

describe('while a run is the client of a server that keeps the document', () => {
  test.each(drawn([...variants.keys()], 3))('as %s does, nothing is failed', async (name) => {
    const variant = variants.get(name);
    if (variant === undefined) throw new Error(`${name} is no variant`);
    const { traffic, verdicts, faults: ours } = await seenBy(plan, [variant]);
    const { leaves = [] } = variant;
    const red = verdicts.filter(
      ({ status, clause, level }) => status !== 'passed' && (level === 'MUST' || !leaves.includes(clause)),
    );
    expect(red).toEqual([]);
    expect(ours).toEqual([]);
    expect(traffic.judged).toBeGreaterThan(300);
    expect(verdicts.length).toBeGreaterThan(800);
    // A finding is judged again by a run, under the same id.
    expect(verdicts.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});
