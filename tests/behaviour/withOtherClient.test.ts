import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { rowsReversed } from '../../server/variants/rowsReversed.ts';
import type { Format } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';
import { notPassed } from './notPassed.ts';
import { habits } from './otherClientHabits.ts';
import { withOtherClient } from './withOtherClient.ts';
import { wrongOf } from './wrongOf.ts';

const two: readonly Format[] = ['json', 'csv'];

/** Everything that compares what was read at one time with what was read at another. */
const plan = planRun({
  formats: two,
  operations: [
    'Company*',
    'ShippingProvider*',
    'DocumentUpdate',
    'DocumentTypeGet',
    'ProductClientGet',
    'DiscountGet',
    'SalesOrderGet',
    'DashboardBoxGet',
  ],
  clauses: ['GET-*', 'FLT-*', 'XF-1', 'XF-2', 'FMT-8', 'TYP-9', 'ACT-6', 'DEL-1', 'DOC-*'],
  cases: [],
});

describe('another client, before every call of a run', () => {
  it.each(Object.entries(habits))('%s', async (_, habit) => {
    const busy = withOtherClient(createServer(), 1, habit);
    const verdicts = await judgeInProcess(busy.server, plan, { runs: 5, outside: busy.outside });
    expect(wrongOf(verdicts)).toEqual([]);
    const blocked = verdicts.filter(({ status }) => status === 'blocked');
    expect(blocked.filter(({ cause }) => cause !== 'nothing' && cause !== 'size')).toEqual([]);
    expect(blocked.length).toBeLessThan(verdicts.length / 10);
    expect(busy.writes()).toBeGreaterThan(500);
  });
});

it('rows that come in another order each time are no matter', async () => {
  let count = 0;
  const server = createServer({
    hooks: [
      (inner, store, surroundings) => {
        const turned = rowsReversed.hook?.(inner, store, surroundings).encode ?? inner.encode;
        return { encode: (call, reply) => (count++ % 2 === 0 ? inner.encode : turned)(call, reply) };
      },
    ],
  });
  const operations = ['ShippingProviderGet', 'SalesOrderGet', 'ProductBOMGet', 'DocumentUpdate'];
  const nested = planRun({ formats: two, operations, clauses: [], cases: [] });
  // Of their order itself nothing can be said.
  const others = notPassed(await judgeInProcess(server, nested, { runs: 5 })).filter(
    (line) => !/\/(?:XF-1\/(?:\w+\/)?order|FMT-8\/jsonp-order) blocked nothing/.test(line),
  );
  expect(others).toEqual([]);
});
