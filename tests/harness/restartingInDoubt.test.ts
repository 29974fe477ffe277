import { describe, expect, test } from 'vitest';
import { type NamedSteps, restartingInDoubt } from '../../harness/evidence/restartingInDoubt.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { operationNamed } from '../../specs/operations.ts';

/** An answer of a step: an update unless it is a read, and unanswered where `isSilent`. */
function step(id: string, { isRead = false, isSilent = false } = {}): Answer {
  const called = operationNamed(isRead ? 'CompanyGet' : 'CompanyUpdate');
  return {
    call: {
      operation: called,
      operationName: called.name,
      format: 'json',
      address: 'path',
      members: isRead ? {} : { mvRecordAction: 'Update' },
      caseId: 'x',
    },
    exchange: {
      id,
      request: { method: 'POST', url: 'http://127.0.0.1/', headers: [], body: new Uint8Array() },
      response: isSilent ? null : { status: 200, headers: [], body: new Uint8Array() },
      failure: isSilent ? { kind: 'timeout', message: 'nothing within 10 s' } : null,
      timings: { startedAt: new Date(0).toISOString(), durationMs: 1 },
      retries: 0,
    },
    decoded: isSilent ? null : { value: {}, deviations: [], undocumented: [], layout: 'message' },
    decodeError: null,
    detour: null,
  };
}

/** Walks the steps `one`, `two` and `last`, of which these stay silent in each turn; notes what each turn left out. */
function chain(silentIn: (turn: number) => readonly string[], options: { readonly last?: string } = {}) {
  const turns: (readonly string[])[] = [];
  const walk = async (turn: number, without: NamedSteps) => {
    turns.push(Object.keys(without));
    const names = ['one', 'two', 'read', 'last'].filter((name) => !(name in without));
    const steps = Object.fromEntries(
      names.map((name) => [
        name,
        step(`${name}-${turn}`, { isRead: name === 'read', isSilent: silentIn(turn).includes(name) }),
      ]),
    );
    return { answer: Object.values(steps)[0] as Answer, steps };
  };
  return { turns, brought: restartingInDoubt(walk, options) };
}

describe('a chain of steps on a record of its own', () => {
  test('is walked once where every step is answered', async () => {
    const { turns, brought } = chain(() => []);
    const gathered = await brought;
    expect(turns).toEqual([[]]);
    if (gathered.kind !== 'evidence') throw new Error(gathered.kind);
    expect(Object.keys(gathered.evidence.others)).toEqual(['one', 'two', 'read', 'last']);
    expect(gathered.evidence.unanswered).toBeUndefined();
  });

  test('starts over without the write that nobody answered, and tells of it apart', async () => {
    const { turns, brought } = chain((turn) => (turn === 0 ? ['two'] : []));
    const gathered = await brought;
    expect(turns).toEqual([[], ['two']]);
    if (gathered.kind !== 'evidence') throw new Error(gathered.kind);
    expect(Object.keys(gathered.evidence.others)).toEqual(['one', 'read', 'last']);
    expect(gathered.evidence.others.one?.exchange.id).toBe('one-1');
    expect(Object.keys(gathered.evidence.unanswered ?? {})).toEqual(['two']);
  });

  test('a read that nobody answered leaves no doubt about the record', async () => {
    const { turns } = chain(() => ['read']);
    await Promise.resolve();
    expect(turns).toEqual([[]]);
  });

  test('what became of the last step concerns no other', async () => {
    const { turns, brought } = chain(() => ['last'], { last: 'last' });
    await brought;
    expect(turns).toEqual([[]]);
  });

  test('a target on which another step hangs each time is asked three times', async () => {
    const { turns, brought } = chain((turn) => [['one', 'two', 'last'][turn] ?? '']);
    const gathered = await brought;
    expect(turns).toEqual([[], ['one'], ['one', 'two']]);
    if (gathered.kind !== 'evidence') throw new Error(gathered.kind);
    expect(gathered.evidence.others.last?.exchange.response).toBeNull();
  });
});

test('what ends a chain ends it at once, and nothing is put beside it', async () => {
  const ended = { kind: 'blocked', cause: 'control', message: 'no fixture' } as const;
  let asked = 0;
  const gathered = await restartingInDoubt(async () => ended, {
    beside: async () => {
      asked += 1;
      return {};
    },
  });
  expect(gathered).toEqual(ended);
  expect(asked).toBe(0);
});

test('answers of other scenarios stand beside the steps', async () => {
  const beside = step('elsewhere', { isRead: true });
  const gathered = await restartingInDoubt(async () => ({ answer: step('a'), steps: { a: step('a') } }), {
    beside: async (steps) => ({ [`beside ${Object.keys(steps).join()}`]: beside }),
  });
  if (gathered.kind !== 'evidence') throw new Error(gathered.kind);
  expect(gathered.evidence.others['beside a']).toBe(beside);
});
