import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import type { Value } from '../../specs/Value.ts';
import type { Answer, Call, Moment } from '../exchanges/Answer.ts';
import { fateOf, saysNotDone } from './fateOf.ts';
import { idOf } from './idOf.ts';

/** One record of the target: its name, such as `mvCompany`, and its id in plain digits (`idOf`). */
export interface RecordKey {
  readonly record: string;
  readonly id: string;
}

/** One of the run's writes to a record. */
export interface Write {
  /** The call, with its members as they were sent. */
  readonly call: Call;
  /** When; `answered` is infinite if the write may still be carried out at any time. */
  readonly moment: Moment;
  /** `unknown`: not answered yet, not answered at all, or answered in a way that does not tell. */
  readonly outcome: 'taken' | 'refused' | 'unknown';
  /** Whether the call itself named the record. Otherwise the target gave it that id, as for an insert. */
  readonly isNamed: boolean;
}

/** The run's writes to each of the target's records, in the order sent. It knows nothing about writes of other clients. */
export interface WriteJournal {
  /** `at`: only those since the target last lost its data before then. */
  readonly writesTo: (key: RecordKey, at?: Moment) => readonly Write[];
}

/** The journal of a run that goes on. */
export interface RunJournal extends WriteJournal {
  /** Whether the target has taken an insert of such a record (`mvCompany`) since it last lost its data. */
  readonly hasInserted: (record: string) => boolean;
}

/** A journal in use. */
export interface OpenJournal {
  readonly journal: RunJournal;
  /** Makes a call, and notes it before it is sent and after it is answered. The answer says when that was. */
  readonly noting: (call: Call, make: (call: Call) => Promise<Answer>) => Promise<Answer>;
  /** The present position in the run's sequence of sends and answers. */
  readonly position: () => number;
  /** Notes that the target has lost all that was written before that position, so that it may give out the same ids again. */
  readonly lost: (before: number) => void;
}

/** Opens the journal of one run. Every call of the run goes through `noting`, reads too, because their order matters. */
export function openWriteJournal(): OpenJournal {
  const index = new Map<string, Write[]>();
  const losses: number[] = [];
  let tick = 0;
  return {
    journal: {
      writesTo: (key, at) => {
        const since = losses.findLast((loss) => at !== undefined && loss <= at.sent) ?? 0;
        return (index.get(indexOf(key)) ?? []).filter(({ moment }) => moment.sent >= since);
      },
      hasInserted: (record) => {
        const since = losses.at(-1) ?? 0;
        return [...index].some(
          ([key, writes]) =>
            key.startsWith(indexOf({ record, id: '' })) &&
            writes.some(
              ({ outcome, isNamed, moment }) => outcome === 'taken' && !isNamed && moment.sent >= since,
            ),
        );
      },
    },
    position: () => tick,
    lost: (before) => losses.push(before),
    noting: async (call, make) => {
      const sent = ++tick;
      const underWay = { sent, answered: Number.POSITIVE_INFINITY };
      for (const key of namedIn(call))
        add(index, key, { call, moment: underWay, outcome: 'unknown', isNamed: true });
      try {
        const answer = await make(call);
        const told = { ...answer, moment: { sent, answered: ++tick } };
        for (const [key, write] of writesOf(told)) add(index, key, write);
        return told;
      } catch (error) {
        if (saysNotDone(error)) for (const key of namedIn(call)) remove(index, key, sent);
        throw error;
      }
    },
  };
}

/** The journal of a finished run, from its answers alone. Answers without a time are left out. */
export function journalOf(answers: Iterable<Answer>): WriteJournal {
  const index = new Map<string, Write[]>();
  for (const answer of answers) for (const [key, write] of writesOf(answer)) add(index, key, write);
  return { writesTo: (key) => index.get(indexOf(key)) ?? [] };
}

/** The records that an answered write was about: the one it named, and the one the answer names. */
export const recordsWritten = (answer: Answer): readonly RecordKey[] => writesOf(answer).map(([key]) => key);

