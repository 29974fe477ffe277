import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { trialKey } from '../../cli/prove/fingerprint.ts';
import { openKeptOutcomes } from '../../cli/prove/keptOutcomes.ts';
import { breach, outcomeOf, trialOf } from './outcomes.ts';

test('a proof goes on with the outcomes of the same build, past a line that its writer died over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-outcomes-'));
  const file = join(folder, 'outcomes.ndjson');
  const first = outcomeOf(trialOf('codeAsNumber'), breach('ENV-2', 'json/UserGet/ENV-2'));
  try {
    openKeptOutcomes(file, 'build 1').add('one', first);
    appendFileSync(file, '{"key":"two","outc');
    const second = openKeptOutcomes(file, 'build 1');
    expect(second.known('one')).toEqual(first);
    expect(second.known('two')).toBeUndefined();
    second.add('three', first);
    expect(openKeptOutcomes(file, 'build 1').known('three')).toEqual(first);
    expect(openKeptOutcomes(file, 'build 2').known('one')).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a trial is another one with another fault, seed or share', () => {
  const keys = [
    trialKey(trialOf('codeAsNumber')),
    trialKey(trialOf('readingIs203')),
    trialKey(trialOf('codeAsNumber', { seed: 2 })),
    trialKey(trialOf('codeAsNumber', { share: 0.5 })),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(trialKey(trialOf('codeAsNumber'))).toBe(keys[0]);
});
