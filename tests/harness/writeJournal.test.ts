import { describe, expect, it } from 'vitest';
import { plainDialect } from '../../formats/Dialect.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { Answer, Call } from '../../harness/exchanges/Answer.ts';
import { openRun } from '../../harness/openRun.ts';
import { NotAllowedError } from '../../harness/target/NotAllowedError.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { freshnessOf, lastWrites } from '../../harness/writes/lastWrites.ts';
import { journalOf, openWriteJournal } from '../../harness/writes/writeJournal.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { noPrecedence } from './noPrecedence.ts';

const key = { record: 'mvCompany', id: '7' };

const callOf = (name: string, members: RecordValue): Call => ({
  operation: operationNamed(name),
  operationName: name,
  format: 'json',
  address: 'path',
  members,
  caseId: 'test',
});

/** What comes back of a call; null for no answer at all. */
type Back = { readonly code: string; readonly id?: number; readonly status?: number } | null;

let made = 0;

const answered = (call: Call, back: Back): Answer => ({
  call,
  exchange: {
    id: `x${++made}`,
    request: { method: 'POST', url: 'http://127.0.0.1/', headers: [], body: new Uint8Array() },
    response: back === null ? null : { status: back.status ?? 200, headers: [], body: new Uint8Array() },
    failure: back === null ? { kind: 'timeout', message: 'no whole response within 10 ms' } : null,
    timings: { startedAt: '2017-01-10T10:30:00.000Z', durationMs: 1 },
    retries: 0,
  },
  decoded:
    back === null
      ? null
      : {
          value: {
            ResponseStatus: { ErrorCode: back.code },
            ...(back.id === undefined ? {} : { entityID: numeric(back.id) }),
          },
          deviations: [],
          undocumented: [],
          layout: 'message',
        },
  decodeError: null,
  detour: null,
});

const taken = (id = 7): Back => ({ code: '0', id });
const insert = (name = 'one'): Call =>
  callOf('CompanyUpdate', { mvCompany: { CompanyName: name }, mvRecordAction: 'Insert' });
const update = (name: string, id = 7): Call =>
  callOf('CompanyUpdate', {
    mvCompany: { CompanyId: numeric(id), CompanyName: name },
    mvRecordAction: 'Update',
  });
const remove = callOf('CompanyDelete', { CompanyIDToDelete: numeric(7) });
const get = callOf('CompanyGet', {});

/** A journal to which calls are told as they begin; each gives what ends it. */
function journalUnderTest() {
  const { journal, noting } = openWriteJournal();
  const begin = (call: Call) => {
    let end: (back: Back) => void = () => undefined;
    const answer = noting(
      call,
      (one) =>
        new Promise((resolve) => {
          end = (back) => resolve(answered(one, back));
        }),
    );
    return {
      end: (back: Back): Promise<Answer> => {
        end(back);
        return answer;
      },
    };
  };
  return { journal, begin, whole: (call: Call, back: Back) => begin(call).end(back) };
}

const names = (writes: readonly { readonly call: Call }[]): readonly unknown[] =>
  writes.map(({ call }) => (call.members.mvCompany as RecordValue | undefined)?.CompanyName ?? 'delete');

