/** Of the cases of a finding, the first in each format that its first case does not have. */
export function otherFormats(places: readonly string[]): readonly string[] {
  const met = new Set<string>();
  return places.filter((place, index) => {
    const [format = ''] = place.split('/');
    const isNew = !met.has(format);
    met.add(format);
    return isNew && index > 0;
  });
}
