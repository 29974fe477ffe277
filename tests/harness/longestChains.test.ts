import { expect, test } from 'vitest';
import { longestChains } from '../../harness/evidence/longestChains.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

test('what goes across formats is begun before all else, each piece after what it requires', () => {
  const plan = planRun({ formats: ['json', 'csv'], operations: [], clauses: [], cases: [] });
  const keys = [...longestChains(plan)];
  const sequence = 'all/CompanyUpdate/many/sequence';
  expect(keys).toContain(sequence);
  for (const format of ['json', 'csv']) {
    expect(keys.indexOf(`${format}/CompanyDelete/path/after-the-delete`)).toBeGreaterThanOrEqual(0);
    expect(keys.indexOf(`${format}/CompanyDelete/path/after-the-delete`)).toBeLessThan(
      keys.indexOf(sequence),
    );
  }
  expect(keys.every((key) => plan.evidence.has(key))).toBe(true);
});
