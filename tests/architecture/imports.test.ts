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

test('imports that point the wrong way are found', () => {
  const wrong = [
    ['specs', 'formats', 'specs-imports-only-upwards'],
    ['server', 'harness', 'server-imports-only-upwards'],
    ['suites', 'server', 'nothing-but-cli-imports-server'],
    ['harness', 'server', 'nothing-but-cli-imports-server'],
    ['reports', 'cli', 'reports-imports-only-upwards'],
  ] as const;
  const tree = mkdtempSync(join(tmpdir(), 'assay-architecture-'));
  try {
    for (const name of sources) {
      mkdirSync(join(tree, name));
      writeFileSync(join(tree, name, 'x.ts'), 'export const x = 1;\n');
    }
    const options = '{"module":"NodeNext","allowImportingTsExtensions":true,"noEmit":true}';
    writeFileSync(join(tree, 'tsconfig.json'), `{"compilerOptions":${options}}`);
    for (const [from, to] of wrong)
      writeFileSync(
        join(tree, from, `${to}.ts`),
        `import { x } from '../${to}/x.ts';\nexport const y = x;\n`,
      );
    const { status, output } = cruise(tree);
    for (const [from, to, rule] of wrong) expect(output).toContain(`${rule}: ${from}/${to}.ts → ${to}/x.ts`);
    expect(status).not.toBe(0);
  } finally {
    rmSync(tree, { recursive: true });
  }
});
