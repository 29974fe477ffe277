/** The name most like the given one, ignoring letter case; undefined if none is close enough to be a typo. */
export function nearestName(given: string, names: Iterable<string>): string | undefined {
  const ranked = [...names]
    .map((name) => ({ name, distance: editDistance(given.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.max(2, best.name.length / 3) ? best.name : undefined;
}

/** What to say of a name that is none of the known ones: the one that was perhaps meant, or all of them behind `all`. */
export function nameHint(given: string, names: readonly string[], all = 'Known are'): string {
  const nearest = nearestName(given, names);
  return nearest === undefined ? `${all} ${names.join(', ')}.` : `Did you mean ${nearest}?`;
}

/** How many letters must be added, removed or replaced to turn `a` into `b`. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[b.length] ?? 0;
}
