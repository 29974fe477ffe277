import type { MemberShape, RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import { findMember } from './findMember.ts';
import type { Reading } from './Reading.ts';
import { reportAt } from './reportAt.ts';
import type { Syntax } from './Syntax.ts';

/**
 * Lays a record's shape over parsed members: every value under its documented name, whatever it was called.
 *
 * A name in other letter case, or a group's member outside its group, is read and reported under TYP-14; a member
 * that the document does not list goes to `reading.undocumented`, and into the value only where the shape is open.
 */
export function readRecord<Node>(
  syntax: Syntax<Node>,
  shape: RecordShape,
  members: Iterable<readonly [string, Node]>,
  path: string,
  reading: Reading,
): Record<string, Value> {
  const value: Record<string, Value> = Object.create(null);
  const strays: { readonly group: string; readonly name: string; readonly value: Value }[] = [];
  for (const [name, node] of members) {
    const at = path === '' ? name : `${path}.${name}`;
    const found = findMember(shape, name);
    if (found === undefined) {
      const stray = strayOfGroup(shape, name);
      if (stray !== undefined) {
        reportAt(
          reading,
          at,
        )({
          clause: 'TYP-14',
          level: 'MUST',
          expected: `inside ${stray.group.name}`,
          actual: `${name} outside it`,
        });
        const { group, member } = stray;
        const held = readValue(syntax, member, member.type, node, at, reading);
        strays.push({ group: group.name, name: member.name, value: held });
      } else {
        if (!shape.open || shape.members.length > 0) reading.undocumented.add(at.replace(/\[\d+\]/g, ''));
        if (shape.open) value[name] = syntax.open(node);
      }
      continue;
    }
    const { member, exact } = found;
    if (!exact) {
      if (member.name in value) continue;
      reportAt(reading, at)({ clause: 'TYP-14', level: 'MUST', expected: member.name, actual: name });
    }
    value[member.name] = readValue(syntax, member, member.type, node, at, reading);
  }
  // Only now, so that a group that follows its strays does not undo them; what stands inside it goes first.
  for (const stray of strays) {
    const group = (value[stray.group] ?? Object.create(null)) as Record<string, Value>;
    group[stray.name] ??= stray.value;
    value[stray.group] = group;
  }
  return value;
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
      return syntax.open(node);
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
      const items = syntax.items(node, type.item) ?? alone(syntax, member, type, node, path, reading);
      return items.map((item, index) =>
        readValue(syntax, member, type.item, item, `${path}[${index}]`, reading),
      );
    }
  }
}

type ListShape = Extract<TypeShape, { kind: 'list' }>;

/** A list that is no list: a lone record is read as its only item, anything else as nothing. */
function alone<Node>(
  syntax: Syntax<Node>,
  member: MemberShape,
  list: ListShape,
  node: Node,
  path: string,
  reading: Reading,
): readonly Node[] {
  reportAt(
    reading,
    path,
  )({
    clause: member.judgedBy ?? syntax.listClause ?? 'TYP-15',
    level: 'MUST',
    expected: `a list of ${list.itemName}`,
    actual: syntax.show(node),
  });
  const isRecord = list.item.kind === 'record' && syntax.members(node, list.item.record) !== undefined;
  return isRecord ? [node] : [];
}

function strayOfGroup(
  shape: RecordShape,
  name: string,
): { group: MemberShape; member: MemberShape } | undefined {
  if (shape.groups !== true) return undefined;
  for (const group of shape.members) {
    const member = group.type.kind === 'record' ? group.type.record.byName.get(name) : undefined;
    if (member !== undefined) return { group, member };
  }
  return undefined;
}
