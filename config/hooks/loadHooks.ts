import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { matchesGlob } from '../matchesGlob.ts';
import { nameHint } from '../nearestName.ts';
import { HookError, nameOfHooks, withinTime } from './HookError.ts';
import type { Hooks, OwnCheck } from './Hooks.ts';

/** How long the module may take to load, in milliseconds. */
const loadWithinMs = 60_000;

/** What this thread has loaded, by its name in the settings. Functions do not cross threads, so each thread loads the file. */
const loaded = new Map<string, Hooks>();

const none: Hooks = {};

/** Loads what the settings name, once in a thread. Raises HookError if that can't be loaded or is not what is allowed. */
export async function loadHooks(name: string | null): Promise<Hooks> {
  if (name === null) return none;
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const what = nameOfHooks(name);
  const exported = await withinTime(
    `The module ${what}`,
    loadWithinMs,
    () => import(/* @vite-ignore */ pathToFileURL(name).href) as Promise<unknown>,
  );
  const hooks = checkedHooks({ ...(exported as Hooks) }, what);
  loaded.set(name, hooks);
  return hooks;
}

/** The hooks that this thread has loaded. */
export function hooksOf(name: string | null | undefined): Hooks {
  if (name === null || name === undefined) return none;
  const hooks = loaded.get(name);
  if (hooks === undefined) throw new Error(`${name} was not loaded in this thread`);
  return hooks;
}

/** Keeps hooks that a program gives as functions, for this thread alone. Returns their name for the settings. */
export function holdHooks(hooks: Hooks): string {
  const name = `hooks ${loaded.size + 1}`;
  loaded.set(name, checkedHooks(hooks, 'what was given'));
  return name;
}

/** Whether only this thread has these hooks. */
export const isHeldHere = (name: string | null): boolean => name !== null && !isAbsolute(name);

const functionNames = ['beforeRun', 'afterRun', 'onRequest'] as const;

/** What is not allowed in a module is an error: a misspelt hook would never be called. */
function checkedHooks(exported: Hooks, what: string): Hooks {
  const known: readonly string[] = [...functionNames, 'checks'];
  const stray = Object.keys(exported).find((name) => !known.includes(name));
  if (stray !== undefined)
    throw new HookError(
      `${what}: it exports ${stray}, which is no hook. ${nameHint(stray, known, 'Allowed are')}`,
    );
  for (const name of functionNames)
    if (!['function', 'undefined'].includes(typeof exported[name]))
      throw new HookError(`${what}: ${name} is not a function.`);
  const { checks = [] } = exported;
  if (!Array.isArray(checks)) throw new HookError(`${what}: checks is not a list.`);
  for (const [index, check] of checks.entries()) requireCheck(check as OwnCheck, `${what}: checks.${index}`);
  const twice = checks.find(({ name }, index) => checks.findIndex((one) => one.name === name) !== index);
  if (twice !== undefined) throw new HookError(`${what}: two checks are named ${twice.name}.`);
  return exported;
}

const membersOfCheck = ['name', 'level', 'statement', 'operations', 'formats', 'on', 'check'];

/** A misspelt member is an error too: without its `operations`, a check asks all of them. */
function requireCheck(check: OwnCheck, where: string): void {
  if (typeof check !== 'object' || check === null) throw new HookError(`${where} is not an object.`);
  const stray = Object.keys(check).find((member) => !membersOfCheck.includes(member));
  if (stray !== undefined)
    throw new HookError(
      `${where}.${stray}: a check has no such member. ${nameHint(stray, membersOfCheck, 'Allowed are')}`,
    );
  const { name, level, statement, operations: called, formats: written, on = 'success' } = check;
  const wrong = (member: string, allowed: string): HookError =>
    new HookError(`${where}.${member} is not allowed; allowed is ${allowed}.`);
  if (typeof name !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    throw wrong('name', 'words in lower case, joined by hyphens, such as quick-answers');
  if (!['MUST', 'SHOULD', 'NOTE'].includes(level)) throw wrong('level', 'MUST, SHOULD or NOTE');
  if (typeof statement !== 'string' || statement.trim() === '')
    throw wrong('statement', 'a sentence that says what must be true');
  if (!['success', 'any'].includes(on)) throw wrong('on', 'success or any');
  if (typeof check.check !== 'function') throw wrong('check', 'a function');
  const all = [...operations.keys()];
  requireNames(called, all, `${where}.operations`, () =>
    wrong('operations', 'a list of operations or globs'),
  );
  const ofFormats = `a list of ${formats.join(', ')}, or globs of them`;
  requireNames(written, formats, `${where}.formats`, () => wrong('formats', ofFormats));
}

/** Raises HookError if `globs` is given and no list of texts, or if one of them matches none of the names. */
function requireNames(
  globs: readonly string[] | undefined,
  names: readonly string[],
  where: string,
  wrong: () => HookError,
): void {
  if (globs === undefined) return;
  if (!Array.isArray(globs) || globs.length === 0 || globs.some((glob) => typeof glob !== 'string'))
    throw wrong();
  const stray = globs.find((glob) => !names.some((name) => matchesGlob(glob, name)));
  if (stray !== undefined)
    throw new HookError(`${where}: "${stray}" matches nothing. ${nameHint(stray, names)}`);
}
