import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { formats } from '../../specs/Format.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'assay-benched-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run bench', () => {
  test('measures whole runs and codecs, and writes a page with what it saw', { timeout: 240_000 }, () => {
    const args = ['--parts', 'a,d', '--rounds', '1', '--try', '--out', folder];
    execFileSync(process.execPath, ['bench/bench.mjs', ...args], { cwd: root });
    const page = readFileSync(join(folder, 'performance.md'), 'utf8');
    const measured = (row: string): RegExp => new RegExp(`^\\| ${row}(?: \\| [^|]*\\d[^|]*)+`, 'm');
    for (const row of [...formats, 'raw replay', 'calls/s', '`assay list`'])
      expect(page).toMatch(measured(row));
    for (const [, plot = ''] of page.matchAll(/\]\((performance\/[^)]+\.svg)\)/g))
      expect(readFileSync(join(folder, plot), 'utf8')).toContain('<svg');
  });
});
