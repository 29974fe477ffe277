const parts = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[^>]*(?:>|$)|[^<]+/g;

/** Lays out xml or html by its tags, one element per line. An element's text stays next to its tags, unchanged. */
export function prettyTags(text: string): string {
  const found = text.match(parts) ?? [];
  let out = '';
  let depth = 0;
  let inline = false;
  found.forEach((part, index) => {
    const closing = part.startsWith('</');
    const opening = /^<[^!?/]/.test(part) && !part.endsWith('/>');
    if (closing) depth = Math.max(0, depth - 1);
    if (!part.startsWith('<')) {
      // Spaces between tags are layout, unless they are an element's only content.
      const only = isOpening(found[index - 1]) && (found[index + 1] ?? '').startsWith('</');
      if (part.trim() === '' && !only) return;
      out += part;
      inline = true;
      return;
    }
    const beside = inline || (closing && isOpening(found[index - 1]));
    out += beside || out === '' ? part : `\n${'  '.repeat(Math.min(depth, 40))}${part}`;
    inline = false;
    if (opening) depth += 1;
  });
  return out;
}

const isOpening = (part: string | undefined): boolean =>
  part !== undefined && /^<[^!?/]/.test(part) && !part.endsWith('/>');
