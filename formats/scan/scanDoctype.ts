import { DecodeError } from '../DecodeError.ts';

/**
 * Finds the end of a DOCTYPE (or any other `<!…`) that starts at `start`, and rejects entities.
 *
 * Raises DecodeError: `forbidden` for `<!ENTITY` anywhere outside a comment, even in quotes, because parsers do not agree on
 * quotes there. External declarations are never fetched.
 */
export function scanDoctype(text: string, start: number): number {
  refuseEntity(text, start);
  let brackets = 0;
  let at = start + 2;
  while (at < text.length) {
    switch (text.charAt(at)) {
      case '<':
        if (text.startsWith('<!--', at)) at = behind(text, '-->', at + 4, start);
        else if (text.startsWith('<?', at)) at = behind(text, '?>', at + 2, start);
        else {
          refuseEntity(text, at);
          at += 1;
        }
        continue;
      case '"':
      case "'":
        at = quoted(text, at, start);
        continue;
      case '[':
        brackets += 1;
        break;
      case ']':
        brackets -= 1;
        break;
      case '>':
        if (brackets <= 0) return at + 1;
        break;
    }
    at += 1;
  }
  throw new DecodeError('a DOCTYPE that is not closed', start);
}

/** The offset after the quoted text that starts at `at`. */
function quoted(text: string, at: number, start: number): number {
  const end = behind(text, text.charAt(at), at + 1, start);
  const entity = text.slice(at, end).search(/<!ENTITY/i);
  if (entity !== -1) refuseEntity(text, at + entity);
  return end;
}

function behind(text: string, end: string, from: number, start: number): number {
  const found = text.indexOf(end, from);
  if (found === -1) throw new DecodeError('a DOCTYPE that is not closed', start);
  return found + end.length;
}

function refuseEntity(text: string, at: number): void {
  if (/^<!ENTITY/i.test(text.slice(at, at + 8)))
    throw new DecodeError('an entity declaration', at, 'forbidden');
}
