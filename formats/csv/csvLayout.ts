import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import { columnOf } from './Column.ts';

/**
 * What the rows of a csv document are: one message; or, flattened, what one member of the message holds, without the message around
 * it: the records of a list, one row each, or a single record in one row. `open`: members that the document does not list, of a
 * message that it does not show whole.
 */
export type CsvLayout =
  | { readonly kind: 'message' }
  | { readonly kind: 'open' }
  | { readonly kind: 'flattened'; readonly member: MemberShape; readonly record: RecordShape };

/** A member of the message that holds records, or one. */
interface Holder {
  readonly member: MemberShape;
  readonly record: RecordShape;
}

/**
 * Tells the layout from the header. It is flattened when no name is the message's but some are those of the records
 * of one member, or when the only one is of open records and all could be names of fields. A message whose other members
 * are open may show these alone, if each could be the name of one. Undefined when the header fits nothing of it.
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

/** A list is known by one name, a single record by most of them: what is no csv may hold one by chance. */
function fits({ member, record }: Holder, names: readonly string[]): boolean {
  if (record.open) return false;
  const count = countIn(record, names);
  return member.type.kind === 'list' ? count > 0 : count > names.length / 2;
}

/** Markup, json or prose in place of a csv answer is no header. */
const fieldName = /^[\p{L}\p{N}_.\- ]{1,60}$/u;

/** A member's name; a line of prose, which has blanks, is none. */
const identifier = /^[\p{L}_][\p{L}\p{N}_.]{0,59}$/u;

const countIn = (shape: RecordShape, names: readonly string[]): number =>
  names.filter((name) => columnOf(shape, name).type !== undefined).length;
