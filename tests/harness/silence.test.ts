import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { NetworkFailure } from '../../harness/exchanges/Exchange.ts';
import {
  demandAnswer,
  isAnswered,
  leavesDoubt,
  NoAnswerError,
  readable,
  silenceOf,
} from '../../harness/verdicts/silence.ts';
import { operationNamed } from '../../specs/operations.ts';

interface Made {
  readonly name?: string;
  readonly action?: string;
  readonly failure?: NetworkFailure;
  readonly status?: number;
  readonly decoded?: boolean;
}

const timeout: NetworkFailure = { kind: 'timeout', message: 'nothing within 10 s' };

/** The `second`th call of a run, after the one before it was answered. */
function made(
  second: number,
  { name = 'CompanyGet', action, failure, status = 200, decoded = true }: Made = {},
): Answer {
  return {
    call: {
      operation: operationNamed(name),
      operationName: name,
      format: 'json',
      address: 'path',
      members: action === undefined ? {} : { mvRecordAction: action },
      caseId: 'x',
    },
    exchange: {
      id: `x${second}`,
      request: { method: 'POST', url: 'http://127.0.0.1/', headers: [], body: new Uint8Array() },
      response: failure === undefined ? { status, headers: [], body: new Uint8Array() } : null,
      failure: failure ?? null,
      timings: { startedAt: new Date(second * 1000).toISOString(), durationMs: 1 },
      retries: 0,
    },
    decoded:
      failure === undefined && decoded
        ? { value: { ResponseStatus: {} }, deviations: [], undocumented: [], layout: 'message' }
        : null,
    decodeError: null,
    detour: null,
    moment: { sent: second * 2, answered: second * 2 + 1 },
  };
}

const looked = (evidence: Evidence, name: string): string => {
  try {
    return readable(evidence).others[name]?.decoded === null ? 'nothing' : 'read';
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    return `${error.answer.exchange.id}: ${error.message}`;
  }
};

describe('an answer that says nothing', () => {
  it.each<[string, Made, string | undefined]>([
    ['no response', { failure: timeout }, 'no answer (timeout): nothing within 10 s'],
    ['too long for us', { failure: { kind: 'size', message: 'more than 16 MB' } }, 'more than 16 MB'],
    [
      'turned away',
      { name: 'CompanyUpdate', status: 503, decoded: false },
      'no answer: the target was too busy (HTTP 503)',
    ],
    ['an answer', {}, undefined],
    ['a refusal that can be read', { name: 'CompanyUpdate', status: 503 }, undefined],
    ["a refusal that can't", { status: 500, decoded: false }, undefined],
  ])('%s', (_, how, message) => {
    const answer = made(1, how);
    expect(silenceOf(answer)?.message).toBe(message);
    expect(isAnswered(answer)).toBe(message === undefined);
    if (message === undefined) demandAnswer(answer);
    else expect(() => demandAnswer(answer)).toThrow(message);
  });
});

describe('evidence as a check reads it', () => {
  it('raises only where the check looks into what was not answered', () => {
    const evidence = { answer: made(1), others: { silent: made(2, { failure: timeout }), read: made(3) } };
    expect(looked(evidence, 'read')).toBe('read');
    expect(looked(evidence, 'silent')).toBe('x2: no answer (timeout): nothing within 10 s');
    const { silent } = readable(evidence).others;
    expect(silent?.call.operationName).toBe('CompanyGet');
    expect(silent && isAnswered(silent)).toBe(false);
    expect(() => silent?.exchange.response).toThrow(NoAnswerError);
    expect(() => silent?.readAs).toThrow(NoAnswerError);
    expect(() => silent?.untold).toThrow(NoAnswerError);
    expect(() => silent && demandAnswer(silent)).toThrow(NoAnswerError);
  });

  it('is as it was where all was answered', () => {
    const evidence = { answer: made(1), others: { read: made(2) } };
    expect(readable(evidence)).toBe(evidence);
  });

  const around = (write: Made): Evidence => ({
    answer: made(1),
    others: { before: made(2), write: made(3, { ...write, failure: timeout }), later: made(4) },
  });

  it.each<[string, Made, boolean]>([
    ['an Update', { name: 'CompanyUpdate', action: 'Update' }, true],
    ['a delete', { name: 'CompanyDelete' }, true],
    // The record that it may have made is named by no other call.
    ['an Insert', { name: 'CompanyUpdate', action: 'Insert' }, false],
    ['a read', {}, false],
  ])('knows nothing of what comes behind %s that was not answered', (_, write, isDoubtful) => {
    const evidence = around(write);
    expect(looked(evidence, 'before')).toBe('read');
    expect(looked(evidence, 'later')).toMatch(isDoubtful ? /^x3: .* what became of that Company/ : /^read$/);
    expect(looked({ ...evidence, pooled: true }, 'later')).toBe('read');
    expect(leavesDoubt(made(1, { ...write, failure: timeout }))).toBe(isDoubtful);
  });
});
