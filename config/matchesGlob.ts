/** Whether a text matches a glob, in which `*` stands for any letters, slashes included, and `?` for one. */
export function matchesGlob(glob: string, text: string): boolean {
  const source = glob
    .replace(/\*+/g, '*')
    .replace(/[.+^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'su').test(text);
}
