import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assay, resultsOf, workFolder } from '../cli/assay.ts';
import { startBroken } from './broken/startBroken.ts';
import { startLawful } from './lawful/startLawful.ts';

it.each([
  [
    'the lawful server',
    startLawful,
    ['json', 'xml'],
    ['Company*', 'ShippingProvider*', 'DiscountDelete', 'APIKeyGet'],
    0,
  ],
  ['the broken server', startBroken, ['json'], ['DiscountGet', 'DashboardBoxGet'], 1],
] as const)(
  'assay run judges %s by all clauses and ends with its exit code',
  async (_, start, formats, only, code) => {
    const server = await start();
    try {
      const folder = workFolder();
      writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(server.fixtures));
      const operations = [...only, '-'].join(',');
      const selection = ['--operations', operations, '--formats', formats.join(','), '--runs', '2'];
      const flags = ['--target', server.url, '--fixtures', 'fixtures.json', '--quiet', ...selection];
      const run = await assay(folder, ['run', ...flags], { ASSAY_API_KEY: server.apiKey });
      expect(run.stderr).toBe('');
      expect(run.code).toBe(code);
      const { summary } = resultsOf(folder);
      expect([summary.warned, summary.errored]).toEqual([0, 0]);
      expect(summary.outcome).toMatch(
        code === 0 ? /^no breach found in \d+ of \d+ cases$/ : /^does not conform$/,
      );
      expect(summary.failed > 0).toBe(code === 1);
      expect(summary.passed).toBeGreaterThan(code === 0 ? 1000 : 100);
    } finally {
      await server.close();
    }
  },
);
