import type { Clause } from '../specs/Clause.ts';

export function clausesPage(clauses: readonly Clause[]): string;
