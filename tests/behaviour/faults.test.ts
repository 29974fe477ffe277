import { describe, expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { faults } from '../../server/faults.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

describe('a planted fault is found, and blamed on the clause that it breaks and on no other', () => {
  it.each([...faults])('%s', { timeout: 60_000 }, async (_, { clause, operations, hook }) => {
    const plan = planRun({ formats, operations, clauses: [], cases: [] });
    const verdicts = await judgeInProcess(createServer({ hooks: [hook] }), plan);
    const red = verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status));
    const others = red.filter((verdict) => verdict.clause !== clause);
    expect(others.map(({ id, status, message }) => `${id} ${status} ${message}`)).toEqual([]);
    expect(red.length).toBeGreaterThan(0);
  });
});
