import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Trial } from './Trial.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** What every verdict may depend on. Code that only reports on verdicts is left out, and so is what a single trial depends on. */
const shared = [
  ...['specs', 'formats', 'generators', 'config', 'harness', 'suites', 'reports/diagnosis'],
  ...['server', 'server/addressing', 'server/answering', 'server/handlers', 'server/hooks', 'server/receive'],
  ...['server/records', 'server/rules', 'server/store', 'server/zone'],
];
const judging = ['tryServer', 'judgeServer', 'partOf', 'breachesOf', 'targetOf'];

/** A hash of the code that judges and is judged, because outcomes of two builds must not be mixed. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const files = shared.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: folder !== 'server', encoding: 'utf8' })
      .sort()
      .map((file) => join(folder, file)),
  );
  const own = judging.map((name) => join('cli', 'prove', `${name}${extension}`));
  for (const file of [...files, ...own].filter(isCode))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A trial with a hash of its faults and variants. */
export function trialKey(trial: Trial): string {
  const hash = createHash('sha256');
  const files = [
    ...trial.faults.map((name) => join('server', 'faults', name)),
    ...trial.variants.map((name) => join('server', 'variants', name)),
  ];
  for (const file of files) hash.update(readFileSync(join(root, `${file}${extension}`)));
  return `${JSON.stringify(trial)} ${hash.digest('hex').slice(0, 16)}`;
}

const isCode = (file: string): boolean =>
  file.endsWith('.json') || (file.endsWith(extension) && !file.endsWith('.d.ts'));
