import type { ReportModel } from './ReportModel.ts';
import { type CaseFilter, selectCases } from './selectCases.ts';

/** What the blocked ones of some cases depend on, by number, with how many of them; the most frequent first. */
export function rootsOf(
  model: ReportModel,
  filter: Partial<CaseFilter>,
): readonly { readonly number: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const { root } of selectCases(model, { ...filter, status: 'blocked' }))
    if (root !== undefined) counts.set(root, (counts.get(root) ?? 0) + 1);
  return [...counts].map(([number, count]) => ({ number, count })).sort((a, b) => b.count - a.count);
}
