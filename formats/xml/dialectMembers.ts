import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Dialect } from '../Dialect.ts';
import { orderedMembers, type PresentMember } from '../write/orderedMembers.ts';

/**
 * A record's present members in the order that the dialect's target reads: the document's, or ordinal. In ordinal order a
 * message's inherited members (`base`) come first.
 */
export function dialectMembers(
  shape: RecordShape,
  value: RecordValue,
  dialect: Dialect,
  base: readonly string[],
): readonly PresentMember[] {
  const present = orderedMembers(shape, value);
  if (dialect.xmlMemberOrder === 'documented') return present;
  const rank = (member: PresentMember): number => (base.includes(member.name) ? 0 : 1);
  return [...present].sort((a, b) => rank(a) - rank(b) || ordinal(a.name, b.name));
}

/** By UTF-16 unit. For every documented name that is by code point. */
export const ordinal = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
