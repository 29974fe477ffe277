/** Whether a text matches a glob, in which `*` stands for any letters, slashes included, and `?` for one. */
export const matchesGlob = (glob: string, text: string): boolean => patternOf(glob).test(text);

/** Whether a text matches one of some globs. Thousands of names without a wildcard cost no more than one. */
export function globMatcher(globs: readonly string[]): (text: string) => boolean {
  const names = new Set(globs.filter((glob) => !hasWildcard(glob)));
  const patterns = globs.filter((glob) => !names.has(glob)).map(patternOf);
  return (text) => names.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** Whether a glob stands for more than one name. */
export const hasWildcard = (glob: string): boolean => /[*?]/.test(glob);

const known = new Map<string, RegExp>();

/** A glob is asked about thousands of names. */
function patternOf(glob: string): RegExp {
  const pattern = known.get(glob) ?? compiled(glob);
  known.set(glob, pattern);
  return pattern;
}

function compiled(glob: string): RegExp {
  const source = glob
    .replace(/\*+/g, '*')
    .replace(/[.+^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'su');
}
