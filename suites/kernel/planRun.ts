import { globMatcher, hasWildcard } from '../../config/matchesGlob.ts';
import type { Settings } from '../../config/Settings.ts';
import { isWhole, outOfScope, type Scope, wholeScope } from '../../config/scope.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { type Plan, specIn } from '../../harness/evidence/Plan.ts';
import { rankOf } from '../../harness/evidence/stages.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { formats as allFormats, type Format } from '../../specs/Format.ts';
import { type AskedCases, someCases } from './allCases.ts';
import { observers } from './clauses.ts';
import { ownCases } from './ownCases.ts';
import { precedenceIn } from './precedence.ts';
import { readsBeforeTexts } from './readsBeforeTexts.ts';

/** What decides which cases run; a part of the settings. */
export type Selection = Pick<Settings, 'formats' | 'operations' | 'clauses' | 'cases'> &
  Partial<Pick<Settings, 'scope' | 'hooks'>>;

/**
 * Everything a run will do, from its settings alone; sends nothing. The cases keep the order of the places, but those
 * whose evidence has to wait for all the rest come last. So they do not hold up others while they wait.
 *
 * `judged` are the ids of cases that have their verdict already; they are left out. Selected cases that are out of scope are in the
 * plan, without evidence. Where all formats in scope are selected, those out of scope count as selected too.
 */
export function planRun(selection: Selection, judged: ReadonlySet<string> = new Set()): Plan {
  const { scope = wholeScope, formats } = selection;
  const asked = askedIn(selection);
  const all = withOwn(formats, asked, selection);
  const isCalled = selector(selection.operations);
  const isClause = selector(selection.clauses);
  const isCase = selector(selection.cases);
  const isSelected = ({ operation, clause, id }: Case): boolean =>
    isCalled(operation?.name ?? '-') && isClause(clause) && isCase(id) && !judged.has(id);
  const cases = all.cases.filter((item) => isSelected(item) && missingFor(item, scope) === undefined);
  const others = casesOutOfScope(all.cases, selection, asked).filter(isSelected);
  const evidence = new Map<string, EvidenceSpec>();
  const add = (key: string): void => {
    const spec = all.evidenceOf(key);
    if (spec === undefined) throw new Error(`no scenario makes the evidence ${key}`);
    if (evidence.has(key)) return;
    evidence.set(key, spec);
    for (const required of spec.requires ?? []) add(required);
  };
  for (const { evidence: key } of cases) add(key);
  if (selection.clauses.length === 0 && selection.cases.length === 0) {
    for (const spec of observers.flatMap((observer) => observer.evidence?.(formats, scope) ?? []))
      if (isCalled(spec.operation?.name ?? '-') && missingFor(spec, scope) === undefined)
        evidence.set(spec.key, spec);
  }
  for (const [key, afterToSaveTime] of readsBeforeTexts(evidence))
    evidence.set(key, { ...specIn({ evidence }, key), afterToSaveTime });
  const rank = (item: Case): number => rankOf(evidence.get(item.evidence)?.stage);
  return {
    cases: [...cases.sort((a, b) => rank(a) - rank(b)), ...others],
    evidence,
    observers,
    precedence: precedenceIn(formats),
  };
}

/** The cases of the contract's clauses that are asked for, and those of own checks. */
function withOwn(
  formats: readonly Format[],
  asked: AskedCases,
  { hooks }: Selection,
): ReturnType<typeof someCases> {
  const { cases, evidenceOf } = someCases(formats, asked);
  return { cases: [...cases, ...ownCases(formats, hooks, { ...asked, evidenceOf })], evidenceOf };
}

const missingFor = (
  { operation, format }: Pick<Case, 'operation' | 'format'>,
  scope: Scope,
): string | undefined => outOfScope(scope, { operation: operation?.name ?? null, format });

/** The cases that are out of scope, each with what the target does not offer. `planned` are those in the formats that are in scope. */
function casesOutOfScope(planned: readonly Case[], selection: Selection, asked: AskedCases): readonly Case[] {
  const { formats, scope = wholeScope } = selection;
  if (isWhole(scope)) return [];
  const isEvery = formats.length + scope.withoutFormats.length === allFormats.length;
  const found = planned.filter((item) => missingFor(item, scope) !== undefined);
  const there = new Set(planned.map(({ id }) => id));
  // A case about several formats goes too if too few of them are left.
  const inOthers =
    isEvery && formats.length < allFormats.length
      ? withOwn(allFormats, asked, selection).cases.filter(({ id }) => !there.has(id))
      : [];
  return [...found, ...inOthers].map((item) => ({
    ...item,
    outOfScope: missingFor(item, scope) ?? scope.withoutFormats.join(' or '),
  }));
}

/** What a selection asks for, as far as its clauses, its operations and the ids of its cases tell. Globs of ids tell nothing. */
function askedIn({ operations, clauses, cases }: Selection): AskedCases {
  const ids = cases.some(hasWildcard) ? [] : cases.map((id) => id.split('/'));
  const among = (globs: readonly string[], part: number): ((text: string) => boolean) | undefined => {
    if (globs.length === 0 && ids.length === 0) return undefined;
    const [isGiven, isOfId] = [selector(globs), selector(ids.map((words) => words[part] ?? ''))];
    return (text) => isGiven(text) && isOfId(text);
  };
  const [isClause, isOperation] = [among(clauses, 2), among(operations, 1)];
  return {
    ...(isClause === undefined ? {} : { isClause }),
    ...(isOperation === undefined ? {} : { isOperation }),
  };
}

/** No glob selects all. */
const selector = (globs: readonly string[]): ((text: string) => boolean) =>
  globs.length === 0 ? () => true : globMatcher(globs);
