import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { SilentTrial, searchSelections } from '../../harness/evidence/search.ts';
import { siblingEvidence } from '../../suites/probes/reads/wholeRead.ts';

const evidence = { answer: {}, others: {} } as unknown as Evidence;
const place = { operation: { name: 'CompanyGet' }, format: 'json', address: 'path', formatIndex: 0 };
const context = {
  seed: 1,
  runs: 20,
  other: async () => ({ kind: 'evidence', evidence }),
} as unknown as GatherContext;

/** Trials of which the one at `silentAt` is not answered. */
const searched = (silentAt: number) => {
  let made = 0;
  const gathered = siblingEvidence(context, place as never, { name: 'whole' }, () =>
    searchSelections<number>({
      context,
      key: 'k',
      arbitrary: fc.integer(),
      firsts: [],
      runs: 20,
      show: String,
      attempt: async () => {
        made += 1;
        if (made === silentAt) throw new SilentTrial({ ...evidence, counterexample: 'silent' });
        return { evidence, broken: false };
      },
    }),
  );
  return gathered.then((found) => ({ found, made }));
};

test('a call that is not answered ends the search, and is all that the probe brings', async () => {
  expect(await searched(3)).toEqual({
    found: { kind: 'evidence', evidence: { ...evidence, counterexample: 'silent' } },
    made: 3,
  });
});

test('a search that is answered makes all its trials', async () => {
  const { found, made } = await searched(21);
  expect(made).toBe(20);
  expect(found).toMatchObject({ kind: 'evidence', evidence: { trials: { length: 20 } } });
});

test('what else goes wrong is not taken for silence', async () => {
  await expect(
    siblingEvidence(context, place as never, { name: 'whole' }, () => Promise.reject(new Error('ours'))),
  ).rejects.toThrow('ours');
});
