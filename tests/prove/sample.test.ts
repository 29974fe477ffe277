import { expect, test } from 'vitest';
import type { Proof } from '../../cli/prove/Proof.ts';
import { faults } from '../../server/faults.ts';
import { variants } from '../../server/variants.ts';
import { assay, workFolder } from '../cli/assay.ts';

test('every fault of the sample is found and blamed on its clause, and no lawful server is failed', {
  timeout: 420_000,
}, async () => {
  const { code, stdout, stderr } = await assay(workFolder(), ['prove', '--json']);
  const proof: Proof = JSON.parse(stdout);
  const missed = [...proof.faults, ...proof.outsideFaults].filter(
    ({ found, blamed }) => !found || blamed.length > 0,
  );
  expect(missed).toEqual([]);
  expect(proof.variants.filter(({ alarms, stopped }) => alarms.length > 0 || stopped !== undefined)).toEqual(
    [],
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });

  const met = new Set([...proof.faults, ...proof.outsideFaults].map(({ clause }) => clause));
  expect([...met].sort()).toEqual([...new Set([...faults.values()].map(({ clause }) => clause))].sort());
  expect(proof.variants.every(({ judged }) => judged > 0)).toBe(true);
  expect(proof.variants.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...variants.keys()].map((name) => `variant ${name}`)),
  );
});

test('a proof that misses its thresholds says so by its exit code, and names what is wrong with its usage', async () => {
  const folder = workFolder();
  const unknown = await assay(folder, ['prove', '--faults', 'noSuchFault']);
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toContain('--faults: "noSuchFault" matches none');
  expect((await assay(folder, ['prove', '--seed', '0'])).stderr).toContain('a whole number from 1');
});
