import { matchesGlob } from '../config/matchesGlob.ts';
import type { Settings } from '../config/Settings.ts';
import type { Case } from '../harness/Case.ts';
import type { EvidenceSpec } from '../harness/Evidence.ts';
import type { Plan } from '../harness/Plan.ts';
import { rankOf } from '../harness/stages.ts';
import { observers } from './observers.ts';
import { universe } from './universe.ts';

/** What decides which cases run; a part of the settings. */
export type Selection = Pick<Settings, 'formats' | 'operations' | 'clauses' | 'cases'>;

/**
 * Everything a run will do, from its settings alone; sends nothing. The cases keep the order of the places, but those
 * whose evidence has to wait for all the rest come last, so that they do not hold up others while they wait.
 */
export function planRun(selection: Selection): Plan {
  const all = universe(selection.formats);
  const cases = all.cases.filter((item) => isSelected(item, selection));
  const evidence = new Map<string, EvidenceSpec>();
  const add = (key: string): void => {
    const spec = all.evidence.get(key);
    if (spec === undefined) throw new Error(`no scenario makes the evidence ${key}`);
    if (evidence.has(key)) return;
    evidence.set(key, spec);
    for (const required of spec.requires ?? []) add(required);
  };
  for (const { evidence: key } of cases) add(key);
  if (selection.clauses.length === 0 && selection.cases.length === 0) {
    for (const spec of observers.flatMap((observer) => observer.evidence?.(selection.formats) ?? []))
      if (matchesAny(selection.operations, spec.operation?.name ?? '-')) evidence.set(spec.key, spec);
  }
  const rank = (item: Case): number => rankOf(evidence.get(item.evidence)?.stage);
  return { cases: cases.sort((a, b) => rank(a) - rank(b)), evidence, observers };
}

const isSelected = (item: Case, { operations, clauses, cases }: Selection): boolean =>
  matchesAny(operations, item.operation?.name ?? '-') &&
  matchesAny(clauses, item.clause) &&
  matchesAny(cases, item.id);

const matchesAny = (globs: readonly string[], text: string): boolean =>
  globs.length === 0 || globs.some((glob) => matchesGlob(glob, text));
