import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import { columnOf } from './Column.ts';

/** What the rows of a csv document are: one message, or the records of its only list, flattened. */
export type CsvLayout =
  | { readonly kind: 'message' }
  | { readonly kind: 'flattened'; readonly list: MemberShape; readonly record: RecordShape };

/**
 * Tells the layout from the header. It is flattened when no name is the message's but some are those of the records
 * of its only list of records, or when those records are open and all could be names of fields. A message whose other members
 * are open may show these alone, if each could be the name of one. Undefined when the header fits nothing of it.
 */
export function csvLayout(message: RecordShape, names: readonly string[]): CsvLayout | undefined {
  if (message.members.length === 0 || fits(message, names)) return { kind: 'message' };
  if (message.open && names.length > 0 && names.every((name) => identifier.test(name)))
    return { kind: 'message' };
  const lists = message.members.flatMap((list) =>
    list.type.kind === 'list' && list.type.item.kind === 'record'
      ? [{ list, record: list.type.item.record }]
      : [],
  );
  const [only, ...others] = lists;
  if (only === undefined || others.length > 0) return undefined;
  const plausible = only.record.open
    ? names.length > 0 && names.every((name) => fieldName.test(name))
    : fits(only.record, names);
  return plausible ? { kind: 'flattened', ...only } : undefined;
}

/** Markup, json or prose in place of a csv answer is no header. */
const fieldName = /^[\p{L}\p{N}_.\- ]{1,60}$/u;

/** A member's name; a line of prose, which has blanks, is none. */
const identifier = /^[\p{L}_][\p{L}\p{N}_.]{0,59}$/u;

const fits = (shape: RecordShape, names: readonly string[]): boolean =>
  names.some((name) => columnOf(shape, name).type !== undefined);
