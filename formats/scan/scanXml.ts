import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';
import { scanDoctype } from './scanDoctype.ts';

/** What the scan saw; offsets into the text, in UTF-16 units. */
export interface XmlScan {
  /** Start and end of each DOCTYPE. They hold nothing that a message needs. */
  readonly doctypes: readonly (readonly [number, number])[];
}

/**
 * One pass over the text before any parser sees it (no XML library keeps these limits itself).
 *
 * Raises DecodeError:
 * - `size` for text, nesting or a number of nodes beyond our limits;
 * - `forbidden` for entity declarations of any kind;
 * - `syntax` when there is no element, or when the text ends before the root does.
 *
 * The scan skips comments, CDATA, processing instructions and attribute values. Iterative, linear.
 */
export function scanXml(text: string): XmlScan {
  if (text.length > limits.text)
    throw new DecodeError(`longer than ${limits.text} characters`, limits.text, 'size');
  const doctypes: [number, number][] = [];
  let depth = 0;
  let nodes = 0;
  let root: string | undefined;
  let closed = false;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const next = text.charCodeAt(at + 1);
    if (next === 0x21 /* ! */) {
      if (text.startsWith('<!--', at)) at = after(text, '-->', at, at + 4, 'comment');
      else if (text.startsWith('<![CDATA[', at)) at = after(text, ']]>', at, at + 9, 'CDATA section');
      else {
        const end = scanDoctype(text, at);
        doctypes.push([at, end]);
        at = end;
      }
    } else if (next === 0x3f /* ? */) {
      at = after(text, '?>', at, at + 2, 'processing instruction');
    } else if (next === 0x2f /* / */) {
      const end = after(text, '>', at, at + 2, 'closing tag');
      // The root's own closing tag ends the document, even if tags within are crossed or unclosed.
      closed ||= nameAt(text, at + 2) === root;
      depth = Math.max(0, depth - 1);
      at = end;
    } else if (startsName(next)) {
      const tag = scanTag(text, at);
      root ??= nameAt(text, at + 1);
      nodes += 1 + tag.attributes;
      if (nodes > limits.nodes) throw new DecodeError(`more than ${limits.nodes} nodes`, at, 'size');
      if (tag.selfClosing) closed ||= depth === 0;
      else {
        depth += 1;
        if (depth > limits.depth) throw new DecodeError(`nested deeper than ${limits.depth}`, at, 'size');
      }
      at = tag.end;
    } else {
      at += 1;
    }
  }
  if (root === undefined) throw new DecodeError('no XML element', 0);
  if (!closed) throw new DecodeError(`the text ends before <${root.slice(0, 100)}> does`, text.length);
  return { doctypes };
}

/** The offset after `end`, which closes what began at `start`. */
function after(text: string, end: string, start: number, from: number, what: string): number {
  const found = text.indexOf(end, from);
  if (found === -1) throw new DecodeError(`a ${what} that is not closed`, start);
  return found + end.length;
}

function scanTag(text: string, start: number): { end: number; selfClosing: boolean; attributes: number } {
  let attributes = 0;
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x3e /* > */)
      return { end: at + 1, selfClosing: text.charCodeAt(at - 1) === 0x2f, attributes };
    if (code === 0x22 || code === 0x27 /* " ' */) {
      attributes += 1;
      at = text.indexOf(text.charAt(at), at + 1);
      if (at === -1) break;
    }
  }
  throw new DecodeError('a tag that is not closed', start);
}

function nameAt(text: string, start: number): string {
  let end = start;
  while (end < text.length && !endsName(text.charCodeAt(end))) end += 1;
  return text.slice(start, end);
}

/** Blank, `/` or `>`. */
const endsName = (code: number): boolean =>
  code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d || code === 0x2f || code === 0x3e;

/** A letter, `_`, `:` or anything beyond ASCII. Before any other character, a `<` is unescaped text. */
const startsName = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  code === 0x5f ||
  code === 0x3a ||
  code >= 0x80;
