import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

// The whole suite takes minutes. What is out of scope stands in the settings file.
test.runIf(process.env.WHOLE_CERTIFICATE === '1').each([
  ['all formats', {}],
  ['five formats', { scope: { withoutFormats: ['soap12'] } }],
])(
  'the built command certifies the reference server in %s, and verifies it sooner',
  async (_, settings) => {
    const folder = workFolder();
    writeFileSync(join(folder, 'assay.config.json'), JSON.stringify(settings));
    const certified = await assay(folder, ['certify', '--allow', 'all']);
    expect(certified.code, certified.stdout + certified.stderr).toBe(0);
    const verified = await assay(folder, ['verify', 'assay-certificate/certificate.tgz']);
    expect(verified.code, verified.stdout + verified.stderr).toBe(0);
    expect(verified.stdout).toContain('every verdict is the same');
    expect(verified.ms).toBeLessThan(certified.ms);
  },
  900_000,
);
