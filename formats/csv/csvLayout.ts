import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import { columnOf } from './Column.ts';

/**
 * What the rows of a csv document are: one message, or flattened. Flattened rows hold only the content of one member: the records
 * of a list, one row each, or a single record in one row. `open`: members that the document does not list, in a message that it
 * does not show whole.
 */
export type CsvLayout =
  | { readonly kind: 'message' }
  | { readonly kind: 'open' }
  | { readonly kind: 'flattened'; readonly member: MemberShape; readonly record: RecordShape };

/** A member of the message that holds a record or records. */
interface Holder {
  readonly member: MemberShape;
  readonly record: RecordShape;
}

/**
 * Recognises the layout from the header. It is flattened if no name belongs to the message but some belong to the records of one
 * member. It is also flattened if the message's only such member has open records and all names could be field names. A message
 * with other open members may show only these, if every name could be theirs. Undefined when the header fits nothing.
 */
export function csvLayout(message: RecordShape, names: readonly string[]): CsvLayout | undefined {
  if (message.members.length === 0 || countIn(message, names) > 0) return { kind: 'message' };
  if (message.open && names.length > 0 && names.every((name) => identifier.test(name)))
    return { kind: 'open' };
  const holders = message.members.flatMap(holderOf);
  const [best, next] = holders
    .filter((holder) => fits(holder, names))
    .map((holder) => ({ holder, count: countIn(holder.record, names) }))
    .sort((one, other) => other.count - one.count);
  if (best !== undefined)
    return next?.count === best.count ? undefined : { kind: 'flattened', ...best.holder };
  const [only, ...others] = holders.filter(({ record }) => record !== statusIn(message));
  if (only === undefined || others.length > 0 || !only.record.open) return undefined;
  const isList = only.member.type.kind === 'list';
  const plausible = names.every((name) => (isList ? fieldName : identifier).test(name));
  return plausible && names.length > (isList ? 0 : 1) ? { kind: 'flattened', ...only } : undefined;
}

function holderOf(member: MemberShape): readonly Holder[] {
  const type = member.type.kind === 'list' ? member.type.item : member.type;
  return type.kind === 'record' ? [{ member, record: type.record }] : [];
}

const statusIn = (message: RecordShape): RecordShape | undefined => {
  const type = message.byName.get('ResponseStatus')?.type;
  return type?.kind === 'record' ? type.record : undefined;
};

/** One name identifies a list, but a single record needs most of its names: text that is no csv may hold one name by chance. */
function fits({ member, record }: Holder, names: readonly string[]): boolean {
  if (record.open) return false;
  const count = countIn(record, names);
  return member.type.kind === 'list' ? count > 0 : count > names.length / 2;
}

/** Markup, json or prose instead of a csv answer is no header. */
const fieldName = /^[\p{L}\p{N}_.\- ]{1,60}$/u;

/** A member's name. A line of prose is none, because it has blanks. */
const identifier = /^[\p{L}_][\p{L}\p{N}_.]{0,59}$/u;

const countIn = (shape: RecordShape, names: readonly string[]): number =>
  names.filter((name) => columnOf(shape, name).type !== undefined).length;
