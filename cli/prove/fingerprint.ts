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
  const faults =
    trial.kind === 'systematic'
      ? mutantCode()
      : trial.faults.map((name) => codeOf(join('server', 'faults', name)));
  const variants = trial.variants.map((name) => codeOf(join('server', 'variants', name)));
  for (const code of [...faults, ...variants]) hash.update(code);
  return `${JSON.stringify(trial)} ${hash.digest('hex').slice(0, 16)}`;
}

/** What mutants are made by, but for what is only said about them, and what chooses the cases that judge them. */
const mutantFiles = (): readonly string[] => [
  ...readdirSync(join(root, 'server', 'mutants'), { recursive: true, encoding: 'utf8' })
    .filter((file) => isCode(file) && !file.startsWith('rulings'))
    .sort()
    .map((file) => join('server', 'mutants', file.slice(0, -extension.length))),
  join('cli', 'prove', 'systematic', 'tryMutant'),
];

/** Read once: a sample has a thousand trials of the same code. */
let readMutants: readonly Uint8Array[] | undefined;

function mutantCode(): readonly Uint8Array[] {
  readMutants ??= mutantFiles().map(codeOf);
  return readMutants;
}

const codeOf = (file: string): Uint8Array => readFileSync(join(root, `${file}${extension}`));

const isCode = (file: string): boolean =>
  file.endsWith('.json') || (file.endsWith(extension) && !file.endsWith('.d.ts'));
