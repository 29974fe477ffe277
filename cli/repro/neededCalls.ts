import { keyPlaceholder } from '../../harness/redaction/redactor.ts';
import { isSuccess } from './answerLines.ts';
import { recordKey, type StoredCall } from './storedCalls.ts';

/** The calls of a run, by what they made and by what they are known. */
export interface CallIndex {
  readonly byId: ReadonlyMap<string, StoredCall>;
  /** By the kind of record and its id: the call that made it. */
  readonly makers: ReadonlyMap<string, StoredCall>;
  /** Calls that write, in their order. */
  readonly writers: readonly StoredCall[];
  /** Reads with the key that name no record and had success. */
  readonly controls: readonly StoredCall[];
}

/** Orders the calls of a run by what a script may need of them. */
export function callIndex(calls: readonly StoredCall[]): CallIndex {
  const ordered = [...calls].sort((a, b) => a.number - b.number);
  const makers = new Map<string, StoredCall>();
  // If a server gives an id twice, it is the first record's.
  for (const call of ordered)
    if (call.madeKey !== undefined && !makers.has(call.madeKey)) makers.set(call.madeKey, call);
  return {
    byId: new Map(ordered.map((call) => [call.id, call])),
    makers,
    writers: ordered.filter(({ writes }) => writes !== undefined),
    controls: ordered.filter(isControl),
  };
}

/** Whether a call shows that the target takes the key, and asks for nothing that may be gone. */
export const isControl = ({ operation, request, sentIds, marks, lines }: StoredCall): boolean =>
  operation?.kind === 'get' &&
  `${request.url} ${Buffer.from(request.body).toString('utf8')}`.includes(keyPlaceholder) &&
  sentIds.length === 0 &&
  marks.length === 0 &&
  isSuccess(lines);

/**
 * The calls that some calls need, with these, in their order. They are those that made the records which they name by id or mark, and those
 * that wrote to these records before. `alsoNamed` are keys of further records. Earlier reads stay if they are the same
 * request as the last call, because a server may answer the second from memory.
 */
export function neededCalls(
  calls: readonly StoredCall[],
  listed: readonly StoredCall[],
  { makers, writers }: CallIndex,
  alsoNamed: readonly string[] = [],
): readonly StoredCall[] {
  const last = Math.max(...calls.map(({ number }) => number));
  const needed = new Set(calls);
  const keys = new Set(alsoNamed);
  const noteKeys = (call: StoredCall): void => {
    for (const mark of call.marks) keys.add(mark);
    if (call.madeKey !== undefined) keys.add(call.madeKey);
    for (const { variableName, value } of call.sentIds)
      if (makers.has(recordKey(variableName, value))) keys.add(recordKey(variableName, value));
  };
  for (const call of calls) noteKeys(call);
  for (let before = -1; before !== needed.size; ) {
    before = needed.size;
    for (const key of [...keys]) {
      const maker = makers.get(key);
      if (maker !== undefined && maker.number < last) needed.add(maker);
    }
    for (const writer of writers) {
      if (writer.number >= last || needed.has(writer)) continue;
      const isKnown =
        writer.sentIds.some(
          ({ variableName, value, isWritten }) => isWritten && keys.has(recordKey(variableName, value)),
        ) ||
        (writer.inserts && writer.marks.some((mark) => keys.has(mark)));
      if (isKnown) needed.add(writer);
    }
    for (const call of needed) noteKeys(call);
  }
  const repeated = listed.filter(
    (call) =>
      call.writes === undefined &&
      call.number < last &&
      calls.some((one) => one.number === last && isSameRequest(one, call)),
  );
  return [...new Set([...needed, ...repeated])].sort((a, b) => a.number - b.number);
}

const isSameRequest = (one: StoredCall, other: StoredCall): boolean =>
  one.request.url === other.request.url && Buffer.from(one.request.body).equals(other.request.body);
