import { isoOf } from '../dates.ts';
import { baseMembers, inOrder, type Part, type XmlManner } from '../manners/XmlManner.ts';
import { membersOf } from '../records.ts';
import type { Members, Rec, Type, Value } from '../types.ts';
import type { DateForm } from './jsv.ts';

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** Writes a response as one element. */
export function writeXml(
  manner: XmlManner,
  root: string,
  known: Members,
  value: Rec,
  dateForm: DateForm = (iso) => iso,
): string {
  const qualified = (part: Part, name: string): string =>
    manner.prefixes[part] === '' ? name : `${manner.prefixes[part]}:${name}`;

  const element = (part: Part, name: string, type: Type, held: Value, inner: Part, depth: number): string => {
    const named = qualified(part, name);
    if (held === null) return manner.nil === 'absent' ? '' : `${line(depth)}<${named} inst:nil='1'/>`;
    return `${line(depth)}<${named}>${content(type, held, inner, depth)}</${named} >`;
  };

  const line = (depth: number): string => (manner.indent === null ? '' : `\n${manner.indent.repeat(depth)}`);

  const content = (type: Type, held: Value, inner: Part, depth: number): string => {
    if (typeof type === 'string')
      return type === 'date' ? dateForm(isoOf(Number(held))) : escaped(String(held));
    const inside =
      'list' in type
        ? items(type.list, held as readonly Value[], inner, depth + 1)
        : record(membersOf(type.record), held as Rec, inner, depth + 1);
    return inside === '' ? '' : inside + line(depth);
  };

  const record = (members: Members, held: Rec, inner: Part, depth: number): string =>
    inOrder(manner.order, members)
      .map((name) => element(inner, name, members.get(name) ?? 'text', held[name] ?? null, inner, depth))
      .join('');

  const items = (type: Type, held: readonly Value[], inner: Part, depth: number): string => {
    const of = typeof type === 'object' && 'record' in type ? type.record : 'text';
    const part = of === 'text' ? 'arrays' : inner;
    return held.map((item) => element(part, manner.itemName(of), type, item, inner, depth)).join('');
  };

  const lines = inOrder(manner.order, known, baseMembers).map((name) => {
    const [part, inner] = baseMembers.includes(name)
      ? (['base', 'base'] as const)
      : (['operations', 'records'] as const);
    return element(part, name, known.get(name) ?? 'text', value[name] ?? null, inner, 1);
  });
  const named = qualified('operations', root);
  return `<${named}${declarations(manner)}>\n${lines.filter((text) => text !== '').join('\n')}\n</${named}>\n`;
}

function declarations({ namespaces, prefixes, nil }: XmlManner): string {
  const parts = Object.keys(namespaces) as Part[];
  const declared = parts
    .filter((part) => namespaces[part] !== '')
    .map((part) => ` xmlns${prefixes[part] === '' ? '' : `:${prefixes[part]}`}="${namespaces[part]}"`);
  return [...new Set(declared), ...(nil === 'shown' ? [` xmlns:inst="${schemaInstance}"`] : [])].join('');
}

/** Characters that XML 1.0 cannot carry are left out, which the document leaves open (TYP-12). */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"'\t\n\r]/g, (character) => `&#x${character.charCodeAt(0).toString(16)};`);
