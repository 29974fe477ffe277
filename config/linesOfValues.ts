const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\n/g;

/**
 * On which line of a JSON text each value begins, from 1, by its path: the names and indexes that lead to it, joined by dots.
 *
 * The text must be JSON already. If a name occurs twice in an object, the last member counts, as when it is read.
 */
export function linesOfValues(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  /** The containers around the next value, each with the name or index of that value. */
  const around: { readonly isList: boolean; at: string | number }[] = [];
  let line = 1;
  let name: string | undefined;
  for (const [part] of text.matchAll(token)) {
    const inner = around.at(-1);
    if (part === '\n') line += 1;
    else if (part === '}' || part === ']') around.pop();
    else if (part === ',') {
      if (inner !== undefined && typeof inner.at === 'number') inner.at += 1;
      name = undefined;
    } else if (part === ':') {
      if (inner !== undefined) inner.at = name ?? '';
    } else if (inner?.isList === false && name === undefined && part.startsWith('"')) {
      name = JSON.parse(part) as string;
    } else {
      lines.set(around.map(({ at }) => at).join('.'), line);
      if (part === '{' || part === '[') around.push({ isList: part === '[', at: part === '[' ? 0 : '' });
      name = undefined;
    }
  }
  return lines;
}
