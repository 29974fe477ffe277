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

it('the lists of a Get come before the writes of odd texts, and none of them waits for such a write', () => {
  const { afterToSaveTime = [] } = evidence.get('json/CompanyUpdate/path/texts-1') ?? {};
  expect(afterToSaveTime).toEqual(
    expect.arrayContaining(['whole', 'all', 'filter-single'].map((name) => `json/CompanyGet/path/${name}`)),
  );
  // One looks for a single record, and one shows what was written.
  for (const name of ['read-back', 'written-again'])
    expect(afterToSaveTime).not.toContain(`json/CompanyGet/path/${name}`);
  const writes = [...evidence.values()].filter((spec) => spec.afterToSaveTime !== undefined);
  const waiting = new Set(writes.flatMap((spec) => spec.afterToSaveTime ?? []));
  for (const key of waiting) {
    const { requires = [], follows = [], looksAt = [], looksAtIfHere = [] } = evidence.get(key) ?? {};
    for (const used of [...requires, ...follows, ...looksAt, ...looksAtIfHere]) waiting.add(used);
  }
  expect(writes.filter(({ key }) => waiting.has(key))).toEqual([]);
  // Companies have 11 scenarios of texts and one of dates, carriers 4, in each format.
  expect(writes).toHaveLength((11 + 1 + 4) * 6);
});
