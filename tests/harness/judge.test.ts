import { describe, expect, it, vi } from 'vitest';
import { codecs } from '../../formats/codecs.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import { plainDialect } from '../../formats/Dialect.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { Answer, Call } from '../../harness/exchanges/Answer.ts';
import type { Exchange, NetworkFailure } from '../../harness/exchanges/Exchange.ts';
import { openRun } from '../../harness/openRun.ts';
import type { Api } from '../../harness/target/Api.ts';
import { NotAllowedError } from '../../harness/target/NotAllowedError.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { MovingTargetError } from '../../harness/verdicts/MovingTargetError.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { noPrecedence } from './noPrecedence.ts';

const exchange = (id: string, failure: NetworkFailure | null = null): Exchange => ({
  id,
  request: {
    method: 'POST',
    url: 'http://127.0.0.1/json/reply/APIKeyGet',
    headers: [],
    body: new Uint8Array(),
  },
  response: failure === null ? { status: 200, headers: [], body: new Uint8Array() } : null,
  failure,
  timings: { startedAt: '2017-01-10T10:30:00.000Z', durationMs: 1 },
  retries: 0,
});

const answer = (call: Call, id: string, failure: NetworkFailure | null = null): Answer => ({
  call,
  exchange: exchange(id, failure),
  decoded: { value: {}, deviations: [], undocumented: [], layout: 'message' },
  decodeError: null,
  detour: null,
});

interface Given {
  readonly check?: (asked: number) => Judgement;
  readonly api?: Api['call'];
  readonly gather?: EvidenceSpec['gather'];
  readonly level?: Case['level'];
  readonly effect?: EvidenceSpec['effect'];
}

const violated: Judgement = {
  kind: 'judged',
  violations: [{ message: 'broken', expected: 'a', actual: 'KEY', path: 'x', exchange: exchange('x1') }],
};

async function judged({
  check,
  api,
  gather,
  level = 'MUST',
  effect = 'read',
}: Given): Promise<Verdict & { calls: number }> {
  let asked = 0;
  let calls = 0;
  const spec: EvidenceSpec = {
    key: 'json/APIKeyGet/path/success',
    operation: operationNamed('APIKeyGet'),
    format: 'json',
    address: 'path',
    scenario: 'success',
    expects: 'success',
    effect,
    plan: { calls: [] },
    gather:
      gather ??
      (async (context) => ({
        kind: 'evidence',
        evidence: { answer: await context.call(operationNamed('APIKeyGet'), {}), others: {} },
      })),
  };
  const item: Case = {
    id: 'json/APIKeyGet/ENV-1',
    clause: 'ENV-1',
    level,
    operation: operationNamed('APIKeyGet'),
    format: 'json',
    address: 'path',
    evidence: spec.key,
    check: ({ answer: { exchange } }) => {
      // As every check does.
      if (exchange.response === null) throw new Error('a check met no response');
      return (check ?? (() => ({ kind: 'judged', violations: [] }) as const))(++asked);
    },
  };
  const run = openRun({
    settings: { fixtures: {}, seed: 1, runs: 20, maxRecords: 500, listenerUrl: null, target: null },
    capabilities: { dialect: plainDialect, notes: [], unread: {}, soap12Action: true },
    plan: { cases: [item], evidence: new Map([[spec.key, spec]]), observers: [], precedence: noPrecedence },
    runId: 'r1',
    api: { call: async (call) => (api === undefined ? answer(call, `x${++calls}`) : api(call)) },
    redact: (text) => text.replaceAll('KEY', '***'),
  });
  return { ...(await run.judge(item)), calls };
}

