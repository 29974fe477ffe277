import { codecs } from '../../formats/codecs.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import { findMember } from '../../formats/read/findMember.ts';
import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/**
 * A request's members from the fields of a query or a form; other fields are ignored. Values stay text, and are converted to
 * their types later. Lists and records are written in json or jsv. Raises DecodeError.
 */
export function readFields(shape: RecordShape, fields: URLSearchParams): RecordValue {
  const members: Record<string, Value> = {};
  for (const [name, text] of fields) {
    const member = findMember(shape, name)?.member;
    if (member === undefined) continue;
    members[member.name] = member.type.kind === 'scalar' ? text : nested(member, text);
  }
  return members;
}

function nested(member: MemberShape, text: string): Value {
  if (text === '') return null;
  const shape: RecordShape = {
    name: member.name,
    members: [member],
    byName: new Map([[member.name, member]]),
    open: false,
  };
  const read = (format: 'json' | 'jsv', document: string): Value =>
    codecs[format].decode(shape, new TextEncoder().encode(document)).value[member.name] ?? null;
  try {
    return read('json', `{${JSON.stringify(member.name)}:${text}}`);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return read('jsv', `{${member.name}:${text}}`);
  }
}
