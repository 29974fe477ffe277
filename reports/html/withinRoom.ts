/** The first entries of a map that together fit into `room` characters of JSON. One that is too long gives way to the next. */
export function withinRoom<T>(
  entries: Iterable<readonly [string, T]>,
  room: number,
): Readonly<Record<string, T>> {
  const chosen: Record<string, T> = {};
  let left = room;
  for (const [name, value] of entries) {
    const size = JSON.stringify(value).length + name.length;
    if (size > left) continue;
    left -= size;
    chosen[name] = value;
  }
  return chosen;
}
