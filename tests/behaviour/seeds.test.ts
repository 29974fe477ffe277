import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';
import { notPassed } from './notPassed.ts';
import { withOtherClient } from './withOtherClient.ts';
import { wrongOf } from './wrongOf.ts';

/** How many fresh seeds are judged whole: each takes ten seconds or more. */
const count = Number(process.env.SEEDS ?? 1);

const largest = 4_294_967_295;
const fresh = Array.from({ length: count }, () => randomInt(1, largest));
console.log(`Fresh seeds: ${fresh.join(', ')}`);

const planOf = (operations: readonly string[], some: readonly Format[] = formats) =>
  planRun({ formats: some, operations, clauses: [], cases: [] });

describe('the reference server is green, with data and generated cases of the seed', () => {
  it.each(fresh)('%i', { timeout: 300_000 }, async (seed) => {
    const verdicts = await judgeInProcess(createServer({ seed }), planOf([]), {
      seed,
      runId: `seed-${seed}`,
    });
    expect(notPassed(verdicts)).toEqual([]);
  });

  // A seed that turned red once stays here, with what it needs to do so.
  it.each<[seed: number, runs: number, because: string, operations: readonly string[]]>([
    [3, 20, 'a discount was deleted between the filters and their list', ['DiscountGet', 'DiscountDelete']],
    [16, 20, 'a discount was deleted between the filters and their list', ['DiscountGet', 'DiscountDelete']],
    [1, 5, 'of no link it was told whether the list selects it', ['ProductClientGet']],
    [4, 5, 'on no box the two readings of the list were one', ['DashboardBoxGet']],
    [8, 5, 'on no order the two readings of the list were one', ['SalesOrderGet']],
    [0, 5, 'the smallest seed', ['CompanyGet']],
    [largest, 5, 'the largest seed', ['ShippingProviderGet']],
  ])('%i with %i runs: %s', { timeout: 120_000 }, async (seed, runs, _, operations) => {
    const options = { seed, runs, runId: `seed-${seed}` };
    expect(notPassed(await judgeInProcess(createServer({ seed }), planOf(operations), options))).toEqual([]);
  });
});

describe('another client that inserts, updates and deletes between all calls is not held against the server', () => {
  it.each(fresh)('%i', { timeout: 300_000 }, async (seed) => {
    const busy = withOtherClient(createServer({ seed }), seed);
    // It writes at each call of the run, and in some runs makes more than 500 carriers.
    const options = { seed, runId: `seed-${seed}`, maxRecords: 1000 };
    // Three formats, which the seed draws.
    const drawn = formats.filter((_, at) => at % 2 === seed % 2);
    const verdicts = await judgeInProcess(busy.server, planOf([], drawn), options);
    expect(wrongOf(verdicts)).toEqual([]);
    // Records that others change may leave nothing to judge in a case, and block it for no other cause.
    const blocked = verdicts.filter(({ status }) => status === 'blocked');
    expect([...new Set(blocked.map(({ cause }) => cause))].filter((cause) => cause !== 'nothing')).toEqual(
      [],
    );
    expect(blocked.length).toBeLessThan(verdicts.length / 100);
    expect(busy.writes()).toBeGreaterThan(500);
  });
});
