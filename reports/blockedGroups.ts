import type { Verdict } from '../harness/Verdict.ts';

/** Cases that were not judged for one kind of reason; `names` are the fixtures or the clauses that it names. */
export interface BlockedGroup {
  readonly kind: string;
  readonly count: number;
  readonly names: readonly string[];
}

/** What was blocked in a run, by the kind of its cause (docs/judging.md, Statuses). */
export function blockedGroups(verdicts: readonly Verdict[]): readonly BlockedGroup[] {
  const byKind = new Map<string, { count: number; readonly names: Set<string> }>();
  for (const { status, cause = 'nothing', limit } of verdicts) {
    if (status !== 'blocked') continue;
    const [word = '', name = ''] = cause.split(/:(.*)/s);
    // One cause, and two things to do about it.
    const kind = word === 'size' && limit !== undefined ? limit : word;
    const group = byKind.get(kind) ?? { count: 0, names: new Set<string>() };
    byKind.set(kind, group);
    group.count += 1;
    if (name !== '') group.names.add(name);
  }
  return [...byKind].map(([kind, { count, names }]) => ({ kind, count, names: [...names].sort() }));
}

/** Why they were blocked, as it goes on behind their count. */
export function blockedReason({ kind, names }: BlockedGroup): string {
  switch (kind) {
    case 'fixture':
      return `for want of ${names.length} ${names.length === 1 ? 'fixture' : 'fixtures'} (${names.join(', ')})`;
    case 'clause':
      return `by the breach of ${names.join(', ')}`;
    case 'control':
      return 'because the plain call was refused';
    case 'layout':
      return 'because the layout was not understood (see the setting dialect)';
    case 'records':
      return 'because the target has more records than are read (see --max-records)';
    case 'size':
      return 'because the answer is longer than is read';
    case 'allowance':
      return 'because this target was only read (see --allow)';
    default:
      return 'because there was nothing to judge';
  }
}
