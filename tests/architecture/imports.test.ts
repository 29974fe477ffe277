import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from '../../tools/sources.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const command = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** Runs the check that CI runs, on a tree; gives its exit code and what it says. */
function cruise(folder: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [command, '--config', join(root, '.dependency-cruiser.mjs'), ...sources],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

test('imports point only upwards', () => {
  const { status, output } = cruise(root);
  expect(output).toContain('no dependency violations found');
  expect(status).toBe(0);
});

test.each([
  ['specs', '../formats/x', 'specs-imports-only-upwards'],
  ['server', '../harness/x', 'server-imports-only-upwards'],
  ['suites', '../server/x', 'nothing-but-cli-imports-server'],
  ['harness', '../server/x', 'nothing-but-cli-imports-server'],
])('a file in %s that imports %s is found', (folder, imported, rule) => {
  const tree = mkdtempSync(join(tmpdir(), 'assay-architecture-'));
  try {
    for (const name of sources) {
      mkdirSync(join(tree, name));
      writeFileSync(join(tree, name, 'x.ts'), 'export const x = 1;\n');
    }
    writeFileSync(
      join(tree, 'tsconfig.json'),
      '{"compilerOptions":{"module":"NodeNext","allowImportingTsExtensions":true,"noEmit":true}}',
    );
    writeFileSync(join(tree, folder, 'y.ts'), `import { x } from '${imported}.ts';\nexport const y = x;\n`);
    const { status, output } = cruise(tree);
    expect(output).toContain(`${rule}: ${folder}/y.ts → ${imported.slice(3)}.ts`);
    expect(status).not.toBe(0);
  } finally {
    rmSync(tree, { recursive: true });
  }
});
