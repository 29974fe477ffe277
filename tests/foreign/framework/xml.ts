import { isoDate } from './dates.ts';
import type { Host } from './habits.ts';
import { classOf, membersOf } from './records.ts';
import {
  isWallClock,
  type Members,
  NotDeserialised,
  type Raw,
  type Rec,
  type Type,
  type Value,
} from './types.ts';
import type { Element } from './xmlTree.ts';

const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';
const ARRAYS = 'http://schemas.microsoft.com/2003/10/Serialization/Arrays';
const STATUS = 'http://schemas.framework.test/types';
const CONTRACT = 'http://schemas.datacontract.org/2004/07/Inventory.V2017a';

/** Members that every request inherits. */
const inherited = ['Filters', 'ReturnTopNRecords'];

interface Namespaces {
  readonly operations: string;
  readonly base: string;
  readonly records: string;
}
const namespaces = ({ xmlDeclared }: Host): Namespaces =>
  xmlDeclared
    ? {
        operations: 'http://schemas.example.test/2017/operations',
        base: 'http://schemas.example.test/2017/servicemodel',
        records: 'https://api.example.test/types',
      }
    : { operations: CONTRACT, base: CONTRACT, records: CONTRACT };

/** The order in which a class is written and read: as declared, or by code point. */
const inOrder = ({ xmlDeclared }: Host, all: Members): readonly (readonly [string, Type])[] =>
  xmlDeclared ? [...all] : [...all].sort(([one], [other]) => (one < other ? -1 : 1));

/** The members of a request in the order of its class, with the namespace of each: what it inherits first. */
function requestOrder(host: Host, all: Members): readonly (readonly [string, Type, string])[] {
  const { operations, base } = namespaces(host);
  const own = inOrder(host, all);
  const isBase = ([name]: readonly [string, Type]): boolean => inherited.includes(name);
  return [
    ...own.filter(isBase).map(([name, type]) => [name, type, base] as const),
    ...own.filter((each) => !isBase(each)).map(([name, type]) => [name, type, operations] as const),
  ];
}

/**
 * Reads the element of a request. A root of another name or namespace is refused; a member out of its order, or in another
 * namespace, is passed over without a word. Raises NotDeserialised.
 */
export function readXml(host: Host, operation: string, all: Members, root: Element): Raw {
  const { operations } = namespaces(host);
  if (root.name !== operation || root.namespace !== operations)
    throw new NotDeserialised(
      `Error in line 1 position ${root.at + 1}. Expecting element '${operation}' from namespace '${operations}'.. ` +
        `Encountered 'Element'  with name '${root.name}', namespace '${root.namespace}'.`,
    );
  return readMembers(host, requestOrder(host, all), root);
}

function readMembers(host: Host, order: readonly (readonly [string, Type, string])[], element: Element): Raw {
  const found: [string, Raw][] = [];
  let place = 0;
  for (const child of element.children) {
    const at = order.findIndex(
      ([name, , space], index) =>
        index >= place && name.toLowerCase() === child.name.toLowerCase() && space === child.namespace,
    );
    const [name, type] = order[at] ?? [];
    if (name === undefined || type === undefined) continue;
    found.push([name, readElement(host, type, child)]);
    place = at + 1;
  }
  return Object.fromEntries(found);
}

function readElement(host: Host, type: Type, element: Element): Raw {
  if (element.isNil) return null;
  const name = classOf(type);
  const { records: ofRecords, base } = namespaces(host);
  const records = name === 'Filter' ? base : ofRecords;
  const record = (each: Element): Raw =>
    readMembers(
      host,
      inOrder(host, membersOf(name ?? '')).map(([member, kind]) => [member, kind, records] as const),
      each,
    );
  if (typeof type === 'object' && 'list' in type)
    return element.children.map((item) => (name === undefined ? item.text : record(item)));
  if (name !== undefined) return record(element);
  if (element.children.length > 0)
    throw new NotDeserialised(`'${element.name}' holds elements where text is due.`);
  return element.text;
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };

/** Text between tags. With the habit the writer's line ends are all the same. */
const textOf = (host: Host, text: string): string =>
  (host.has('lineEndsOfXml') ? text.replace(/\r\n?/g, '\n') : text)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>\r]/g, (mark) => escaped[mark] ?? mark);

/** Writes an answer as one element, without a declaration; its members in the namespaces of their classes. */
export function writeXml(host: Host, root: string, all: Members, answer: Rec): string {
  const { operations, records } = namespaces(host);
  const member = (
    name: string,
    type: Type,
    value: Value,
    space: string,
    prefix: string,
    depth: number,
  ): string => {
    const tag = `${prefix}${name}`;
    if (value === null) return `<${tag} i:nil="true" />`;
    const of = classOf(type);
    const isTexts = typeof type === 'object' && 'list' in type && of === undefined;
    const inner = isTexts
      ? ARRAYS
      : of === 'ResponseStatus' || of === 'ResponseError'
        ? STATUS
        : of === undefined
          ? space
          : records;
    const changes = inner !== space;
    const deeper = changes ? `d${depth}p1:` : prefix;
    const content = contentOf(type, value, inner, deeper, depth + 1);
    const declared = changes ? ` xmlns:d${depth}p1="${inner}"` : '';
    return content === '' ? `<${tag}${declared} />` : `<${tag}${declared}>${content}</${tag}>`;
  };
  const recordOf = (name: string, value: Rec, space: string, prefix: string, depth: number): string =>
    inOrder(host, membersOf(name))
      .map(([each, type]) => member(each, type, value[each] ?? null, space, prefix, depth))
      .join('');
  const contentOf = (type: Type, value: Value, space: string, prefix: string, depth: number): string => {
    const of = classOf(type);
    if (isWallClock(value)) return isoDate(value);
    if (Array.isArray(value)) {
      const item = `${prefix}${of ?? 'string'}`;
      return value
        .map((each: Value) => {
          const text =
            of === undefined
              ? textOf(host, String(each))
              : recordOf(of, each as Rec, space, prefix, depth + 1);
          return text === '' ? `<${item} />` : `<${item}>${text}</${item}>`;
        })
        .join('');
    }
    if (value !== null && typeof value === 'object')
      return recordOf(of ?? '', value as Rec, space, prefix, depth);
    return textOf(host, String(value));
  };
  const space = root === 'ErrorResponse' ? STATUS : operations;
  const written = inOrder(host, all).map(([name, type]) =>
    member(name, type, answer[name] ?? null, space, '', 2),
  );
  return `<${root} xmlns:i="${INSTANCE}" xmlns="${space}">${written.join('')}</${root}>`;
}
