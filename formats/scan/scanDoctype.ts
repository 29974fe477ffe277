import { DecodeError } from '../DecodeError.ts';

/**
 * Finds the end of a DOCTYPE (or of any other `<!…`) that starts at `start`, and refuses entities.
 *
 * Raises DecodeError, `forbidden` for `<!ENTITY` wherever it stands outside a comment, in quotes as well: parsers
 * do not agree on quotes there. What is declared elsewhere is never fetched.
 */
export function scanDoctype(text: string, start: number): number {
  let brackets = 0;
  let at = start + 2;
  while (at < text.length) {
    switch (text.charAt(at)) {
      case '<':
        if (text.startsWith('<!--', at)) {
          const end = text.indexOf('-->', at + 4);
          if (end === -1) throw unclosed(start);
          at = end + 3;
          continue;
        }
        refuseEntity(text, at);
        break;
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
  throw unclosed(start);
}

/** The offset behind the quoted text that starts at `at`. */
function quoted(text: string, at: number, start: number): number {
  const end = text.indexOf(text.charAt(at), at + 1);
  if (end === -1) throw unclosed(start);
  for (let inner = text.indexOf('<', at); inner !== -1 && inner < end; inner = text.indexOf('<', inner + 1)) {
    refuseEntity(text, inner);
  }
  return end + 1;
}

function refuseEntity(text: string, at: number): void {
  if (/^<!ENTITY/i.test(text.slice(at, at + 8)))
    throw new DecodeError('an entity declaration', at, 'forbidden');
}

const unclosed = (start: number): DecodeError => new DecodeError('a DOCTYPE that is not closed', start);
