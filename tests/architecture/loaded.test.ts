import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files that a file imports when it is loaded: neither for their types alone, nor by `import()`. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )([^;]*?)from '(\.[^']+\.ts)';/gms)]
    .filter(([, names = '']) => !/^\{(?:\s*type [^,}]+,?)+\s*\}/.test(names))
    .map(([, , path = '']) =>
      relative(root, join(root, dirname(file), path))
        .split(sep)
        .join('/'),
    );
}

/** All files that are loaded with a file. */
function loadedWith(file: string): readonly string[] {
  const found = new Set([file]);
  for (const each of found) for (const next of importsOf(each)) found.add(next);
  return [...found];
}

// The judging thread loads the suites. A second time would take 20 MB and a fifth of a second of every run.
test('the thread of the command does not load the suites', () => {
  const loaded = loadedWith('cli/run/runCommand.ts');
  expect(loaded.length).toBeGreaterThan(300);
  expect(loaded.filter((file) => file.startsWith('suites/'))).toEqual([]);
  expect(loadedWith('cli/run/threads/judgingWorker.ts').some((file) => file.startsWith('suites/'))).toBe(
    true,
  );
});
