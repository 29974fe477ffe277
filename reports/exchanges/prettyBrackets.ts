/**
 * Lays out json or jsv by its brackets, one member per line. Quoted text stays as it is.
 *
 * A quote within quotes is doubled in jsv, and has a backslash before it in json. A jsv text begins with its quote.
 */
export function prettyBrackets(text: string, jsv: boolean): string {
  let out = '';
  let depth = 0;
  const line = (): string => `\n${'  '.repeat(Math.min(depth, 40))}`;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') {
      const end = endOfQuoted(text, at, jsv);
      out += text.slice(at, end);
      at = end - 1;
    } else if (character === '{' || character === '[') {
      const closing = character === '{' ? '}' : ']';
      if (text[at + 1] === closing) {
        out += character + closing;
        at += 1;
      } else {
        depth += 1;
        out += character + line();
      }
    } else if (character === '}' || character === ']') {
      depth = Math.max(0, depth - 1);
      out += line() + character;
    } else if (character === ',') {
      out += character + line();
    } else if (jsv || !/[\r\n\t ]/.test(character)) {
      out += character === ':' && !jsv ? ': ' : character;
    }
  }
  return out;
}

function endOfQuoted(text: string, start: number, jsv: boolean): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (!jsv && text[at] === '\\') at += 1;
    else if (text[at] === '"') {
      if (jsv && text[at + 1] === '"') at += 1;
      else return at + 1;
    }
  }
  return text.length;
}
