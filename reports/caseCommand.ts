import type { FinishedRun } from './FinishedRun.ts';

/** The command that reproduces a case. */
export const caseCommand = (id: string, { given, seed }: Pick<FinishedRun, 'given' | 'seed'>): string =>
  ['assay run', ...given, `--cases '${id}' --seed ${seed}`].join(' ');
