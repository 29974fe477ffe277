import { basename } from 'node:path';
import { SettingsError } from '../SettingsError.ts';
import { secretNames } from '../secretNames.ts';

/** A hook or a check of the operator's own threw, took too long, or brought what it may not. It is never the target's fault. */
export class HookError extends SettingsError {}

/** How messages name where hooks come from. */
export const nameOfHooks = (hooks: string): string => basename(hooks);

/** A shorter value of a variable may occur in ordinary text too. */
const shortestSecretVariable = 6;

/** What is told of an error's text. */
const longestErrorText = 300;

/**
 * What code of the operator's threw, as the end of a sentence, without the values of variables that may be secret. If `what` names the file
 * of that code, the line there is said too.
 */
export function thrownText(error: unknown, what: string): string {
  const told = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const secrets = Object.entries(process.env)
    .filter(([name, value = '']) => secretNames.test(name) && value.length >= shortestSecretVariable)
    .sort(([, a = ''], [, b = '']) => b.length - a.length);
  let text = told;
  for (const [name, value = ''] of secrets) text = text.replaceAll(value, `$${name}`);
  const line = text.replace(/\s+/g, ' ').trim().slice(0, longestErrorText);
  const at = placeIn(error, what);
  return `${/[.!?]$/.test(line) ? line : `${line}.`}${at === undefined ? '' : ` See ${at}.`}`;
}

/** The first place that the stack names in a file that `what` names, such as `assay.config.mjs:12`. A syntax error names it too. */
function placeIn(error: unknown, what: string): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = [...stack.matchAll(/([^/\\\s(]+\.m?js)(?:\?[^\s:)]*)?:(\d+)/g)];
  const own = places.find(([, file = '']) => what.split(' ').includes(file));
  return own === undefined ? undefined : `${own[1]}:${own[2]}`;
}

/** Waits for code of the operator's, but not forever. Raises HookError if it throws or takes longer. `what` names it in messages. */
export async function withinTime<T>(what: string, ms: number, work: () => T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new HookError(`${what} did not end within ${ms / 1000} s; make it faster.`)),
      ms,
    );
  });
  try {
    return await Promise.race([(async () => work())(), tooLong]);
  } catch (error) {
    if (error instanceof HookError) throw error;
    throw new HookError(`${what} threw ${thrownText(error, what)}`);
  } finally {
    clearTimeout(timer);
  }
}
