import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordSchemas } from '../../specs/recordSchemas.ts';
import { clauses } from '../../suites/kernel/clauses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';
let installed = '';

/** Every file below a folder with its size and time of change. */
const snapshot = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs, isDirectory } = {
        ...statSync(join(path, name)),
        isDirectory: statSync(join(path, name)).isDirectory(),
      };
      return `${name} ${isDirectory ? '' : size} ${mtimeMs}`;
    })
    .sort();

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-package-'));
  // The build is fresh already, and a build would only wait for others that test with it.
  const [packed] = JSON.parse(
    npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root),
  );
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', `./${packed.filename}`], folder);
  installed = join(folder, 'node_modules', 'assay-conformance');
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package, installed in an empty folder', () => {
  test('npx assay run works, and writes only its reports', { timeout: 180_000 }, () => {
    const before = snapshot(installed);
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['assay', 'run', '--formats', 'json,soap12', '--operations', 'Discount*,Company*'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          NO_COLOR: '1',
          VITEST: undefined,
          VITEST_POOL_ID: undefined,
          VITEST_WORKER_ID: undefined,
          NODE_ENV: undefined,
        },
      },
    );
    expect(stdout, stderr).toMatch(
      /No breach found in (\d+) of \d+ cases\. \1 of \1 selected cases judged\./,
    );
    expect(status).toBe(0);
    expect(snapshot(installed)).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(
      expect.arrayContaining(['assay-report', 'node_modules', 'package-lock.json', 'package.json']),
    );
    expect(readdirSync(folder).filter((name) => !name.endsWith('.tgz'))).toHaveLength(4);
  });

  test('a vite or vitest configuration of the user is not run', { timeout: 120_000 }, () => {
    const trap = "throw new Error('this must not be run');\n";
    for (const name of ['vite.config.js', 'vitest.config.js']) writeFileSync(join(folder, name), trap);
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['assay', '--formats', 'csv', '--operations', 'APIKeyGet'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
  });

  test('holds the schemas and nothing but what is built', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    for (const schema of [
      'config/settings.schema.json',
      'config/fixtures.schema.json',
      'config/deviations.schema.json',
      'reports/results.schema.json',
      'cli/diagnose/diagnosis.schema.json',
    ])
      expect(JSON.parse(readFileSync(join(installed, 'dist', schema), 'utf8')).$id).toBe(
        schema.split('/').at(-1),
      );
    expect(files.filter((name) => name.endsWith('.schema.json') && name.includes('records'))).toHaveLength(
      recordSchemas.size,
    );
    expect(
      files.filter((name) => /(^|\/)(tests|tools|docs|node_modules)(\/|$)|(?<!\.d)\.ts$/.test(name)),
    ).toEqual([]);
    expect(clauses.size).toBeGreaterThan(80);
  });
});
