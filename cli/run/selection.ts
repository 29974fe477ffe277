import { matchesGlob } from '../../config/matchesGlob.ts';
import { nearestName } from '../../config/nearestName.ts';
import type { KnownDeviation, Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { clausesWith } from '../../suites/kernel/ownCases.ts';
import { familyHint } from '../familyHint.ts';
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
      `clauses: ${names} leave it open what a target does; that is observed and never judged.`,
    );
  }
  const given = (['formats', 'operations', 'clauses', 'cases'] as const)
    .filter((name) => settings[name].length > 0)
    .map((name) => `${name} ${settings[name].join(',')}`);
  throw new SettingsError(`no case matches ${given.join(' and ')}; assay list prints all of them.`);
}

/** Raises SettingsError if an entry of the list of known deviations names a clause, an operation or a format that does not exist. */
export function checkDeviations(deviations: readonly KnownDeviation[], hooks: string | null): void {
  const known = clausesWith(hooks).map(({ id }) => id);
  for (const [index, { clause, operations: called = [], formats: written = [] }] of deviations.entries()) {
    const check = (member: string, globs: readonly string[], names: readonly string[]): void => {
      const stray = globs.find((glob) => !names.some((name) => matchesGlob(glob, name)));
      if (stray === undefined) return;
      const nearest = nearestName(stray, names);
      const hint = nearest === undefined ? `Allowed are ${names.join(', ')}.` : `Did you mean ${nearest}?`;
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
