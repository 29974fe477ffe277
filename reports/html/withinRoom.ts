/** The foremost entries of a map that fit into `room` characters of JSON together; one too long gives way to the next. */
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
