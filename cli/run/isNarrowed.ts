import type { Settings } from '../../config/Settings.ts';

/** Whether somebody selected cases, by operation, clause or id: then a run is not of everything in its formats. */
export const isNarrowed = ({
  operations,
  clauses,
  cases,
}: Pick<Settings, 'operations' | 'clauses' | 'cases'>): boolean =>
  [operations, clauses, cases].some((names) => names.length > 0);
