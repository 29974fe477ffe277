/** Calls back with every stretch of at least `shortest` characters of a kind, from `start` to before `end`, in order. */
export function eachIsland(
  text: string,
  kind: Uint8Array,
  shortest: number,
  tell: (start: number, end: number) => void,
): void {
  const isInside = (index: number): boolean => {
    const code = text.charCodeAt(index);
    return code < 128 && kind[code] !== 0;
  };
  // A stretch of that length covers at least one of these spaced places, so only these need a look.
  let place = shortest - 1;
  while (place < text.length) {
    if (!isInside(place)) {
      place += shortest;
      continue;
    }
    let start = place;
    while (start > 0 && isInside(start - 1)) start -= 1;
    let end = place + 1;
    while (end < text.length && isInside(end)) end += 1;
    if (end - start >= shortest) tell(start, end);
    place = end + shortest;
  }
}
