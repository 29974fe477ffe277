import { type Format, formats } from '../specs/Format.ts';
import type { Operation } from '../specs/Operation.ts';
import { operations } from '../specs/operations.ts';
import { matchesGlob } from './matchesGlob.ts';
import { nameHint } from './nearestName.ts';
import { SettingsError } from './SettingsError.ts';
import type { Source } from './sources.ts';

/** What the operator declares that a target does not offer, by name. Both lists are empty for a target that offers everything. */
export interface Scope {
  readonly withoutFormats: readonly Format[];
  readonly withoutOperations: readonly string[];
}

/** The scope of a target that offers everything. */
export const wholeScope: Scope = { withoutFormats: [], withoutOperations: [] };

/** Whether a scope leaves nothing out. */
export const isWhole = ({ withoutFormats, withoutOperations }: Scope): boolean =>
  withoutFormats.length === 0 && withoutOperations.length === 0;

/** A call or a case. The format is `a+b` or `all` for a case about several; the operation is null, or `-`, for none in particular. */
interface Place {
  readonly operation: string | null;
  readonly format: string;
}

/** What a place needs that is out of scope: the operation, or else a format; undefined if it needs nothing of it. */
export const outOfScope = (scope: Scope, { operation, format }: Place): string | undefined =>
  scope.withoutOperations.find((name) => name === operation) ??
  scope.withoutFormats.find((name) => format.split('+').includes(name));

/** A scope in words, worded to follow "out of scope"; empty for a whole one. */
export const scopeInWords = ({ withoutFormats, withoutOperations }: Scope): string =>
  [withoutFormats, withoutOperations]
    .filter((names) => names.length > 0)
    .map((names) => names.join(', '))
    .join('; ');

/** The Gets in scope that can be asked with nothing but the key. */
export const plainGetsIn = ({ withoutOperations }: Scope): readonly string[] =>
  [...operations.values()]
    .filter(({ kind, request }) => kind === 'get' && request.every(isLeftOut))
    .map(({ name }) => name)
    .filter((name) => !withoutOperations.includes(name));

const isLeftOut = ({ name, optional }: Operation['request'][number]): boolean =>
  optional === true || name === 'APIKEY' || name === 'showDeleted';

/**
 * The scope that the settings file declares, without its globs.
 *
 * Raises SettingsError if a glob matches nothing, or if nothing that can be judged is left.
 */
export function loadScope(sources: readonly Source[]): Scope {
  const source = sources.find(({ values }) => values.scope !== undefined);
  if (source === undefined) return wholeScope;
  const given = source.values.scope as Partial<Readonly<Record<keyof Scope, readonly string[]>>>;
  const namesMatching = <Name extends string>(
    member: keyof Scope,
    names: readonly Name[],
  ): readonly Name[] => {
    const globs = given[member] ?? [];
    const at = source.nameOf(`scope.${member}`);
    const stray = globs.find((glob) => !names.some((name) => matchesGlob(glob, name)));
    if (stray !== undefined)
      throw new SettingsError(`${at}: nothing is named "${stray}". ${nameHint(stray, names, 'Allowed are')}`);
    const left = names.filter((name) => !globs.some((glob) => matchesGlob(glob, name)));
    if (left.length === 0)
      throw new SettingsError(
        `${at}: ${globs.join(', ')} leaves nothing to judge; name what is not offered.`,
      );
    return names.filter((name) => !left.includes(name));
  };
  const scope = {
    withoutFormats: namesMatching('withoutFormats', formats),
    withoutOperations: namesMatching('withoutOperations', [...operations.keys()]),
  };
  if (plainGetsIn(scope).length === 0)
    throw new SettingsError(
      `${source.nameOf('scope.withoutOperations')}: it leaves no Get, and without one Assay can't tell whether a target accepts the key.`,
    );
  return scope;
}
