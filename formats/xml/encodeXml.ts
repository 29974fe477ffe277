import { isDateTime } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { DateTime, Numeric, RecordValue, Value } from '../../specs/Value.ts';
import { type Dialect, plainDialect } from '../Dialect.ts';
import { wallText } from '../write/wallText.ts';
import { dialectMembers } from './dialectMembers.ts';
import { elementName } from './elementName.ts';
import { escapeAttribute, escapeText } from './escapeXml.ts';
import { instanceNamespace } from './XmlNode.ts';

/** A document being written. */
interface Sheet {
  readonly dialect: Dialect;
  readonly parts: string[];
  /** Prefixes of the namespaces that many elements use; declared at the root when used. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly used: Set<string>;
}

/** Where an element is: the default namespace in force, and the namespace of records' members and items. */
interface Place {
  readonly inherited: string;
  readonly region: string;
}

/**
 * Writes a message as XML in the dialect; the root is named after the message.
 *
 * Each namespace covers these:
 * - `operations`: the root;
 * - `members`: the root's own members, if different;
 * - `records`: what is in records, and items of lists of records;
 * - `base`: inherited members and everything in them;
 * - `arrays`: items of text lists.
 *
 * There is no XML declaration: the text is meant to be UTF-8. Absent members are left out, nil ones are marked as nil.
 */
export function encodeXml(message: RecordShape, value: RecordValue, dialect: Dialect = plainDialect): string {
  const { operations, members = operations, records, arrays, base } = dialect.xmlNamespaces;
  const prefixes = new Map<string, string>();
  for (const [prefix, namespace] of [
    ['a', arrays],
    ['r', records],
  ] as const) {
    if (namespace !== '' && namespace !== operations) prefixes.set(namespace, prefix);
  }
  const sheet: Sheet = { dialect, parts: [], prefixes, used: new Set() };
  for (const member of dialectMembers(message, value, dialect, dialect.baseMembers)) {
    const inherits = dialect.baseMembers.includes(member.name);
    const place: Place = { inherited: operations, region: inherits ? base : records };
    write(sheet, member.name, inherits ? base : members, member.value, member.type, place);
  }
  const root = elementName(message.name);
  const declared = [
    ...(operations === '' ? [] : [` xmlns="${escapeAttribute(operations)}"`]),
    ...(sheet.used.has(instanceNamespace) ? [` xmlns:i="${instanceNamespace}"`] : []),
    ...[...prefixes]
      .filter(([namespace]) => sheet.used.has(namespace))
      .map(([namespace, prefix]) => ` xmlns:${prefix}="${escapeAttribute(namespace)}"`),
  ].join('');
  return `<${root}${declared}>${sheet.parts.join('')}</${root}>`;
}

const open: TypeShape = { kind: 'open' };

/** One element in `namespace`, with the content of the value. A value of another kind than its type is written anyway. */
function write(
  sheet: Sheet,
  name: string,
  namespace: string,
  value: Value,
  type: TypeShape,
  place: Place,
): void {
  const { parts, prefixes, used } = sheet;
  let tag = elementName(name);
  let declaration = '';
  let inherited = place.inherited;
  if (namespace !== inherited) {
    const prefix = prefixes.get(namespace);
    if (prefix === undefined) {
      declaration = ` xmlns="${escapeAttribute(namespace)}"`;
      inherited = namespace;
    } else {
      tag = `${prefix}:${tag}`;
      used.add(namespace);
    }
  }
  if (value === null) {
    used.add(instanceNamespace);
    parts.push(`<${tag}${declaration} i:nil="true"/>`);
    return;
  }
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) {
    const text = escapeText(xmlScalarText(value as Exclude<Value, null | readonly Value[] | RecordValue>));
    parts.push(text === '' ? `<${tag}${declaration}/>` : `<${tag}${declaration}>${text}</${tag}>`);
    return;
  }
  const start = parts.push(`<${tag}${declaration}>`);
  if (isList) writeItems(sheet, value, type, { ...place, inherited });
  else writeMembers(sheet, value, type, { ...place, inherited });
  if (parts.length === start) parts[start - 1] = `<${tag}${declaration}/>`;
  else parts.push(`</${tag}>`);
}

function writeMembers(sheet: Sheet, value: RecordValue, type: TypeShape, place: Place): void {
  // A record in place of a documented list is written as one of its records, as some clients do.
  const item = type.kind === 'list' ? type.item : type;
  const shape = item.kind === 'record' ? item.record : unknown;
  for (const member of dialectMembers(shape, value, sheet.dialect, [])) {
    write(sheet, member.name, place.region, member.value, member.type, place);
  }
}

const unknown: RecordShape = { name: '', members: [], byName: new Map(), open: true };

function writeItems(sheet: Sheet, items: readonly Value[], type: TypeShape, place: Place): void {
  const { itemNames, xmlNamespaces } = sheet.dialect;
  const item = type.kind === 'list' ? type.item : open;
  for (const value of items) {
    // For a list of unknown shape, the value tells whether it holds records or text.
    const isText =
      item.kind === 'scalar' || (item.kind === 'open' && !isRecord(value) && !Array.isArray(value));
    const documented =
      type.kind === 'list' && item.kind !== 'open' ? type.itemName : isText ? 'string' : 'item';
    const name = (Object.hasOwn(itemNames, documented) ? itemNames[documented] : undefined) ?? documented;
    write(sheet, name, isText ? xmlNamespaces.arrays : place.region, value, item, place);
  }
}

/** A scalar as the text between its tags: numbers as their lexemes, bools in lower case, date-times local (Conventions). */
function xmlScalarText(value: boolean | string | Numeric | DateTime): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return isDateTime(value) ? wallText(value) : value.lexeme;
}