describe('what a read may show of a record', () => {
  it('is the last write that was answered before it was sent; the ones before that are older', async () => {
    const { journal, whole } = journalUnderTest();
    const first = await whole(insert(), taken());
    const between = await whole(get, { code: '0' });
    const second = await whole(update('two'), taken());
    const read = await whole(get, { code: '0' });
    const third = await whole(update('three'), taken());
    const { current, older } = lastWrites(journal, key, read);
    expect([names(current), names(older)]).toEqual([['two'], ['one']]);
    expect(names(lastWrites(journal, key, between).current)).toEqual(['one']);
    expect([first, second, third].map((write) => freshnessOf(journal, write, read))).toEqual([
      'overwritten',
      'last',
      'later',
    ]);
    expect(freshnessOf(journal, first, between)).toBe('last');
  });

  it('is either of two where a write overlaps the read, though it is refused', async () => {
    for (const back of [taken(), { code: '500', id: 0 }, null]) {
      const { journal, begin, whole } = journalUnderTest();
      const first = await whole(insert(), taken());
      const second = begin(update('two'));
      const read = await whole(get, { code: '0' });
      expect(freshnessOf(journal, first, read)).toBe('either');
      const write = await second.end(back);
      expect([freshnessOf(journal, first, read), freshnessOf(journal, write, read)]).toEqual([
        'either',
        'either',
      ]);
      expect(names(lastWrites(journal, key, read).current)).toEqual(['one', 'two']);
    }
  });

  it('is either of two writes that overlapped each other, until the next one', async () => {
    const { journal, begin, whole } = journalUnderTest();
    const [one, two] = [begin(update('two')), begin(update('three'))];
    const [first, second] = [await one.end(taken()), await two.end(taken())];
    const read = await whole(get, { code: '0' });
    expect([first, second].map((write) => freshnessOf(journal, write, read))).toEqual(['either', 'either']);
    const third = await whole(update('four'), taken());
    const later = await whole(get, { code: '0' });
    expect([second, third].map((write) => freshnessOf(journal, write, later))).toEqual([
      'overwritten',
      'last',
    ]);
  });

  it('does not change by a write that was refused', async () => {
    const { journal, whole } = journalUnderTest();
    const first = await whole(insert(), taken());
    await whole(update('two'), { code: '500', id: 0 });
    await whole({ ...update('three'), keyAs: 'truncated' } as Call, { code: '', status: 401 });
    const read = await whole(get, { code: '0' });
    expect(names(lastWrites(journal, key, read).older)).toEqual([]);
    expect(freshnessOf(journal, first, read)).toBe('last');
  });

  it('stays open for good behind a write that was never answered: it may be carried out at any time', async () => {
    const { journal, whole } = journalUnderTest();
    await whole(insert(), taken());
    const lost = await whole(update('two'), null);
    const third = await whole(update('three'), taken());
    const read = await whole(get, { code: '0' });
    expect(freshnessOf(journal, third, read)).toBe('either');
    expect(freshnessOf(journal, lost, read)).toBe('either');
    expect(names(lastWrites(journal, key, read).current)).toEqual(['two', 'three']);
  });

  it('is nothing once the record was deleted; that a second delete was taken as well changes nothing', async () => {
    const { journal, whole } = journalUnderTest();
    const first = await whole(insert(), taken());
    const deleted = await whole(remove, { code: '0' });
    await whole(remove, { code: '0' });
    const read = await whole(get, { code: '0' });
    expect(freshnessOf(journal, first, read)).toBe('overwritten');
    expect(freshnessOf(journal, deleted, read)).toBe('last');
  });

  it('is of another record once the target gave the id to an insert: nobody of ours overwrote it', async () => {
    const { journal, whole } = journalUnderTest();
    const first = await whole(insert('one'), taken());
    const deleted = await whole(remove, { code: '0' });
    const second = await whole(insert('two'), taken());
    const read = await whole(get, { code: '0' });
    expect([first, deleted, second].map((write) => freshnessOf(journal, write, read))).toEqual([
      'overwritten',
      'givenAnew',
      'last',
    ]);
    const twice = journalUnderTest();
    const one = await twice.whole(insert('one'), taken());
    await twice.whole(insert('two'), taken());
    expect(freshnessOf(twice.journal, one, await twice.whole(get, { code: '0' }))).toBe('givenTwice');
    // An Update of the one is then an Update of the other.
    await twice.whole(update('one again'), taken());
    expect(freshnessOf(twice.journal, one, await twice.whole(get, { code: '0' }))).toBe('givenTwice');
  });

  it('is not told where an Update is answered with the id of another record', async () => {
    const { journal, whole } = journalUnderTest();
    const first = await whole(insert(), taken());
    await whole(update('two'), taken(9));
    const read = await whole(get, { code: '0' });
    expect(freshnessOf(journal, first, read)).toBe('either');
  });

  it('is of another record too where the new one was updated since: an id may be given anew once its record is deleted', async () => {
    const { journal, whole } = journalUnderTest();
    const first = await whole(insert('one'), taken());
    const deleted = await whole(remove, { code: '0' });
    await whole(insert('two'), taken());
    await whole(update('two again'), taken());
    const read = await whole(get, { code: '0' });
    expect(freshnessOf(journal, deleted, read)).toBe('givenAnew');
    expect(freshnessOf(journal, first, read)).toBe('overwritten');
  });

  it.each(['7.0', '7e0', '07'])(
    'is known by the number of its id, also where that is written as %s',
    async (lexeme) => {
      const { journal, whole } = journalUnderTest();
      await whole(insert(), taken());
      await whole(
        callOf('CompanyUpdate', {
          mvCompany: { CompanyId: numeric(lexeme), CompanyName: 'two' },
          mvRecordAction: 'Update',
        }),
        { code: '0' },
      );
      const read = await whole(get, { code: '0' });
      expect(names(lastWrites(journal, key, read).current)).toEqual(['two']);
    },
  );

  it('may be a write that raised when its answer was read; one that was not sent is none', async () => {
    const { journal, noting } = openWriteJournal();
    await expect(
      noting(update('two'), () => Promise.reject(new TypeError('the answer was not read'))),
    ).rejects.toThrow(TypeError);
    await expect(
      noting(update('three'), () => Promise.reject(new NotAllowedError('write', 'read-only'))),
    ).rejects.toThrow(NotAllowedError);
    expect(journal.writesTo(key)).toMatchObject([
      { outcome: 'unknown', moment: { answered: Number.POSITIVE_INFINITY }, call: update('two') },
    ]);
  });

  it('follows from the answers of a run alone', async () => {
    const { journal, whole } = journalUnderTest();
    const answers = [await whole(insert(), taken()), await whole(update('two'), taken())];
    const read = await whole(get, { code: '0' });
    const again = journalOf([...answers, read].reverse());
    expect(again.writesTo(key)).toEqual(journal.writesTo(key));
    expect(names(lastWrites(again, key, read).current)).toEqual(['two']);
  });

  it('is found among many thousand writes in no time', async () => {
    const { journal, whole } = journalUnderTest();
    for (let id = 1; id <= 5000; id++) {
      await whole(insert(`${id}`), taken(id));
      await whole(update(`${id} again`, id), taken(id));
    }
    const read = await whole(get, { code: '0' });
    const started = performance.now();
    const ids = Array.from({ length: 5000 }, (_, index) => String(index + 1));
    const alone = ids.filter((id) => lastWrites(journal, { ...key, id }, read).current.length === 1);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(alone).toHaveLength(5000);
  });
});

