import type { Settings } from '../../config/Settings.ts';

type Named = Pick<Settings, 'operations' | 'clauses' | 'cases'>;

/** Whether cases were selected by operation, clause or id. */
export const namesCases = ({ operations, clauses, cases }: Named): boolean =>
  [operations, clauses, cases].some((names) => names.length > 0);

/** Whether cases were selected in any way, by a shard too. Then a run does not cover everything in its formats. */
export const isNarrowed = (settings: Named & Pick<Settings, 'shard'>): boolean =>
  settings.shard !== null || namesCases(settings);
