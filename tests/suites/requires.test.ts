import { expect, it } from 'vitest';
import { precedingOf } from '../../harness/evidence/longestChains.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

const { evidence } = planRun({ formats, operations: [], clauses: [], cases: [] });

/** The first way round, as keys; evidence on it would wait for itself. */
function circle(key: string, open: readonly string[], done: Set<string>): readonly string[] | undefined {
  if (open.includes(key)) return [...open, key];
  if (done.has(key)) return undefined;
  for (const before of precedingOf(evidence.get(key))) {
    const found = circle(before, [...open, key], done);
    if (found !== undefined) return found;
  }
  done.add(key);
  return undefined;
}

it('no evidence waits for itself', () => {
  const done = new Set<string>();
  for (const key of evidence.keys()) expect(circle(key, [], done)).toBeUndefined();
  for (const key of evidence.keys()) expect(done).toContain(key);
});

it('whatever evidence requires is planned', () => {
  for (const { requires = [] } of evidence.values())
    for (const key of requires) expect(evidence.has(key)).toBe(true);
});
