import { createHash } from 'node:crypto';
import { codeExtension, codeHashes, judgingFolders } from '../codeHashes.ts';
import type { Trial } from './Trial.ts';

/** What every verdict may depend on. Code that only reports on verdicts is left out, and so is what a single trial depends on. */
const shared = [
  ...judgingFolders,
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

/** The code that makes mutants, and the code that chooses the cases that judge them. Rulings only say something about mutants. */
const mutantFiles = (): readonly string[] => [
  ...[...codeHashes().keys()].filter(
    (file) => file.startsWith('server/mutants/') && !file.startsWith('server/mutants/rulings'),
  ),
  codeFile('cli/prove/systematic')('tryMutant'),
];

function codeFile(folder: string): (name: string) => string {
  return (name) => `${folder}/${name}${codeExtension}`;
}
