import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import { findMember } from '../read/findMember.ts';

/** What the rows of a csv document are: one message, or the records of its only list, flattened. */
export type CsvLayout =
  | { readonly kind: 'message' }
  | { readonly kind: 'flattened'; readonly list: MemberShape; readonly record: RecordShape };

/**
 * Tells the layout from the header. It is flattened when no name is the message's but some are those of the records
 * of its only list of records, or when those records are open; undefined when the header fits neither.
 */
export function csvLayout(message: RecordShape, names: readonly string[]): CsvLayout | undefined {
  if (message.members.length === 0 || fits(message, names)) return { kind: 'message' };
  const lists = message.members.flatMap((list) =>
    list.type.kind === 'list' && list.type.item.kind === 'record'
      ? [{ list, record: list.type.item.record }]
      : [],
  );
  const [only, ...others] = lists;
  if (only === undefined || others.length > 0) return undefined;
  return only.record.open || fits(only.record, names) ? { kind: 'flattened', ...only } : undefined;
}

const fits = (shape: RecordShape, names: readonly string[]): boolean =>
  names.some((name) => findMember(shape, name) !== undefined);
