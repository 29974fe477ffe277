import type { FinishedRun } from './FinishedRun.ts';

/** The command that reproduces a case. */
export const caseCommand = (id: string, { given, seed }: Pick<FinishedRun, 'given' | 'seed'>): string =>
  ['assay run', ...given, caseFlags(id, seed)].join(' ');

/** What a command needs to judge one case. The folder is another one than that of the run, which may have taken hours. */
export const caseFlags = (id: string, seed: number): string =>
  `--cases '${id}' --seed ${seed} --out ${againFolder}`;

/** The folder of a case that is judged again. */
export const againFolder = 'assay-again';