describe('a breach in a read of a record that something else of the run wrote to meanwhile', () => {
  /** A call behind the insert; the evidence keeps those that are `known`. */
  interface Sent {
    readonly call: Call;
    readonly back?: Back;
    readonly known?: true;
  }

  /** Judges a Get, whose answer lists `id`, by the writes before it, with a check that knows of no journal. */
  async function judgedBehind(
    sent: readonly Sent[],
    { reads = 'CompanyGet', id = numeric(7) as Value } = {},
  ) {
    const get = operationNamed(reads);
    const backs = new Map(sent.map(({ call, back }) => [call.members, back]));
    const answering = async (call: Call): Promise<Answer> => {
      if (call.operation !== get) {
        return answered(
          call,
          backs.get(call.members) ?? (call.operation?.kind === 'delete' ? { code: '0' } : taken()),
        );
      }
      const read = answered(call, { code: '0' });
      const value = { ...read.decoded?.value, [get.list ?? '']: [{ [get.id ?? '']: id }] };
      return { ...read, decoded: { value, deviations: [], undocumented: [], layout: 'message' } };
    };
    const at = { format: 'json', address: 'path', scenario: 'own', expects: 'any', effect: 'write' } as const;
    const key = `json/${reads}/path/own`;
    const spec: EvidenceSpec = {
      ...at,
      key,
      operation: get,
      plan: { calls: [] },
      gather: async ({ call }) => {
        const others: Record<string, Answer> = {
          written: await call(operationNamed('CompanyUpdate'), insert().members),
        };
        for (const [index, { call: each, known }] of sent.entries()) {
          const answer = await call(operationNamed(each.operationName), each.members);
          if (known === true) others[`step ${index}`] = answer;
        }
        return { kind: 'evidence', evidence: { answer: await call(get, {}), others } };
      },
    };
    const item: Case = {
      ...{ id: `json/${reads}/ACT-6`, clause: 'ACT-6', level: 'MUST', operation: spec.operation },
      ...{ format: 'json', address: 'path', evidence: key },
      check: ({ answer: { exchange } }) => ({
        kind: 'judged',
        violations: [{ message: 'another value', expected: 'one', actual: 'two', path: '', exchange }],
      }),
    };
    const run = openRun({
      settings: { fixtures: {}, seed: 1, runs: 20, maxRecords: 500, listenerUrl: null, target: null },
      capabilities: { dialect: plainDialect, notes: [], unread: {}, soap12Action: true },
      plan: { cases: [item], evidence: new Map([[key, spec]]), observers: [], precedence: noPrecedence },
      runId: 'r1',
      api: { call: answering },
      redact: (text) => text,
    });
    return run.judge(item);
  }

  it('is our own error', async () => {
    expect(await judgedBehind([{ call: update('two') }])).toMatchObject({
      status: 'errored',
      message: expect.stringMatching(
        /^assay itself is at fault: .*CompanyGet.* is judged against a write that was not the last: .*CompanyUpdate Update/,
      ),
    });
    expect(await judgedBehind([{ call: remove }])).toMatchObject({ status: 'errored' });
  });

  it.each([numeric('7.0'), '7', ' 7 '])('is our own error where the Get writes the id as %o', async (id) => {
    expect(await judgedBehind([{ call: update('two') }], { id })).toMatchObject({ status: 'errored' });
  });

  it('is believed where there is no such write, where the check has it before it, and where it is of another record', async () => {
    expect(await judgedBehind([])).toMatchObject({ status: 'failed' });
    expect(await judgedBehind([{ call: update('two'), known: true }])).toMatchObject({ status: 'failed' });
    expect(await judgedBehind([{ call: update('two', 8) }])).toMatchObject({ status: 'failed' });
    expect(await judgedBehind([{ call: update('two') }], { id: numeric(8) })).toMatchObject({
      status: 'failed',
    });
  });

  it('is believed where the Get is of another kind of record, which has the same id', async () => {
    const reads = 'DiscountGet';
    expect(await judgedBehind([{ call: update('two') }], { reads })).toMatchObject({ status: 'failed' });
    expect(await judgedBehind([{ call: remove }], { reads })).toMatchObject({ status: 'failed' });
  });

  it('is believed where the evidence wrote the whole record once more behind it', async () => {
    const doubtful = { call: update('two'), back: { code: '500', id: 7 } };
    expect(await judgedBehind([doubtful, { call: update('three'), known: true }])).toMatchObject({
      status: 'failed',
    });
    expect(await judgedBehind([{ call: update('three'), known: true }, doubtful])).toMatchObject({
      status: 'errored',
    });
    const partly = {
      ...update('three'),
      members: { ...update('three').members, mvRecordAction: 'InsertOrUpdateNonEmptyFields' },
    };
    expect(await judgedBehind([doubtful, { call: partly, known: true }])).toMatchObject({
      status: 'errored',
    });
  });

  it('is believed where the id was given to another record since, and that one was updated', async () => {
    const anew = [{ call: insert('other') }, { call: update('other again') }];
    expect(await judgedBehind([{ call: remove, known: true }, ...anew])).toMatchObject({ status: 'failed' });
  });
});
