import { expect, test } from 'vitest';
import { assay, workFolder } from '../cli/assay.ts';
import { certifiedPart } from './partOfSuite.ts';

test('the built command knows the digest of its own code, and refuses a bundle of the sources', async () => {
  const folder = workFolder();
  const { file, code } = await certifiedPart(folder, { operations: ['UserGet'], clauses: ['ENV-2'] });
  expect(code).toBe(0);
  const { stdout, stderr, code: refused } = await assay(folder, ['verify', file]);
  expect(stdout + stderr).toMatch(
    /made by other code than this \(assay [\d.]+, [0-9a-f]{12}; this is [\d.]+, [0-9a-f]{12}\)/,
  );
  expect(refused).toBe(1);
});
