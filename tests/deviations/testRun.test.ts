import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestRun } from '../../cli/vitest/openTestRun.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { workFolder } from '../cli/assay.ts';

test('the tests of conformance() tell an entry that nothing breaks any more, once all of its cases are judged', async () => {
  const folder = workFolder();
  const entry = { clause: 'ENV-1', operations: ['UserGet'], formats: ['json'], reason: 'It was broken.' };
  writeFileSync(join(folder, 'stale.json'), JSON.stringify({ deviations: [entry] }));
  const selection = { operations: ['UserGet'], clauses: ['ENV-1'], formats: ['json'] };
  const settings = loadSettings({
    flags: { ...selection, deviations: ['stale.json'] },
    environment: {},
    folder,
  });
  const ids = planRun(settings).cases.map(({ id }) => id);

  const whole = await openTestRun(settings, null);
  for (const id of ids) expect((await whole.judge(id)).status).toBe('passed');
  expect((await whole.close()).outdated).toEqual([
    'deviations.0 (ENV-1): nothing that it names is broken any more. Remove the entry.',
  ]);

  const part = await openTestRun(settings, null);
  for (const id of ids.slice(1)) await part.judge(id);
  expect((await part.close()).outdated).toEqual([]);
});