describe('only a violation that a check returns makes a failure', () => {
  it('passes what has none', async () => {
    expect(await judged({})).toMatchObject({ status: 'passed', exchanges: ['x1'], calls: 1 });
  });

  it('fails a MUST, warns of the rest, and redacts what was seen', async () => {
    expect(await judged({ check: () => violated })).toMatchObject({
      status: 'failed',
      message: 'broken',
      actual: '***',
      path: 'x',
    });
    expect(await judged({ check: () => violated, level: 'SHOULD' })).toMatchObject({ status: 'warned' });
    expect(await judged({ check: () => violated, level: 'NOTE' })).toMatchObject({ status: 'warned' });
  });

  it('reads a failed read once more, and calls it flaky when it does not repeat', async () => {
    const flaky = await judged({
      check: (asked) => (asked === 1 ? violated : { kind: 'judged', violations: [] }),
    });
    expect(flaky).toMatchObject({ status: 'errored', calls: 2 });
    expect(flaky.message).toMatch(/^flaky: broken/);
  });

  it('blocks what can no more be judged when it is read once more', async () => {
    const another = { kind: 'blocked', cause: 'control', message: 'another record stands there' } as const;
    const verdict = await judged({ check: (asked) => (asked === 1 ? violated : another) });
    expect(verdict).toMatchObject({
      status: 'blocked',
      cause: 'control',
      message: another.message,
      calls: 2,
    });
  });

  it('reads a third time where the second reading tells nothing', async () => {
    const untold = { kind: 'blocked', cause: 'clause:GET-1', message: 'the read is refused' } as const;
    const secondIsUntold = (third: Judgement): Promise<Verdict & { calls: number }> =>
      judged({ check: (asked) => (asked === 1 ? violated : asked === 2 ? untold : third) });
    expect(await secondIsUntold(violated)).toMatchObject({ status: 'failed', calls: 3 });
    const isFlaky = { status: 'errored', message: expect.stringMatching(/^flaky: broken/), calls: 3 };
    expect(await secondIsUntold({ kind: 'judged', violations: [] })).toMatchObject(isFlaky);
    // A clause that is broken later only does not explain the first reading.
    expect(await secondIsUntold(untold)).toMatchObject(isFlaky);
  });

  it('reads as many records as it may where a limited reading does not repeat a breach', async () => {
    const fine: Judgement = { kind: 'judged', violations: [] };
    const told = (message: string): Judgement => ({
      kind: 'judged',
      violations: [{ message, expected: 'a', actual: 'b', path: 'x', exchange: exchange('x1') }],
    });
    const readings: boolean[] = [];
    const wideSays = (last: Judgement): Promise<Verdict & { calls: number }> =>
      judged({
        check: (asked) =>
          [told('mvDiscounts[3] is broken (and 2 more places)'), fine, last][asked - 1] ?? fine,
        gather: async (context) => {
          readings.push(context.isWideReading);
          const members = { ReturnTopNRecords: numeric(20) };
          return {
            kind: 'evidence',
            evidence: { answer: await context.call(operationNamed('APIKeyGet'), members), others: {} },
          };
        },
      });
    expect(await wideSays(told('mvDiscounts[40] is broken'))).toMatchObject({ status: 'failed', calls: 3 });
    expect(readings).toEqual([false, false, true]);
    expect(await wideSays(fine)).toMatchObject({ status: 'errored', calls: 3 });
    expect(await wideSays(told('the read is refused'))).toMatchObject({ status: 'errored', calls: 3 });
  });

  it('says that the target was too busy where both further readings met it so', async () => {
    const untold = { kind: 'blocked', cause: 'clause:GET-4', message: 'the read is refused' } as const;
    const busy = { ...exchange('x0'), response: { status: 503, headers: [], body: new Uint8Array() } };
    let made = 0;
    const verdict = await judged({
      check: (asked) => (asked === 1 ? violated : untold),
      api: async (call) => {
        const given = answer(call, `x${++made}`);
        const value = { ResponseStatus: { ErrorCode: '503', Message: 'busy' } };
        const decoded = { value, deviations: [], undocumented: [], layout: 'message' } as const;
        return made === 1 ? given : { ...given, decoded, exchange: { ...busy, id: given.exchange.id } };
      },
    });
    expect(verdict.status).toBe('errored');
    expect(verdict.message).toMatch(
      /^the target was too busy for APIKeyGet.*an earlier reading showed: broken$/,
    );
  });

  it('blames no clause for an answer that we did not read, because it is too long', async () => {
    const tooLong = { kind: 'size', message: 'the response is longer than 16777216 bytes' } as const;
    const gather: EvidenceSpec['gather'] = async (context) => {
      const control = await context.call(operationNamed('APIKeyGet'), {});
      const message = 'a plain call brought no readable answer';
      return { kind: 'blocked', cause: 'clause:FMT-1', message, answer: control };
    };
    const cut = async (call: Call) => ({ ...answer(call, 'x1', tooLong), decoded: null });
    expect(await judged({ gather, api: cut })).toMatchObject({
      status: 'blocked',
      cause: 'size',
      message: tooLong.message,
      exchanges: ['x1'],
    });
    const deep = async (call: Call) => ({
      ...answer(call, 'x1'),
      decoded: null,
      decodeError: new DecodeError('nested deeper than 500', 7, 'size'),
    });
    expect(await judged({ gather, api: deep })).toMatchObject({ status: 'blocked', cause: 'size' });
    const garbled = async (call: Call) => ({
      ...answer(call, 'x1'),
      decoded: null,
      decodeError: new DecodeError('no json', 7),
    });
    expect(await judged({ gather, api: garbled })).toMatchObject({
      status: 'blocked',
      cause: 'clause:FMT-1',
    });
  });

  it('calls a write that is refused for load, with no message, an error and not a breach', async () => {
    const busy =
      (name: string, status = 503) =>
      async (call: Call) => {
        const one = answer({ ...call, operation: operationNamed(name) }, 'x1');
        const response = { status, headers: [], body: new TextEncoder().encode('<h1>Busy</h1>') };
        return { ...one, exchange: { ...one.exchange, response }, decoded: null };
      };
    const check = (): Judgement => violated;
    expect(await judged({ check, api: busy('DiscountDelete'), effect: 'write' })).toMatchObject({
      status: 'errored',
      message: 'no answer: the target was too busy (HTTP 503)',
    });
    expect(await judged({ check, api: busy('DiscountGet') })).toMatchObject({ status: 'failed' });
    expect(await judged({ check, api: busy('DiscountDelete', 502), effect: 'write' })).toMatchObject({
      status: 'errored',
      message: 'no answer: a gateway answered in its place (HTTP 502)',
    });
  });

  it.each([
    ['DiscountDelete', 429, 'errored'],
    ['DiscountDelete', 502, 'errored'],
    ['DiscountGet', 429, 'errored'],
    // A route that is always so is broken.
    ['DiscountGet', 502, 'failed'],
  ] as const)("a gateway's json in the place of %s with HTTP %i is %s", async (name, status, due) => {
    const body = new TextEncoder().encode('{"message":"Too Many Requests"}');
    const turnedAway = (value: RecordValue) => async (call: Call) => {
      const one = answer({ ...call, operation: operationNamed(name) }, 'x1');
      const exchange = { ...one.exchange, response: { status, headers: [], body } };
      return {
        ...one,
        exchange,
        decoded: { value, deviations: [], undocumented: [], layout: 'message' } as const,
      };
    };
    const check = (): Judgement => violated;
    const effect = name === 'DiscountDelete' ? ('write' as const) : ('read' as const);
    const of = async (value: RecordValue) => (await judged({ check, api: turnedAway(value), effect })).status;
    expect(await of({ message: 'Too Many Requests' })).toBe(due);
    // This one is the operation's own, whatever else it lacks.
    expect(await of({ result: false, mvDiscounts: [] })).toBe('failed');
  });

  it('calls a read that was refused for load until its time was up an error, but not one that is always 503', async () => {
    const refusing =
      (status: number, headers: readonly (readonly [string, string])[]) => async (call: Call) => {
        const one = answer({ ...call, operation: operationNamed('DiscountGet') }, 'x1');
        const response = { status, headers, body: new TextEncoder().encode('<h1>Busy</h1>') };
        return { ...one, exchange: { ...one.exchange, response }, decoded: null };
      };
    const check = (): Judgement => violated;
    const statusOf = async (status: number, ...headers: readonly (readonly [string, string])[]) =>
      (await judged({ check, api: refusing(status, headers) })).status;
    expect(await statusOf(429)).toBe('errored');
    expect(await statusOf(503, ['retry-after', '100000'])).toBe('errored');
    expect(await statusOf(503)).toBe('failed');
  });

  it('holds no breach against a target that was too busy for a call it rests on, whose status block says so', async () => {
    const api = async (call: Call) => {
      const one = answer(call, 'x1');
      const value = { ResponseStatus: { ErrorCode: '500', Message: 'busy, nothing was done' } };
      const response = { status: 503, headers: [], body: new Uint8Array() };
      const decoded = { value, deviations: [], undocumented: [], layout: 'message' } as const;
      return { ...one, exchange: { ...one.exchange, response }, decoded };
    };
    const beside: EvidenceSpec['gather'] = async (context) => ({
      kind: 'evidence',
      evidence: {
        answer: answer((await api({} as Call)).call, 'x1'),
        others: { update: await context.call(operationNamed('CompanyUpdate'), {}) },
      },
    });
    const message =
      'the target was too busy for CompanyUpdate (HTTP 503), so nobody knows what became of these calls; run it again when the target is less busy';
    expect(await judged({ check: () => violated, api, gather: beside, effect: 'write' })).toMatchObject({
      status: 'errored',
      message,
    });
    expect(await judged({ check: () => violated, api })).toMatchObject({ status: 'errored' });
    expect(await judged({ api })).toMatchObject({ status: 'passed' });
  });

  it('never sends a write a second time', async () => {
    const verdict = await judged({
      check: (asked) => (asked === 1 ? violated : { kind: 'judged', violations: [] }),
      effect: 'write',
    });
    expect(verdict).toMatchObject({ status: 'failed', calls: 1 });
  });

  it('keeps blocked apart, with its cause', async () => {
    const blocked = await judged({ check: () => ({ kind: 'blocked', cause: 'nothing', message: 'empty' }) });
    expect(blocked).toMatchObject({ status: 'blocked', cause: 'nothing', message: 'empty' });
  });
});

