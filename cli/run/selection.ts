import { matchesGlob } from '../../config/matchesGlob.ts';
import { nameHint, nearestName } from '../../config/nearestName.ts';
import type { KnownDeviation, Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { isNamedBy, type NamedCase } from '../../reports/deviations.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { clausesWith } from '../../suites/kernel/ownCases.ts';
import { familyHint } from '../familyHint.ts';
import { caseHint } from './caseHint.ts';
import { everyCase } from './suiteOf.ts';

/** Raises SettingsError if a name in the selection stands for nothing, or if nothing matches all of it. */
export function checkSelection(settings: Settings, plan: Plan): void {
  checkNames('operations', settings.operations, [...operations.keys(), '-']);
  const known = clausesWith(settings.hooks);
  checkNames(
    'clauses',
    settings.clauses,
    known.map(({ id }) => id),
  );
  if (plan.cases.length > 0) {
    const selected = new Set(plan.cases.map(({ id }) => id));
    const others = settings.cases.filter(
      (glob) => !selected.has(glob) && !plan.cases.some(({ id }) => matchesGlob(glob, id)),
    );
    if (others.length > 0)
      checkNames(
        'cases',
        others,
        everyCase(settings).map(({ id }) => id),
      );
    if (plan.cases.some((item) => item.outOfScope === undefined)) return;
    const missing = [...new Set(plan.cases.flatMap((item) => item.outOfScope ?? []))].join(', ');
    throw new SettingsError(
      `scope: nothing that is selected is in scope (${missing}); select something else, or change the scope.`,
    );
  }
  const selected = known.filter(({ id }) => settings.clauses.some((glob) => matchesGlob(glob, id)));
  if (selected.length > 0 && selected.every(({ level }) => level === 'OPEN')) {
    const names = selected.map(({ id }) => id).join(', ');
    throw new SettingsError(
      `clauses: ${names} ${selected.length === 1 ? 'leaves' : 'leave'} it open what a target does; that is observed and never judged.`,
    );
  }
  const given = (['formats', 'operations', 'clauses', 'cases'] as const)
    .filter((name) => settings[name].length > 0)
    .map((name) => `${name} ${settings[name].join(',')}`);
  const hint = caseHint(
    settings.cases,
    everyCase(settings).map(({ id }) => id),
  );
  throw new SettingsError(
    `no case matches ${given.join(' and ')}${hint === undefined ? '; assay list prints all of them.' : `. ${hint}`}`,
  );
}

/**
 * Raises SettingsError if an entry of the list of known deviations names a clause, an operation, a format or a case that does not exist.
 * Also if it gives cases, and all that it says together names none, or if earlier entries hide it. Such an entry would never count.
 */
export function checkDeviations(deviations: readonly KnownDeviation[], hooks: string | null): void {
  const known = clausesWith(hooks).map(({ id }) => id);
  for (const [index, { clause, operations: called = [], formats: written = [] }] of deviations.entries()) {
    const check = (member: string, globs: readonly string[], names: readonly string[]): void => {
      const stray = globs.find((glob) => !names.some((name) => matchesGlob(glob, name)));
      if (stray === undefined) return;
      const hint = nameHint(stray, names, 'Allowed are');
      throw new SettingsError(`deviations.${index}.${member}: nothing is named "${stray}". ${hint}`);
    };
    check('clause', [clause], known);
    check('operations', called, [...operations.keys(), '-']);
    // A pair of formats is written as in the ids of cases.
    check(
      'formats',
      written.flatMap((format) => format.split('+')),
      [...formats, 'all'],
    );
  }
  // To plan the suite takes a while, so that a list without cases, and with one entry of each clause, goes without it.
  const isPlain = deviations.every(({ cases }) => cases === undefined);
  if (isPlain && new Set(deviations.map(({ clause }) => clause)).size === deviations.length) return;
  const suite = new Map(everyCase({ hooks }).map((one) => [one.id, one]));
  for (const [index, entry] of deviations.entries()) checkCases(index, entry, suite);
  const ofClauses = new Map<string, NamedCase[]>();
  for (const one of suite.values()) {
    const same = ofClauses.get(one.clause);
    if (same === undefined) ofClauses.set(one.clause, [one]);
    else same.push(one);
  }
  for (const [index, { clause }] of deviations.entries())
    checkHidden(index, deviations, ofClauses.get(clause) ?? []);
}

/**
 * Raises SettingsError if earlier entries of the list name all cases of an entry and last as long as it, so that it can never count. `cases` are
 * those of its clause.
 */
function checkHidden(
  index: number,
  deviations: readonly KnownDeviation[],
  cases: readonly NamedCase[],
): void {
  const entry = deviations[index];
  if (entry === undefined) return;
  const lasts = ({ until }: KnownDeviation): boolean =>
    until === undefined || (entry.until !== undefined && until >= entry.until);
  const earlier = deviations.slice(0, index).filter((one) => one.clause === entry.clause && lasts(one));
  if (earlier.length === 0) return;
  const named = cases.filter((one) => isNamedBy(entry, one));
  if (named.length === 0 || !named.every((one) => earlier.some((before) => isNamedBy(before, one)))) return;
  const hiding = earlier
    .filter((before) => named.some((one) => isNamedBy(before, one)))
    .map((before) => `deviations.${deviations.indexOf(before)}`);
  const [comes, names] = hiding.length === 1 ? ['comes', 'names'] : ['come', 'name'];
  throw new SettingsError(
    `deviations.${index}: it can never count, because ${hiding.join(' and ')} ${comes} before it and ${names} all its cases. Put it first, or remove it.`,
  );
}

/** Raises SettingsError if an entry of the list gives cases, and one of them or all that the entry says names none of the suite. */
function checkCases(index: number, entry: KnownDeviation, suite: ReadonlyMap<string, NamedCase>): void {
  const { clause, operations: called = [], formats: written = [], cases = [] } = entry;
  if (cases.length === 0) return;
  const ids = [...suite.keys()];
  const stray = cases.find((glob) => !suite.has(glob) && !ids.some((id) => matchesGlob(glob, id)));
  if (stray !== undefined) {
    const nearest = nearestName(stray, ids);
    const hint = nearest === undefined ? 'assay list prints all of them.' : `Did you mean ${nearest}?`;
    throw new SettingsError(`deviations.${index}.cases: nothing is named "${stray}". ${hint}`);
  }
  if ([...suite.values()].some((one) => isNamedBy(entry, one))) return;
  const others = [
    ...(called.length === 0 ? [] : [`operations ${called.join(',')}`]),
    ...(written.length === 0 ? [] : [`formats ${written.join(',')}`]),
    `cases ${cases.join(',')}`,
  ];
  throw new SettingsError(
    `deviations.${index}: no case of ${clause} matches ${others.join(' and ')}; assay list prints all of them.`,
  );
}

/** Raises SettingsError if a glob of a selection matches none of the names; `setting` is also what `assay list` calls them. */
export function checkNames(setting: string, globs: readonly string[], names: readonly string[]): void {
  for (const glob of globs) {
    if (names.some((name) => matchesGlob(glob, name))) continue;
    const nearest = nearestName(glob, names);
    const hints = [
      ...(nearest === undefined ? [] : [`Did you mean ${nearest}?`]),
      ...(setting === 'clauses' ? familyHint(glob) : []),
    ];
    const hint =
      hints.length > 0
        ? hints.join(' ')
        : `assay list ${setting === 'cases' ? '' : `--${setting} `}prints them.`;
    throw new SettingsError(`${setting}: nothing matches "${glob}". ${hint}`);
  }
}
