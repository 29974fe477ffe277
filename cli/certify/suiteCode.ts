import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** The code on which a verdict depends. */
const judging = [
  ...['specs', 'formats', 'generators', 'config', 'harness', 'suites', 'reports/diagnosis'],
  ...['cli/run', 'cli/replay'],
];

/** The SHA-256 of the code that judges, in hexadecimal. The sources and the built package have different ones. */
export function suiteCode(): string {
  const hash = createHash('sha256');
  for (const folder of judging)
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!isCode(file)) continue;
      const code = readFileSync(join(root, folder, file));
      hash.update(`${folder}/${file.replaceAll('\\', '/')} ${code.length}\n`).update(code);
    }
  return hash.digest('hex');
}

const isCode = (file: string): boolean =>
  file.endsWith('.json') || (file.endsWith(extension) && !file.endsWith('.d.ts'));