describe('whatever throws, in whichever layer, is errored and not failed', () => {
  const boom = (): never => {
    throw new TypeError('boom');
  };

  it.each<[string, Given]>([
    ['a check', { check: boom }],
    ['an adapter', { api: async () => boom() }],
    ['a scenario', { gather: async () => boom() }],
  ])('%s', async (_, given) => {
    const verdict = await judged(given);
    expect(verdict.status).toBe('errored');
    expect(verdict.message).toMatch(/assay itself is at fault: TypeError: boom/);
  });

  it('a parser', async () => {
    const parser = vi.spyOn(codecs.json, 'decode').mockImplementation(boom);
    try {
      const target = { send: async () => exchange('x1'), close: async () => undefined };
      const capabilities = { dialect: plainDialect, notes: [], unread: {}, soap12Action: true };
      const verdict = await judged({ api: openApi({ target, capabilities, apiKey: 'KEY' }).call });
      expect(parser).toHaveBeenCalled();
      expect(verdict.status).toBe('errored');
      expect(verdict.message).toMatch(/assay itself is at fault: TypeError: boom/);
    } finally {
      parser.mockRestore();
    }
  });

  it('a moving target', async () => {
    const verdict = await judged({
      check: () => {
        throw new MovingTargetError('The target is moving.');
      },
    });
    expect(verdict).toMatchObject({ status: 'errored', message: 'The target is moving.' });
  });

  it('a call without a response', async () => {
    const failure: NetworkFailure = { kind: 'timeout', message: 'nothing within 3 s' };
    const verdict = await judged({ api: async (call) => answer(call, 'x1', failure), check: () => violated });
    expect(verdict).toMatchObject({ status: 'errored', message: 'no answer (timeout): nothing within 3 s' });
  });
});

describe('what is held against nobody', () => {
  it('an answer longer than our limit', async () => {
    const failure: NetworkFailure = { kind: 'size', message: 'more than 16 MB' };
    const verdict = await judged({ api: async (call) => answer(call, 'x1', failure), check: () => violated });
    expect(verdict).toMatchObject({ status: 'blocked', cause: 'size' });
  });

  it('a call that the safety rules refuse', async () => {
    const verdict = await judged({
      api: async () => {
        throw new NotAllowedError('write', 'writes');
      },
    });
    expect(verdict).toMatchObject({ status: 'blocked', cause: 'allowance' });
  });
});
