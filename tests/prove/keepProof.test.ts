import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOutside } from '../../cli/prove/catalogue.ts';
import { checkCheckout, keepProof, keepSystematic } from '../../cli/prove/keepProof.ts';
import { proofOf } from '../../cli/prove/proofOf.ts';
import { proveOptions } from '../../cli/prove/proveOptions.ts';
import { systematicOf } from '../../cli/prove/systematic/systematicOf.ts';
import { allFaults } from '../../server/faults.ts';
import { breach, outcomeOf, trialOf } from './outcomes.ts';

const [theirs = ''] = [...allFaults.keys()].filter(
  (name) => isOutside(name) && allFaults.get(name)?.level === undefined,
);
const proof = (...found: readonly ReturnType<typeof breach>[]) =>
  proofOf([outcomeOf(trialOf(theirs), ...found)], { full: true, whole: true, seed: 1, cases: [] });
const clause = allFaults.get(theirs)?.clause ?? '';

test('the first run of the faults of somebody else is kept, whatever comes after it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-keep-'));
  try {
    expect(() => checkCheckout(folder)).toThrow('--keep');
    mkdirSync(join(folder, 'docs'));
    checkCheckout(folder);
    keepProof(folder, proof());
    keepProof(folder, proof(breach(clause, `json/UserGet/${clause}`)));
    const first = JSON.parse(readFileSync(join(folder, 'docs', 'proof-first-run.json'), 'utf8'));
    expect(first.tally).toEqual({ faults: 1, found: 0, precise: 0 });
    expect(first.missed[0]).toMatchObject({ name: theirs, found: false });
    const page = readFileSync(join(folder, 'docs', 'proof.md'), 'utf8');
    expect(page).toContain('0 of 1 were found (detection 0.0 %)');
    expect(page).toContain('| faults of somebody who read only the contract | 1 of 1 |');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the first sample of mutants is kept beside the last, and outlives a later proof', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-keep-'));
  const result = (seed: number) => systematicOf({ faults: [], lawful: [], unseen: [] }, [], { seed, all: 9 });
  try {
    mkdirSync(join(folder, 'docs'));
    keepProof(folder, proof());
    for (const seed of [4, 5, 6]) keepSystematic(folder, result(seed));
    const page = () => readFileSync(join(folder, 'docs', 'proof.md'), 'utf8');
    expect(page()).toMatch(/\| seed 4, the first \|.*\n\| seed 6 \|/);
    const [, before] = page().split('## Systematic mutants');
    keepProof(folder, proof());
    expect(page()).toMatch(/\| seed 4, the first \|.*\n\| seed 6 \|/);
    expect(page().split('## Systematic mutants')[1]).toBe(before);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('only a whole proof is kept', () => {
  const all = { faults: allFaults, variants: new Map() };
  expect(() => proveOptions({ keep: '.' }, all)).toThrow('--keep');
  expect(() => proveOptions({ keep: '.', full: true, faults: ['*'] }, all)).toThrow('--keep');
  expect(() => proveOptions({ systematic: '5', full: true }, all)).toThrow('--systematic');
  expect(() => proveOptions({ systematic: '0' }, all)).toThrow('--systematic');
  expect(proveOptions({ systematic: '5' }, all)).toMatchObject({
    systematic: { count: 5, names: null },
    out: 'assay-proof',
  });
  expect(() => proveOptions({ mutants: ['*'], keep: '.' }, all)).toThrow('--keep');
  expect(proveOptions({ keep: '.', full: true }, all)).toMatchObject({ keep: '.', out: 'assay-proof' });
});
