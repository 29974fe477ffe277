import type { Settings } from '../../config/Settings.ts';

/** Whether cases were selected, by operation, clause, id or shard. Then a run does not cover everything in its formats. */
export const isNarrowed = ({
  operations,
  clauses,
  cases,
  shard,
}: Pick<Settings, 'operations' | 'clauses' | 'cases' | 'shard'>): boolean =>
  shard !== null || [operations, clauses, cases].some((names) => names.length > 0);
