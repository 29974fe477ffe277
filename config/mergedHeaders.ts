import type { Settings } from './Settings.ts';
import type { Source } from './sources.ts';

/**
 * The headers of all sources: each name as the first source has it, so that a header more leaves the others as they are. Names are alike
 * in any letter case.
 */
export function mergedHeaders(sources: readonly Source[]): Pick<Settings, 'headers' | 'flaggedHeaders'> {
  const first = new Map<
    string,
    { readonly name: string; readonly value: string; readonly flagged: boolean }
  >();
  for (const { values, isGiven } of sources)
    for (const [name, value] of Object.entries((values.headers ?? {}) as Settings['headers']))
      if (!first.has(name.toLowerCase())) first.set(name.toLowerCase(), { name, value, flagged: isGiven });
  const all = [...first.values()];
  return {
    headers: Object.fromEntries(all.map(({ name, value }) => [name, value])),
    flaggedHeaders: all.filter(({ flagged }) => flagged).map(({ name }) => name),
  };
}
