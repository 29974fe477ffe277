import type { Raw } from '../values/Raw.ts';
import { Undecodable } from '../values/Undecodable.ts';
import { plainXmlText } from './plainXmlText.ts';

/** An element by its local name, with its namespace prefix forgotten. */
export interface XmlElement {
  readonly name: string;
  readonly nil: boolean;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement {
  readonly tag: string;
  readonly nil: boolean;
  readonly children: XmlElement[];
  text: string;
}

const DEEPEST = 64;
const PART =
  /<!--(?:(?!--)[\s\S])*-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?&"'=]+)((?:\s+[^\s=<>/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;

/** Parses an xml document without a document type; element names lose their prefixes. */
export function parseXml(document: string): XmlElement {
  const text = document.trimStart().replace(/\r\n?/g, '\n');
  const top: OpenElement = { tag: '', nil: false, children: [], text: '' };
  const open: OpenElement[] = [top];
  PART.lastIndex = 0;
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const part = PART.exec(text);
    if (!part) throw new Undecodable(`The xml is broken at character ${at}.`);
    takePart(part, open);
  }
  const root = top.children[0];
  if (open.length !== 1 || !root || top.children.length > 1 || top.text.trim() !== '') {
    throw new Undecodable('The xml does not hold one root element.');
  }
  return root;
}

/** The members and items inside an element. */
export function elementContent(element: XmlElement): Raw {
  if (element.nil) return null;
  if (element.children.length === 0) return element.text;
  return { elements: element.children.map((child) => [child.name, elementContent(child)] as const) };
}

function takePart(part: RegExpExecArray, open: OpenElement[]): void {
  const [, cdata, endTag, startTag, attributes = '', empty, text] = part;
  const inner = open.at(-1);
  if (!inner) throw new Undecodable('The xml closes more than it opens.');
  if (cdata !== undefined) inner.text += cdata;
  if (text !== undefined) inner.text += plainXmlText(text);
  if (startTag !== undefined) {
    if (open.length > DEEPEST) throw new Undecodable('The xml is nested too deeply.');
    open.push({
      tag: startTag,
      nil: /[\s:]nil\s*=\s*["'](true|1)["']/.test(attributes),
      children: [],
      text: '',
    });
  }
  if (empty === '/') close(open, startTag ?? '');
  if (endTag !== undefined) close(open, endTag);
}

function close(open: OpenElement[], tag: string): void {
  const done = open.pop();
  const outer = open.at(-1);
  if (!done || !outer || done.tag !== tag)
    throw new Undecodable(`The xml closes ${tag} where it is not open.`);
  outer.children.push({
    name: tag.slice(tag.indexOf(':') + 1),
    nil: done.nil,
    children: done.children,
    text: done.text,
  });
}
