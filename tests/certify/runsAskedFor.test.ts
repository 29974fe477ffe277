import { expect, test } from 'vitest';
import { workFolder } from '../cli/assay.ts';
import { commandHere } from '../cli/commandHere.ts';

test('only who asks for fewer trials is told that a certificate takes more', async () => {
  const certify = (...more: string[]) =>
    commandHere(workFolder(), ['certify', '--target', 'http://127.0.0.1:1', ...more]);
  expect((await certify()).stderr).not.toContain('trials');
  expect((await certify('--runs', '50')).stderr).toContain('not 50 (--runs)');
});
