/** What a line of JSON holds; undefined for a line that a full disk cut, and for what was then written after it. */
export function lineContent<T>(
  line: string,
  revive?: (name: string, value: unknown) => unknown,
): T | undefined {
  try {
    return JSON.parse(line, revive) as T;
  } catch {
    return undefined;
  }
}
