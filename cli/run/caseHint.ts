import { matchesGlob } from '../../config/matchesGlob.ts';
import { nearestName } from '../../config/nearestName.ts';

/**
 * What was perhaps meant by the first of these ids or globs that matches no case, as a sentence; undefined if each matches one, or
 * nothing is like it. Each part of an id is compared alone, so that a glob has a hint too. Of parts that lead to cases the rest is `*`.
 */
export function caseHint(globs: readonly string[], ids: readonly string[]): string | undefined {
  const stray = globs.find((glob) => !ids.some((id) => matchesGlob(glob, id)));
  if (stray === undefined) return undefined;
  const parts = ids.map((id) => id.split('/'));
  const mended = stray
    .split('/')
    .map((part, index) => {
      if (part === '' || part.includes('*')) return part;
      return nearestName(part, new Set(parts.flatMap((all) => all[index] ?? []))) ?? part;
    })
    .join('/')
    .replace(/\/$/, '');
  const meant = [mended, `${mended}/*`].find((glob) => ids.some((id) => matchesGlob(glob, id)));
  const found = meant ?? nearestName(stray, ids);
  return found === undefined ? undefined : `Did you mean '${found}'?`;
}
