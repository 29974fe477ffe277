import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assay, resultsOf, workFolder } from '../cli/assay.ts';
import { spineClauses } from '../spineClauses.ts';
import { startBroken } from './broken/startBroken.ts';
import { startLawful } from './lawful/startLawful.ts';

it.each([
  ['the lawful server', startLawful, 0],
  ['the broken server', startBroken, 1],
] as const)('assay run judges %s and ends with its exit code', async (_, start, code) => {
  const server = await start();
  try {
    const folder = workFolder();
    writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(server.fixtures));
    const selection = [
      '--operations',
      [...server.operations, '-'].join(','),
      '--clauses',
      spineClauses.join(','),
    ];
    const flags = ['--target', server.url, '--fixtures', 'fixtures.json', '--quiet', ...selection];
    const run = await assay(folder, ['run', ...flags], { ASSAY_API_KEY: server.apiKey });
    expect(run.stderr).toBe('');
    expect(run.code).toBe(code);
    const { summary } = resultsOf(folder);
    expect([summary.conforms, summary.errored]).toEqual([code === 0, 0]);
    expect(summary.failed > 0).toBe(code === 1);
    expect(summary.passed).toBeGreaterThan(3800);
  } finally {
    await server.close();
  }
});
