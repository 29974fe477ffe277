import { loadFolder } from '../specs/loadFolder.ts';
import type { Across } from './Across.ts';

/** The clauses about several formats at once. */
export const acrosses: readonly Across[] = [
  ...(await loadFolder<Across>(import.meta.url, './across')).values(),
];
