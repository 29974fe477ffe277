import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { operationInEnvelope } from '../../harness/exchanges/operationInEnvelope.ts';
import { exchangeNumber, storedText, wholeBody } from '../../harness/stored/exchangeIn.ts';
import { actionSent, writeInWords } from '../../harness/words/writeInWords.ts';
import { marksInText } from '../../harness/writes/marks.ts';
import { calledPlace } from '../../reports/exchanges/calledPlace.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import { isDigits, namesSomething, variableOf } from '../curl/namingMembers.ts';
import { insertsOne } from '../curl/shownValues.ts';
import { answerLines, isSuccess, valuesOf } from './answerLines.ts';
import { decodedRequest, type SentId, sentIdsIn, unreadIdsIn } from './sentIds.ts';

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
export const recordKey = (variableName: string, value: string): string => `${variableName} ${value}`;

/**
 * Reads one stored exchange; undefined if its request was not stored whole. Thousands of calls are read and few are looked at, so
 * that each part is worked out when it is asked for.
 */
export function storedCall({ id, request: sent, response }: StoredExchange): StoredCall | undefined {
  const body = wholeBody(sent.body);
  // A method is a word. Anything else was never sent.
  if (body === undefined || !/^[\w-]+$/.test(sent.method)) return undefined;
  const request = { ...sent, body };
  const place = calledPlace(request.url, request.headers);
  const soap = /\/(soap1[12])(?:$|\?)/.exec(request.url)?.[1] as Format | undefined;
  const operation = operations.get(place?.operation ?? operationInEnvelope(body) ?? '');
  const format = place?.format ?? soap ?? 'json';
  const members = once(() => operation && decodedRequest(request, operation, format));
  const text = once(() => (response === null ? '' : storedText(response.body)));
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
    id,
    number: exchangeNumber(id),
    operation,
    format,
    request,
    status: response?.status,
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

function idIn(lines: readonly string[], operation: Operation | undefined): string | undefined {
  if (!isSuccess(lines)) return undefined;
  const { record, id } = operation ?? {};
  const own = record === undefined || id === undefined ? [] : valuesOf(lines, `${record}.${id}`);
  return [...own, ...valuesOf(lines, 'entityID')].find((value) => isDigits(value) && namesSomething(value));
}
