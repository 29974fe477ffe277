import { codecs } from '../../formats/codecs.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { headerIn } from '../../harness/exchanges/headers.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { holdsId, isDigits, namesSomething, typeOf, variableOf } from '../curl/namingMembers.ts';

/** An id in a request: its member, the kind of record that it names, and where it stands. */
export interface SentId {
  readonly member: string;
  /** The shell variable for such ids, such as `COMPANY_ID`. */
  readonly variableName: string;
  readonly value: string;
  readonly path: string;
  /** Whether the call writes to the record that it names. */
  readonly isWritten: boolean;
}

/** The members of a request, from its body or its query; undefined if they can't be read. */
export function decodedRequest(
  { url, headers, body }: Exchange['request'],
  operation: Operation,
  format: Format,
): RecordValue | undefined {
  const type = headerIn(headers, 'content-type') ?? '';
  if (body.length === 0 || /x-www-form-urlencoded/i.test(type))
    return Object.fromEntries(
      body.length === 0 ? new URL(url).searchParams : new URLSearchParams(Buffer.from(body).toString('utf8')),
    );
  const written = !isSoap(format) && /json/i.test(type) ? 'json' : format;
  try {
    return codecs[written].decode(requestShape(operation), body).value;
  } catch {
    return undefined;
  }
}

/** What may name a member. A client may search for a field with any name; it must not become the name of a variable. */
const isName = /^[A-Za-z]\w*$/;

/** The ids in a request by its members. */
export function sentIdsIn(operation: Operation, members: RecordValue): readonly SentId[] {
  const { record, id, target, kind } = operation;
  return leavesOf(requestShape(operation), members).flatMap(({ member, type, value, path }) =>
    isName.test(member) && holdsId(member, type) && isDigits(value) && namesSomething(value)
      ? [
          {
            member,
            value: value.trim(),
            path,
            variableName: variableOf(member),
            isWritten:
              kind !== 'get' && (path === `.${target}` || (id !== undefined && path === `.${record}.${id}`)),
          },
        ]
      : [],
  );
}

/** Ids in a request that can't be read, such as one that is cut short: after the names of members. Their path is empty. */
export const unreadIdsIn = ({ target, id }: Operation, text: string): readonly SentId[] =>
  [...text.matchAll(/([A-Za-z]\w*(?:Id|ID|IDToDelete\w*))["'>:= ]+(-?[1-9]\d*)/g)].map(
    ([, member = '', value = '']) => ({
      member,
      value,
      path: '',
      variableName: variableOf(member),
      isWritten: member === target || member === id,
    }),
  );

interface Leaf {
  readonly path: string;
  readonly member: string;
  readonly type: TypeShape | undefined;
  readonly value: string;
}

/** Every single value of a request, as text. A filter's value belongs to the member that the filter names. */
export function leavesOf(shape: RecordShape | undefined, value: RecordValue, path = ''): readonly Leaf[] {
  const within = (
    member: string,
    type: TypeShape | undefined,
    each: Value | undefined,
    at: string,
  ): readonly Leaf[] => {
    if (Array.isArray(each)) {
      const item = type?.kind === 'list' ? type.item : undefined;
      return (each as readonly Value[]).flatMap((one, index) => within(member, item, one, `${at}[${index}]`));
    }
    if (isNumeric(each)) return [{ path: at, member, type, value: each.lexeme }];
    if (isRecord(each)) {
      const { FieldName: field, SearchValue: searched } = each;
      if (typeof field === 'string') return within(field, undefined, searched, `${at}.SearchValue`);
      return leavesOf(type?.kind === 'record' ? type.record : undefined, each, at);
    }
    return each === undefined || each === null ? [] : [{ path: at, member, type, value: String(each) }];
  };
  return Object.entries(value).flatMap(([name, each]) =>
    within(name, typeOf(shape, name), each, `${path}.${name}`),
  );
}
