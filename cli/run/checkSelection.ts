import { matchesGlob } from '../../config/matchesGlob.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Plan } from '../../harness/Plan.ts';
import { operations } from '../../specs/operations.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { checkNames } from './checkNames.ts';

/** Raises SettingsError when a name of the selection stands for nothing, or when nothing matches all of it. */
export function checkSelection(settings: Settings, plan: Plan): void {
  checkNames('operations', settings.operations, [...operations.keys(), '-']);
  checkNames('clauses', settings.clauses, [...clauses.keys()]);
  if (plan.cases.length > 0) return;
  const selected = [...clauses.values()].filter(({ id }) =>
    settings.clauses.some((glob) => matchesGlob(glob, id)),
  );
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
