import { NotDeserialised } from './types.ts';

/** An element of a document, with its namespace; `at` is where it stands. */
export interface Element {
  readonly name: string;
  readonly namespace: string;
  readonly isNil: boolean;
  readonly at: number;
  readonly children: Element[];
  text: string;
}

const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const token =
  /<!--(?:(?!--)[\s\S])*-->|<\?[\w-]+(?:(?!\?>)[\s\S])*\?>|<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+))?;?/gi, (whole, hex, decimal, name) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const found =
      name === undefined ? (code <= 0x10ffff ? String.fromCodePoint(code) : undefined) : named[name];
    if (found === undefined || !whole.endsWith(';'))
      throw new NotDeserialised(`Reference to undeclared entity '${whole}'.`);
    return found;
  });

/** Reads a document. No document type, no entities of its own. Raises NotDeserialised where it is not well-formed. */
export function parseXml(text: string): Element {
  const top: Element = { name: '', namespace: '', isNil: false, at: 0, children: [], text: '' };
  const open: { element: Element; tag: string; scope: ReadonlyMap<string, string> }[] = [
    { element: top, tag: '', scope: new Map([['xml', '']]) },
  ];
  const source = text.replace(/^\ufeff/, '');
  token.lastIndex = 0;
  for (let at = 0; at < source.length; at = token.lastIndex) {
    token.lastIndex = at;
    const found = token.exec(source);
    if (found === null) throw new NotDeserialised(`There is an error in XML document (1, ${at + 1}).`);
    const [, literal, closing, opening, attributes = '', alone, plain] = found;
    const parent = open.at(-1);
    if (parent === undefined) throw new NotDeserialised('Data at the root level is invalid.');
    if (literal !== undefined) parent.element.text += literal;
    else if (plain !== undefined) parent.element.text += unescaped(plain.replace(/\r\n?/g, '\n'));
    else if (closing !== undefined) {
      if (parent.tag !== closing)
        throw new NotDeserialised(`The start tag '${parent.tag}' does not match '${closing}'.`);
      open.pop();
    } else if (opening !== undefined) {
      const given = [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, name = '', one, other]) => [name, unescaped(one ?? other ?? '')] as const,
      );
      const declared = given.flatMap(([name, value]) =>
        /^xmlns(:|$)/.test(name) ? [[name.slice(6), value] as const] : [],
      );
      const scope = declared.length === 0 ? parent.scope : new Map([...parent.scope, ...declared]);
      const spaceOf = (prefix: string): string => {
        const space = scope.get(prefix);
        if (space === undefined && prefix !== '')
          throw new NotDeserialised(`'${prefix}' is an undeclared prefix.`);
        return space ?? '';
      };
      const [prefix, name] = opening.includes(':') ? opening.split(':') : ['', opening];
      const isNil = given.some(
        ([each, value]) =>
          /:nil$/.test(each) && spaceOf(each.split(':')[0] ?? '') === INSTANCE && /^(?:true|1)$/.test(value),
      );
      const element = {
        name: name ?? '',
        namespace: spaceOf(prefix ?? ''),
        isNil,
        at,
        children: [],
        text: '',
      };
      parent.element.children.push(element);
      if (alone === '') open.push({ element, tag: opening, scope });
    }
  }
  const [root, ...more] = top.children;
  if (root === undefined || open.length !== 1 || more.length > 0 || top.text.trim() !== '')
    throw new NotDeserialised('Root element is missing, or more than one.');
  return root;
}
