import type { MemberShape, RecordShape, TypeShape } from '../../specs/Shape.ts';
import { isMetadata, withoutMetadata } from '../../specs/serializerNames.ts';
import type { Value } from '../../specs/Value.ts';
import { emptyRecord } from './emptyRecord.ts';
import { findMember } from './findMember.ts';
import { looseName } from './looseName.ts';
import type { Reading } from './Reading.ts';
import { reportAt, withoutIndexes } from './reportAt.ts';
import type { Syntax } from './Syntax.ts';

/**
 * Applies a record's shape to parsed members. Every value gets its documented name, whatever it was called.
 *
 * Documented names are read first. Then come names in another letter case, members of a group that are outside it, and lists of
 * records of a documented shape under another name. Such a name is read and reported under TYP-14 if the member itself is missing, in any
 * order. If the member is there, the name is just one that the document does not list. It goes to `reading.undocumented`, and into
 * the value only if the shape is open. A serializer's metadata is no misspelling, and is not part of a value of open shape.
 */
export function readRecord<Node>(
  syntax: Syntax<Node>,
  shape: RecordShape,
  members: Iterable<readonly [string, Node]>,
  path: string,
  reading: Reading,
): Record<string, Value> {
  const value = emptyRecord<Value>();
  const near: { readonly name: string; readonly node: Node; readonly meant: MemberShape }[] = [];
  const strays: { readonly name: string; readonly node: Node; readonly of: Place }[] = [];
  const unknown = new Map<string, Node>();
  const placeOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const wrong = (name: string, expected: string, actual: string): void =>
    reportAt(reading, placeOf(name))({ clause: 'TYP-14', level: 'MUST', expected, actual });
  const held = (name: string, node: Node, member: MemberShape): Value =>
    readValue(syntax, member, member.type, node, placeOf(name), reading);
  const unlisted = (name: string, node: Node): void => {
    if (!shape.open || shape.members.length > 0 || isMetadata(name))
      reading.undocumented.add(withoutIndexes(placeOf(name)));
    if (shape.open && !isMetadata(name)) value[name] = withoutMetadata(syntax.open(node));
  };
  for (const [name, node] of members) {
    const found = isMetadata(name) ? undefined : findMember(shape, name);
    const of = found === undefined ? strayOfGroup(shape, name) : undefined;
    if (found?.exact === true) value[found.member.name] = held(name, node, found.member);
    else if (found !== undefined) near.push({ name, node, meant: found.member });
    else if (of !== undefined) strays.push({ name, node, of });
    else if (isMetadata(name) || shape.open || unknown.has(name) || unknown.size >= mostUnknown)
      unlisted(name, node);
    else unknown.set(name, node);
  }
  for (const { name, node, meant } of near) {
    if (meant.name in value) {
      unlisted(name, node);
      continue;
    }
    wrong(name, meant.name, name);
    value[meant.name] = held(name, node, meant);
  }
  for (const { name, node, of } of strays) {
    const group = (value[of.group.name] ?? emptyRecord<Value>()) as Record<string, Value>;
    if (of.member.name in group) {
      unlisted(name, node);
      continue;
    }
    wrong(name, `inside ${of.group.name}`, `${name} outside it`);
    group[of.member.name] = held(name, node, of.member);
    value[of.group.name] = group;
  }
  for (const [name, node] of unknown) {
    const lists = listsHeldBy(syntax, shape, name, node);
    // A record may have lists of its own, so its list is known by a part of the name. In a message, the one list that fits is what was asked for.
    const isOnlyOfMessage = path === '' && lists.length === 1;
    const meant = isOnlyOfMessage ? lists : lists.filter((member) => isPartOf(name, member.name));
    const [only, ...others] = meant.filter((member) => !(member.name in value));
    if (only === undefined || others.length > 0) {
      unlisted(name, node);
      continue;
    }
    wrong(name, only.name, name);
    value[only.name] = held(name, node, only);
  }
  return value;
}

/** More unknown members than this in one record are not looked into. */
const mostUnknown = 20;

/** How many of its documented members identify a record under another name, or all where it has fewer. */
const membersToTellRecord = 3;

