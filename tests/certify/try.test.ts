import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { certifiedPart } from './partOfSuite.ts';

it('x', async () => {
  const t = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'assay-certify-'));
  const ops = process.env.OPS ?? 'Discount*';
  const r = await certifiedPart(folder, { operations: [ops], formats: (process.env.FMTS ?? 'json,xml').split(',') });
  console.log(folder, r.code, r.stdout.slice(-800), r.stderr.slice(-3000), performance.now() - t);
}, 900_000);
