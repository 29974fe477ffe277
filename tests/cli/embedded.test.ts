import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assay, resultsOf, workFolder } from './assay.ts';

test('a run below the folder of the settings file names that file, and says in every output what it judged', async () => {
  const folder = workFolder();
  const above = join(folder, 'assay.config.json');
  writeFileSync(above, '{"target":"http://127.0.0.1:1"}');
  const below = join(folder, 'below');
  mkdirSync(below);
  const { code, stdout, stderr } = await assay(below, ['run', '--cases', 'json/UserGet/ENV-2']);
  expect(code, stderr).toBe(0);
  expect(stderr).toContain(
    `${above} is not read from here: start Assay in its folder, or name it with --config.\n`,
  );
  expect(stderr).toMatch(/Asking the embedded reference server \(http:\/\/127\.0\.0\.1:\d+\) what it under/);
  expect(stdout.replaceAll('\n', ' ')).toContain('so the embedded reference server was judged');
  expect(resultsOf(below).run.embedded).toBe(true);
});

test('an empty variable for the target is refused, and nothing is judged', async () => {
  const folder = workFolder();
  const { code, stdout, stderr } = await assay(folder, ['run', '--cases', 'json/UserGet/ENV-2'], {
    ASSAY_TARGET: '',
    ASSAY_API_KEY: 'a-key',
  });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    'assay: ASSAY_TARGET: it is empty; set it to the base URL, or unset it to judge the embedded reference server.\n',
  );
});