function writesOf(answer: Answer): readonly (readonly [RecordKey, Write])[] {
  const { call, moment } = answer;
  if (moment === undefined) return [];
  const named = namedIn(call);
  const told = toldBy(answer).filter(({ id }) => named.every((one) => one.id !== id));
  const fate = fateOf(answer);
  const isOpen = fate === 'open';
  const outcome = isOpen ? 'unknown' : fate;
  // If the answer names another record than the call did, nobody knows which of them was written.
  const isSplit = named.length > 0 && told.length > 0 && outcome === 'taken';
  const of = (isNamed: boolean): Write => ({
    call,
    moment: isOpen ? { ...moment, answered: Number.POSITIVE_INFINITY } : moment,
    outcome: isSplit ? 'unknown' : outcome,
    isNamed,
  });
  return [
    ...named.map((key) => [key, of(true)] as const),
    ...(outcome === 'refused' ? [] : told).map((key) => [key, of(false)] as const),
  ];
}

/** What a call writes, by its operation; undefined for reads, and for operations with neither a record nor a target. */
function recordOf(operation: Operation | null): string | undefined {
  if (operation === null || operation.kind === 'get') return undefined;
  return operation.record ?? recordOfKind(operation);
}

/**
 * The record that a delete or a Get is about. They do not name it, so we take it from the write of the same kind, or else from
 * the Get's list.
 */
export function recordOfKind({ name }: Operation): string {
  const kind = name.replace(/(?:Delete|Get)$/, '');
  const get = operations.get(`${kind}Get`);
  const list = get?.response.find((member) => member.name === get.list)?.type;
  return operations.get(`${kind}Update`)?.record ?? list?.replace(/^list of /, '') ?? kind;
}

/** The records that a call names by their ids. */
function namedIn({ operation, members }: Call): readonly RecordKey[] {
  const record = recordOf(operation);
  if (operation === null || record === undefined) return [];
  const sent = operation.record === undefined ? undefined : members[operation.record];
  const own = isRecord(sent) && operation.id !== undefined ? sent[operation.id] : undefined;
  return keysOf(record, [own, isTargetOf(operation) ? members[operation.target ?? ''] : undefined]);
}

/** The record that an answer names: its echo, or the id of the affected record. */
function toldBy({ call: { operation }, decoded }: Answer): readonly RecordKey[] {
  const record = recordOf(operation);
  if (operation === null || record === undefined || decoded === null) return [];
  const echo = operation.record === undefined ? undefined : decoded.value[operation.record];
  const own = isRecord(echo) && operation.id !== undefined ? echo[operation.id] : undefined;
  return keysOf(
    record,
    idOf(own) !== undefined ? [own] : operation.id === undefined ? [] : [decoded.value.entityID],
  );
}

/** The target of a receipt's delete is the receipt, but the record written is its work order. */
const isTargetOf = ({ record, id, target }: Operation): boolean =>
  target !== undefined && (record === undefined || id === undefined || id === target);

const keysOf = (record: string, values: readonly (Value | undefined)[]): readonly RecordKey[] =>
  values.flatMap((value) => {
    const id = idOf(value);
    return id === undefined ? [] : [{ record, id }];
  });

const indexOf = ({ record, id }: RecordKey): string => `${record} ${id}`;

/** In sending order. The note of an answered call replaces the note made before it was sent. */
function add(index: Map<string, Write[]>, key: RecordKey, write: Write): void {
  const writes = index.get(indexOf(key)) ?? [];
  index.set(indexOf(key), writes);
  const at = writes.findLastIndex(({ moment }) => moment.sent <= write.moment.sent);
  const isKnown = writes[at]?.moment.sent === write.moment.sent;
  writes.splice(isKnown ? at : at + 1, isKnown ? 1 : 0, write);
}

function remove(index: Map<string, Write[]>, key: RecordKey, sent: number): void {
  const writes = index.get(indexOf(key)) ?? [];
  index.set(
    indexOf(key),
    writes.filter(({ moment }) => moment.sent !== sent),
  );
}