/**
 * The members whose list of records a node holds, by the names in these records: most must be documented, in all of the first items.
 * A record that the document does not show whole identifies nothing. There the name of the list must be part of the documented one. A
 * single record tells too little: a lawful server may leave one out, and have one of its own.
 */
function listsHeldBy<Node>(
  syntax: Syntax<Node>,
  shape: RecordShape,
  name: string,
  node: Node,
): readonly MemberShape[] {
  // A status block may lack its Errors, and have a list of its own.
  if (syntax.isNil(node) || shape.name === 'ResponseStatus') return [];
  const isOne = (record: RecordShape, item: Node): boolean => {
    const names = [...(syntax.members(item, record) ?? [])].map(([memberName]) => memberName);
    const known = names.filter((memberName) => record.byName.has(memberName)).length;
    return known >= Math.min(membersToTellRecord, record.members.length) && known > names.length / 2;
  };
  return shape.members.filter(({ type, name: documented }) => {
    if (type.kind !== 'list' || type.item.kind !== 'record') return false;
    const { record } = type.item;
    const items = syntax.items(node, type.item) ?? [];
    if (items.length === 0) return false;
    return record.open
      ? isPartOf(name, documented)
      : items.slice(0, membersToTellRecord).every((item) => isOne(record, item));
  });
}

/** Whether a name is the documented one without its beginning or its end, or the documented one with more around it. */
function isPartOf(name: string, documented: string): boolean {
  const [one, other] = [looseName(name), looseName(documented)];
  return one !== '' && (other.startsWith(one) || other.endsWith(one) || one.endsWith(other));
}

function readValue<Node>(
  syntax: Syntax<Node>,
  member: MemberShape,
  type: TypeShape,
  node: Node,
  path: string,
  reading: Reading,
): Value {
  if (syntax.isNil(node)) return null;
  const blame = member.judgedBy;
  switch (type.kind) {
    case 'open':
      return withoutMetadata(syntax.open(node));
    case 'scalar': {
      const plainReport = reportAt(reading, path);
      return syntax.scalar(node, type.type, (deviation) =>
        plainReport(
          blame !== undefined && deviation.clause === 'TYP-15' ? { ...deviation, clause: blame } : deviation,
        ),
      );
    }
    case 'record': {
      const members = syntax.members(node, type.record);
      if (members !== undefined) return readRecord(syntax, type.record, members, path, reading);
      reportAt(
        reading,
        path,
      )({
        clause: blame ?? 'TYP-15',
        level: 'MUST',
        expected: `a ${type.record.name} record`,
        actual: syntax.show(node),
      });
      return null;
    }
    case 'list': {
      const items = syntax.items(node, type.item) ?? asItems(syntax, member, type, node, path, reading);
      return items.map((item, index) =>
        readValue(syntax, member, type.item, item, `${path}[${index}]`, reading),
      );
    }
  }
}

type ListShape = Extract<TypeShape, { kind: 'list' }>;

/** A value that should be a list: a lone record is read as its only item, anything else as nothing. */
function asItems<Node>(
  syntax: Syntax<Node>,
  member: MemberShape,
  list: ListShape,
  node: Node,
  path: string,
  reading: Reading,
): readonly Node[] {
  const isLoneItem = list.item.kind === 'record' && syntax.members(node, list.item.record) !== undefined;
  reportAt(
    reading,
    path,
  )({
    clause: member.judgedBy ?? syntax.listClause ?? 'TYP-15',
    level: 'MUST',
    expected: `a list of ${list.itemName}`,
    actual: syntax.show(node),
    ...(isLoneItem ? { isLoneItem } : {}),
  });
  return isLoneItem ? [node] : [];
}

/** Where a group's member belongs. */
interface Place {
  readonly group: MemberShape;
  readonly member: MemberShape;
}

function strayOfGroup(shape: RecordShape, name: string): Place | undefined {
  if (shape.groups !== true) return undefined;
  for (const group of shape.members) {
    const member = group.type.kind === 'record' ? group.type.record.byName.get(name) : undefined;
    if (member !== undefined) return { group, member };
  }
  return undefined;
}
