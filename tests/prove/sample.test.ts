import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Proof } from '../../cli/prove/Proof.ts';
import { ownFaults } from '../../server/faults.ts';
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
  expect(proof.unproven).toEqual([]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });

  const met = new Set([...proof.faults, ...proof.outsideFaults].map(({ clause }) => clause));
  expect([...met].sort()).toEqual([...new Set([...ownFaults.values()].map(({ clause }) => clause))].sort());
  expect(proof.variants.every(({ judged }) => judged > 0)).toBe(true);
  expect(proof.variants.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...variants.keys()].map((name) => `variant ${name}`)),
  );
});

test('the same proof comes of one thread and of two, and a whole one goes on where it was', {
  timeout: 180_000,
}, async () => {
  const folder = workFolder();
  const sample = async (workers: string) =>
    (
      await assay(folder, [
        ...['prove', '--faults', 'codeOf*', '--sample'],
        ...['--seed', '3', '--workers', workers, '--json'],
      ])
    ).stdout;
  expect(await sample('1')).toBe(await sample('2'));

  const whole = ['prove', '--full', '--faults', 'codeAsNumber', '--out', 'kept'];
  const first = await assay(folder, whole);
  const outcomes = readFileSync(join(folder, 'kept', 'outcomes.ndjson'), 'utf8');
  const second = await assay(folder, whole);
  expect(second.stderr).toContain('1 server is judged, 1 of them before.');
  expect(second.stdout).toBe(first.stdout);
  expect(first.stdout).toMatch(/^Faults: 1 of 1 found .*\nMUST: 1 of 1 found, .*\n.*0 false alarms/m);
  expect(readFileSync(join(folder, 'kept', 'outcomes.ndjson'), 'utf8')).toBe(outcomes);
  expect(readFileSync(join(folder, 'kept', 'proof.md'), 'utf8')).toContain('| ENV-2 | MUST | codeAsNumber |');
});

test('wrong usage is named', async () => {
  const folder = workFolder();
  const unknown = await assay(folder, ['prove', '--faults', 'noSuchFault']);
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toContain('--faults: "noSuchFault" matches none');
  expect((await assay(folder, ['prove', '--seed', '0'])).stderr).toContain('a whole number from 1');
  expect((await assay(folder, ['prove', '--keep', '.'])).stderr).toContain(
    '--keep: only a whole proof is kept',
  );
});
