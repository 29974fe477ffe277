/**
 * Reads an answer into lines that can be compared, of every format in the same way: `<path>=<value>` for each single value, decoded,
 * and `<path>:<raw>` as it stands in the body. Paths have no positions in lists. A record or a list adds `<path>:{` or `<path>:[`.
 * Line breaks, tabs and backslashes in values are `\n`, `\r`, `\t` and `\\`.
 *
 * The function uses nothing outside itself: its source goes into the test files that `assay repro --vitest` writes, and the scripts do
 * the same in awk (`awkReaders.ts`). It never throws: what is malformed ends the lines.
 */
export function linesOf(format: string, body: string): string[] {
  const out: string[] = [];
  const shown = (text: string): string =>
    text.replace(
      /[\\\n\r\t]/g,
      (each) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[each] ?? '',
    );
  const put = (path: string, value: string, raw: string): void => {
    out.push(`${path}=${shown(value)}`, `${path}:${shown(raw)}`);
  };
  const under = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

  const readBraces = (text: string, root: string, isJson: boolean): void => {
    let at = 0;
    const blank = (): void => {
      while (' \t\r\n'.includes(text[at] ?? 'x')) at += 1;
    };
    const quoted = (): string => {
      let value = '';
      at += 1;
      while (at < text.length) {
        const each = text[at] ?? '';
        if (each === '"') {
          if (isJson || text[at + 1] !== '"') break;
          at += 1;
        } else if (each === '\\' && isJson) {
          const next = text[at + 1] ?? '';
          if (next === 'u') value += String.fromCharCode(Number.parseInt(text.slice(at + 2, at + 6), 16));
          else
            value +=
              ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' } as Record<string, string>)[next] ?? next;
          at += next === 'u' ? 6 : 2;
          continue;
        }
        value += each;
        at += 1;
      }
      at += 1;
      return value;
    };
    const bare = (ends: string): string => {
      const from = at;
      while (at < text.length && !ends.includes(text[at] ?? '')) at += 1;
      return isJson ? text.slice(from, at).trim() : text.slice(from, at);
    };
    const value = (path: string): void => {
      blank();
      const from = at;
      const first = text[at];
      if (first === '"') put(path, quoted(), text.slice(from, at));
      else if (first === '{' || first === '[') group(path, first);
      else {
        const word = bare(',}]');
        put(path, word, word);
      }
    };
    const group = (path: string, open: string): void => {
      const end = open === '{' ? '}' : ']';
      out.push(`${path}:${open}`);
      at += 1;
      for (;;) {
        blank();
        if (at >= text.length) return;
        if (text[at] === end) break;
        const before = at;
        if (open === '{') {
          const name = text[at] === '"' ? quoted() : bare(':');
          blank();
          at += 1;
          value(under(path, name));
        } else value(path);
        blank();
        if (text[at] === ',') at += 1;
        else if (text[at] !== end || at === before) return;
      }
      at += 1;
    };
    if (isJson) at = Math.max(0, text.search(/[{[]/));
    value(root);
  };

  const readMarkup = (text: string): void => {
    const names: { name: string; from: number; isLeaf: boolean }[] = [];
    const plain = (raw: string): string =>
      raw
        .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inner: string) => inner.replaceAll('&', '&amp;'))
        .replace(/&(#x[0-9a-fA-F]+|#[0-9]+|lt|gt|quot|apos|amp);/g, (_, name: string) => {
          if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
          if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
          return { lt: '<', gt: '>', quot: '"', apos: "'" }[name] ?? '&';
        });
    let at = 0;
    for (;;) {
      at = text.indexOf('<', at);
      if (at === -1) return;
      const special = [
        ['<!--', '-->'],
        ['<![CDATA[', ']]>'],
        ['<?', '>'],
        ['<!', '>'],
      ].find(([start = '']) => text.startsWith(start, at));
      const end = text.indexOf(special?.[1] ?? '>', at);
      if (end === -1) return;
      const tag = text.slice(at + 1, end);
      if (special === undefined && tag.startsWith('/')) {
        const path = names.map(({ name }) => name).join('.');
        const last = names.pop();
        if (last === undefined) return;
        const raw = text.slice(last.from, at);
        if (last.isLeaf) put(path, plain(raw), raw);
      } else if (special === undefined) {
        const parent = names[names.length - 1];
        if (parent !== undefined) parent.isLeaf = false;
        const full = tag.split(/[ \t\r\n/]/)[0] ?? '';
        names.push({ name: full.slice(full.indexOf(':') + 1), from: end + 1, isLeaf: true });
        const path = names.map(({ name }) => name).join('.');
        for (const [, name = '', said = ''] of tag.matchAll(/[ \t\r\n]([^= \t\r\n]+)=["']([^"']*)["']/g))
          put(`${path}@${name}`, plain(said), said);
        if (tag.endsWith('/')) {
          put(path, '', '');
          names.pop();
        }
      }
      at = end + (special?.[1] ?? '>').length;
    }
  };

  const readRows = (text: string): void => {
    const rows: string[][] = [[]];
    let at = 0;
    while (at < text.length) {
      const from = at;
      if (text[at] === '"') {
        at += 1;
        while (at < text.length && (text[at] !== '"' || text[at + 1] === '"')) at += text[at] === '"' ? 2 : 1;
        at += 1;
      } else while (at < text.length && !',\r\n'.includes(text[at] ?? '')) at += 1;
      rows[rows.length - 1]?.push(text.slice(from, at));
      if (text[at] === '\r') at += 1;
      if (text[at] === '\n' && at + 1 < text.length) rows.push([]);
      at += 1;
    }
    const inside = (cell: string): string =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    const [heads = [], ...others] = rows;
    for (const row of others)
      for (const [index, cell] of row.entries()) {
        const path = inside(heads[index] ?? '');
        const value = inside(cell);
        if (/^[{[]/.test(value)) readBraces(value, path, false);
        else put(path, value, cell);
      }
  };

  const bodyText = body.replace(/^\ufeff/, '');
  if (format === 'json' || format === 'jsv') readBraces(bodyText, '', format === 'json');
  else if (format === 'csv') readRows(bodyText);
  else readMarkup(bodyText);
  return out;
}
