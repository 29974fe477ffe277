import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isColoured } from '../../cli/stdoutColors.ts';
import { workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { commandHere } from './commandHere.ts';

test.each([
  ['a terminal', {}, true, false, true],
  ['a terminal with NO_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false, false],
  ['a terminal that shows none', { TERM: 'dumb' }, true, false, false],
  ['a pipe', {}, false, false, false],
  ['a pipe in a CI', { CI: 'true' }, false, false, false],
  ['the log of GitHub', { CI: 'true', GITHUB_ACTIONS: 'true' }, false, false, true],
  ['a file in that CI', { CI: 'true', GITHUB_ACTIONS: 'true' }, false, true, false],
  ['a file with FORCE_COLOR', { FORCE_COLOR: '1' }, false, true, true],
  ['a pipe with FORCE_COLOR=0', { FORCE_COLOR: '0' }, false, false, false],
])('colours of %s', (_, environment, isTerminal, isFile, coloured) => {
  expect(isColoured({ environment, isTerminal, isFile })).toBe(coloured);
});

test.skipIf(process.platform === 'win32')('nobody else may read the page of a comparison', async () => {
  const folder = workFolder();
  await assayHere(folder, ['run', '--cases', 'json/UserGet/ENV-2']);
  const umask = process.umask(0o022);
  try {
    const args = ['compare', 'assay-report', 'assay-report', '--html', 'changes.html'];
    expect((await commandHere(folder, args)).code).toBe(0);
    expect(statSync(join(folder, 'changes.html')).mode & 0o777).toBe(0o600);
  } finally {
    process.umask(umask);
  }
});
