/** Of the cases of a finding, the first in each format that its first case does not have. */
export function otherFormats(cases: readonly string[]): readonly string[] {
  const met = new Set<string>();
  return cases.filter((id, index) => {
    const [format = ''] = id.split('/');
    const isNew = !met.has(format);
    met.add(format);
    return isNew && index > 0;
  });
}
