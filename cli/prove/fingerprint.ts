import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Trial } from './Trial.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const extension = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

/** What every verdict may depend on. Code that only reports on verdicts is left out, and so is what a single trial depends on. */
const shared = [
  ...['specs/', 'formats/', 'generators/', 'config/', 'harness/', 'suites/', 'reports/diagnosis/'],
  ...['addressing', 'answering', 'handlers', 'hooks', 'receive', 'records', 'rules', 'store', 'zone'].map(
    (folder) => `server/${folder}/`,
  ),
];
const judging = ['tryServer', 'judgeServer', 'partOf', 'breachesOf', 'targetOf'].map(codeFile('cli/prove'));

/** A hash of the code that judges and is judged, because outcomes of two builds must not be mixed. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const [file, own] of codeHashes())
    if (
      shared.some((folder) => file.startsWith(folder)) ||
      /^server\/[^/]+$/.test(file) ||
      judging.includes(file)
    )
      hash.update(file).update(own);
  return hash.digest('hex').slice(0, 16);
}

/** A trial with a hash of its faults and variants. */
export function trialKey(trial: Trial): string {
  const hash = createHash('sha256');
  const faults = trial.kind === 'systematic' ? mutantFiles() : trial.faults.map(codeFile('server/faults'));
  for (const file of [...faults, ...trial.variants.map(codeFile('server/variants'))]) {
    const own = codeHashes().get(file);
    if (own === undefined) throw new Error(`${file} is not among the code`);
    hash.update(own);
  }
  return `${JSON.stringify(trial)} ${hash.digest('hex').slice(0, 16)}`;
}

/** What mutants are made by, but for what is only said about them, and what chooses the cases that judge them. */
const mutantFiles = (): readonly string[] => [
  ...[...codeHashes().keys()].filter(
    (file) => file.startsWith('server/mutants/') && !file.startsWith('server/mutants/rulings'),
  ),
  codeFile('cli/prove/systematic')('tryMutant'),
];

function codeFile(folder: string): (name: string) => string {
  return (name) => `${folder}/${name}${extension}`;
}

/** Read once: a sample has a thousand trials of the same code. */
let known: ReadonlyMap<string, string> | undefined;

/** A hash of each file of code and of JSON, by its path with `/`, sorted. The build wrote down those of the files that it bundled. */
function codeHashes(): ReadonlyMap<string, string> {
  known ??= new Map(
    extension === '.js'
      ? Object.entries(JSON.parse(readFileSync(join(root, 'code.json'), 'utf8')) as Record<string, string>)
      : ['specs', 'formats', 'server', 'generators', 'config', 'harness', 'suites', 'reports', 'cli']
          .flatMap(sourcesIn)
          .sort()
          .map((file) => [
            file,
            createHash('sha256')
              .update(readFileSync(join(root, file)))
              .digest('hex'),
          ]),
  );
  return known;
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') || (file.endsWith('.ts') && !file.endsWith('.d.ts')))
    .map((file) => `${folder}/${file.split(sep).join('/')}`);
