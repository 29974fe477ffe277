import { codecs } from '../../formats/codecs.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { StoredBody } from '../../harness/exchanges/exchangeLine.ts';
import { actionSent, writeInWords } from '../../harness/exchanges/writeInWords.ts';
import { marksInText } from '../../harness/writes/marks.ts';
import { calledPlace } from '../../reports/exchanges/calledPlace.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { holdsId, isDigits, namesSomething, typeOf, variableOf } from '../curl/namingMembers.ts';
import { insertsOne } from '../curl/shownValues.ts';
import { linesOf } from './linesOf.ts';

/** An id in a request: its member, the kind of record that it names, and where it stands. */
export interface SentId {
  readonly member: string;
  /** The shell variable for such ids, such as `COMPANY_ID`. */
  readonly base: string;
  readonly value: string;
  readonly path: string;
  /** Whether the call writes to the record that it names. */
  readonly isWritten: boolean;
}

/** A call of a run, read back from exchanges.ndjson. */
export interface StoredCall {
  readonly id: string;
  /** Its place in the order of sending. */
  readonly number: number;
  readonly operation: Operation | undefined;
  /** The format of the answer. */
  readonly format: Format;
  readonly request: Exchange['request'];
  /** What it writes, in words; undefined if it reads. */
  readonly writes: string | undefined;
  readonly sentIds: readonly SentId[];
  /** The texts of ten characters by which the run knew its records. */
  readonly marks: readonly string[];
  /** Whether it creates a record. */
  readonly inserts: boolean;
  /** The id of the record that it created, by its answer, and the same with the kind of the record (`recordKey`). */
  readonly madeId: string | undefined;
  readonly madeKey: string | undefined;
  readonly status: number | undefined;
  /** Status, headers and values of the answer (`answerLines`). */
  readonly lines: readonly string[];
  readonly body: string;
}

/** A record among those of all kinds, by the shell variable for its id and the id. */
export const recordKey = (base: string, value: string): string => `${base} ${value}`;

/** The lines of an answer by which scripts compare. */
export const answerLines = (
  status: number,
  headers: readonly (readonly [string, string])[],
  format: Format,
  body: string,
): readonly string[] => [
  `HTTP=${status}`,
  ...headers.map(([name, value]) => `header ${name.toLowerCase()}=${value}`),
  ...linesOf(format, body),
];

/**
 * Reads one stored exchange; undefined if its request was not stored whole. Thousands of calls are read and few are looked at, so
 * that each part is worked out when it is asked for.
 */
export function storedCall({ id, request: sent, response }: StoredExchange): StoredCall | undefined {
  const body = wholeBody(sent.body);
  if (body === undefined) return undefined;
  const request = { ...sent, body };
  const place = calledPlace(request.url, request.headers);
  const soap = /\/(soap1[12])(?:$|\?)/.exec(request.url)?.[1] as Format | undefined;
  const operation = operations.get(place?.operation ?? inEnvelope(body) ?? '');
  const format = place?.format ?? soap ?? 'json';
  const members = once(() => operation && decodedRequest(request, operation, format));
  const text = once(() => (response === null ? '' : textOf(response.body)));
  const lines = once(() =>
    response === null ? [] : answerLines(response.status, response.headers, format, text()),
  );
  const writes = once(() => operation && writeInWords(operation, actionSent(request, operation, format)));
  const inserts = once(() => operation?.kind === 'write' && insertsOne(operation, members() ?? {}));
  const madeId = once(() => (inserts() ? idIn(lines(), operation) : undefined));
  const sentIds = once(() => {
    if (operation === undefined) return [];
    const read = members();
    return read === undefined
      ? unreadIdsIn(operation, Buffer.from(body).toString('utf8'))
      : sentIdsIn(operation, read);
  });
  const marks = once(() => marksInText(`${request.url} ${Buffer.from(body).toString('utf8')}`));
  return {
    ...{ id, number: Number(id.slice(1)), operation, format, request, status: response?.status },
    get writes() {
      return writes();
    },
    get sentIds() {
      return sentIds();
    },
    get marks() {
      return marks();
    },
    get inserts() {
      return inserts();
    },
    get madeId() {
      return madeId();
    },
    get madeKey() {
      const made = madeId();
      return made === undefined ? undefined : recordKey(variableOf(operation?.id ?? ''), made);
    },
    get lines() {
      return lines();
    },
    get body() {
      return text();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Ids that a run makes up because no record has them (`unknownId`). */
export const isUnknownId = (value: string): boolean => /^\d+$/.test(value) && Number(value) >= 1_900_000_000;

/** The values of a member in an answer, in order. A member is named by the end of its path. */
export const valuesOf = (lines: readonly string[], member: string): readonly string[] =>
  lines.flatMap((line) => {
    const at = line.search(/[=:]/);
    const path = line.slice(0, at);
    if (line[at] !== '=') return [];
    return path === member || path.endsWith(`.${member}`) ? [line.slice(at + 1)] : [];
  });

/** Whether an answer says that it is a success. */
export const isSuccess = (lines: readonly string[]): boolean =>
  valuesOf(lines, 'ResponseStatus.ErrorCode').includes('0');

function idIn(lines: readonly string[], operation: Operation | undefined): string | undefined {
  if (!isSuccess(lines)) return undefined;
  const { record, id } = operation ?? {};
  const own = record === undefined || id === undefined ? [] : valuesOf(lines, `${record}.${id}`);
  return [...own, ...valuesOf(lines, 'entityID')].find((value) => isDigits(value) && namesSomething(value));
}

function wholeBody(body: StoredBody): Uint8Array | undefined {
  if ('text' in body) return Buffer.from(body.text, 'utf8');
  return 'base64' in body ? Buffer.from(body.base64, 'base64') : undefined;
}

function textOf(body: StoredBody): string {
  if ('text' in body) return body.text;
  if ('base64' in body) return Buffer.from(body.base64, 'base64').toString('utf8');
  return 'head' in body && 'text' in body.head ? body.head.text : '';
}

const inEnvelope = (body: Uint8Array): string | undefined =>
  /<(?:[\w.-]+:)?Body\b[^>]*>\s*<(?:[\w.-]+:)?(\w+)/.exec(Buffer.from(body).toString('utf8'))?.[1];

/** The members of a request, from its body or its query; undefined if they can't be read. */
export function decodedRequest(
  { url, headers, body }: Exchange['request'],
  operation: Operation,
  format: Format,
): RecordValue | undefined {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
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

function sentIdsIn(operation: Operation, members: RecordValue): readonly SentId[] {
  const { record, id, target, kind } = operation;
  return leavesOf(requestShape(operation), members).flatMap(({ member, type, value, path }) =>
    holdsId(member, type) && isDigits(value) && namesSomething(value)
      ? [
          {
            ...{ member, value: value.trim(), path },
            base: variableOf(member),
            isWritten:
              kind !== 'get' && (path === `.${target}` || (id !== undefined && path === `.${record}.${id}`)),
          },
        ]
      : [],
  );
}

/** Ids in a request that can't be read, such as one that is cut short: behind the names of members. Their path is empty. */
const unreadIdsIn = ({ target, id }: Operation, text: string): readonly SentId[] =>
  [...text.matchAll(/(\w+(?:Id|ID|IDToDelete\w*))["'>:= ]+(-?[1-9]\d*)/g)].map(
    ([, member = '', value = '']) => ({
      ...{ member, value, path: '', base: variableOf(member) },
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
