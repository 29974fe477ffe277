import type { TypeShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import { emptyRecord } from '../read/emptyRecord.ts';
import type { Syntax } from '../read/Syntax.ts';
import { readWallScalar, type WallRules } from '../read/wallScalars.ts';
import { type JsvItem, type JsvMap, type JsvNode, jsvText } from './JsvNode.ts';

const rules: WallRules = { datetimeLevel: 'MUST', lowerCaseBools: false };

/** How shapes apply to parsed jsv. */
export const jsvSyntax: Syntax<JsvNode> = {
  isNil: (node) => node.kind === 'text' && node.text === '' && !node.quoted,
  members: (node) => asMap(node)?.members,
  items: (node, item) => (node.kind === 'list' ? itemsOf(node.items, item) : undefined),
  scalar: (node, type, report) => {
    if (node.kind === 'text') return readWallScalar(node.text, type, report, rules);
    if (type !== 'string' && type !== 'enumeration') return readWallScalar(node.raw, type, report, rules);
    // A text that should have been quoted, because it looks like an object or a list.
    report({
      clause: type === 'string' ? 'TYP-15' : 'TYP-10',
      level: type === 'string' ? 'MUST' : 'SHOULD',
      expected: 'text, quoted where it holds separators',
      actual: node.raw,
    });
    return node.raw;
  },
  open: openJsv,
  show: (node) => (node.kind === 'text' ? node.text : node.raw).slice(0, 200),
};

/** A value of unknown shape: jsv does not tell numbers, dates and bools from text. */
function openJsv(node: JsvNode): Value {
  if (node.kind === 'text') return jsvSyntax.isNil(node) ? null : node.text;
  if (node.kind === 'list') return itemsOf(node.items, { kind: 'open' }).map(openJsv);
  const record = emptyRecord<Value>();
  for (const [name, member] of node.members) record[name] = openJsv(member);
  return record;
}

/** A record is a map, or a list that contains only the pairs of one record. */
function asMap(node: JsvNode): JsvMap | undefined {
  if (node.kind === 'map') return node;
  if (node.kind !== 'list' || node.items.length === 0 || !node.items.every(isPair)) return undefined;
  const [only, ...others] = itemsOf(node.items, { kind: 'open' });
  return only?.kind === 'map' && others.length === 0 ? only : undefined;
}

/** `[ ]` is a list of one blank text, but an empty list if records are expected. */
const isBlank = (item: JsvItem | undefined): boolean =>
  item?.kind === 'text' && !item.quoted && item.text.trim() === '';

const isPair = (item: JsvItem): boolean => item.kind === 'pair';

/** The names of a record so far, and the last of them. */
interface Begun {
  readonly names: ReadonlySet<string>;
  readonly last: string;
}

/** Whether a pair of this name begins another record. */
type Begins = (name: string, begun: Begun) => boolean;

const isRepeated: Begins = (name, { names }) => names.has(name);

/** A new record begins where a name stands before the last one in an order of names. */
const byRank =
  (rankOf: (name: string) => number | string): Begins =>
  (name, { last }) =>
    rankOf(name) <= rankOf(last);

/**
 * Where the records of a list without braces begin. A name that comes again begins one. But a record may lack members, so that it does not
 * repeat the first name of the one before. Then the order of names tells, if the records are as many by it: the document's, or that of letters.
 */
function beginningOfRecords(items: readonly JsvItem[], type: TypeShape): Begins {
  const names = items.flatMap((item) => (item.kind === 'pair' ? [item.name] : []));
  const count = (begins: Begins): number => {
    let begun: { names: Set<string>; last: string } | undefined;
    let records = 0;
    for (const name of names) {
      if (begun === undefined || begins(name, begun)) {
        begun = { names: new Set(), last: name };
        records += 1;
      }
      begun.names.add(name);
      begun.last = name;
    }
    return records;
  };
  const documented = new Map(
    type.kind === 'record' ? type.record.members.map(({ name }, index) => [name, index]) : [],
  );
  const orders = [
    ...(names.every((name) => documented.has(name)) ? [byRank((name) => documented.get(name) ?? 0)] : []),
    byRank((name) => name),
  ];
  const least = count(isRepeated);
  return orders.find((order) => count(order) === least) ?? isRepeated;
}

/** For items that are scalars, a pair is a text that holds a colon. For others, pairs are combined into records (TYP-11). */
function itemsOf(items: readonly JsvItem[], type: TypeShape): readonly JsvNode[] {
  if (type.kind !== 'scalar' && items.length === 1 && isBlank(items[0])) return [];
  const nodes: JsvNode[] = [];
  let members: [string, JsvNode][] | undefined;
  let names = new Set<string>();
  let last = '';
  const begins = items.some(isPair) && type.kind !== 'scalar' ? beginningOfRecords(items, type) : isRepeated;
  for (const item of items) {
    if (item.kind !== 'pair') {
      members = undefined;
      nodes.push(item);
    } else if (type.kind === 'scalar') {
      nodes.push(jsvText(item.raw));
    } else {
      if (members === undefined || begins(item.name, { names, last })) {
        members = [];
        names = new Set();
        nodes.push({ kind: 'map', members, raw: item.raw });
      }
      names.add(item.name);
      last = item.name;
      members.push([item.name, item.value]);
    }
  }
  return nodes;
}
