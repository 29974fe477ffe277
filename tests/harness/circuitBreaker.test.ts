import { describe, expect, test } from 'vitest';
import type { Answer, Call } from '../../harness/exchanges/Answer.ts';
import { circuitBreaker, type Outage } from '../../harness/target/circuitBreaker.ts';
import { OutageError } from '../../harness/target/OutageError.ts';
import { numeric } from '../../specs/numeric.ts';
import { callOf } from './fakeTarget.ts';

/** What a target gives: a success, a refusal with a status block, or what comes when it is out. */
type State =
  | 'works'
  | 'refuses'
  | 'silent'
  | 'tooLong'
  | 'page'
  | 'login'
  | 'keyRefused'
  | 'bare503'
  | 'jsonOfGateway'
  | 'limited';

const html = Buffer.from('<html><title>502 Bad Gateway</title></html>');
const responses: Readonly<Record<Exclude<State, 'silent' | 'tooLong'>, readonly [number, string | Buffer]>> =
  {
    works: [200, '0'],
    refuses: [400, '400'],
    page: [502, html],
    login: [200, html],
    keyRefused: [401, '401'],
    bare503: [503, Buffer.alloc(0)],
    jsonOfGateway: [502, Buffer.from('{"message":"Bad Gateway"}')],
    limited: [429, '429'],
  };

function answerOf(call: Call, state: State): Answer {
  const base = { call, detour: null, decodeError: null };
  const request = { method: 'POST', url: '/', headers: [], body: Buffer.alloc(0) };
  const timings = { startedAt: '2026-01-01T00:00:00.000Z', durationMs: 1 };
  const exchange = { id: 'x1', request, timings, retries: 0 };
  if (state === 'silent' || state === 'tooLong') {
    const failure = { kind: state === 'silent' ? 'timeout' : 'size', message: state } as const;
    return { ...base, decoded: null, exchange: { ...exchange, response: null, failure } } as Answer;
  }
  const [status, body] = responses[state];
  const decoded =
    state === 'jsonOfGateway'
      ? { value: { message: 'Bad Gateway' }, deviations: [] }
      : typeof body === 'string'
        ? { value: { ResponseStatus: { ErrorCode: body } }, deviations: [] }
        : null;
  const response = { status, headers: [], body: typeof body === 'string' ? Buffer.from('{}') : body };
  return { ...base, decoded, exchange: { ...exchange, response, failure: null } } as unknown as Answer;
}

/** A breaker before a target whose state a test decides for each call; its time goes on only while it waits. */
function guarded(stateOf: (call: Call, at: number) => State, patienceMs = 60_000) {
  const calls: Call[] = [];
  const told: Outage[] = [];
  let at = 0;
  const api = circuitBreaker(
    {
      call: async (call) => {
        calls.push(call);
        return answerOf(call, stateOf(call, at));
      },
    },
    {
      worked: { operationName: 'CompanyGet', format: 'json' },
      patienceMs,
      redact: (text: string) => text.replaceAll('secret', '<apiKey>'),
      tell: (outage) => told.push(outage),
      pause: async (ms) => {
        at += ms;
      },
      now: () => at,
    },
  );
  return { api, calls, told, asked: () => calls.filter(({ caseId }) => caseId === 'still there').length };
}

const read = callOf('SalesOrderGet', { members: { ReturnTopNRecords: numeric(3) } });
const write = callOf('CompanyUpdate');
const isProbe = ({ caseId }: Call): boolean => caseId === 'still there';
const statusOf = ({ exchange: { response } }: Answer): number | undefined => response?.status;

describe.each(['silent', 'page', 'login', 'keyRefused', 'bare503', 'jsonOfGateway', 'limited'] as const)(
  'a target that is out (%s)',
  (out) => {
    test('for a while: reads are made again, writes end in an outage, and then all goes on', async () => {
      const { api, calls, told } = guarded((_, at) => (at < 5000 ? out : 'works'));
      const [one, other] = await Promise.allSettled([api.call(read), api.call(write)]);
      expect(one).toMatchObject({ status: 'fulfilled' });
      expect(one.status === 'fulfilled' && statusOf(one.value)).toBe(200);
      expect(other.status === 'rejected' && other.reason).toBeInstanceOf(OutageError);
      // HTTP itself refused it. What a gateway or a login page answers does not tell.
      const isNotDone = out === 'keyRefused' || out === 'limited';
      expect(other.status === 'rejected' && other.reason).toMatchObject({ isNotDone });
      expect(calls.filter(({ operationName }) => operationName === 'CompanyUpdate')).toHaveLength(1);
      expect(told.at(-1)).toMatchObject({ kind: 'waiting', until: 60_000 });
      expect(statusOf(await api.call(write))).toBe(200);
    });

    test('for good: it is given up after the patience, and no call is sent after that', async () => {
      const { api, calls, told, asked } = guarded(() => out, 20_000);
      await expect(api.call(read)).rejects.toThrow(
        /lost at 00:00:00 UTC and did not come back within 20 s: CompanyGet/,
      );
      expect(told.at(-1)).toMatchObject({ kind: 'gone' });
      expect(asked()).toBeLessThan(10);
      const before = calls.length;
      await expect(api.call(write)).rejects.toMatchObject({ name: 'OutageError', isNotDone: true });
      expect(calls).toHaveLength(before);
    });
  },
);

test('calls that come while a target is out wait with the others; only plain reads are sent meanwhile', async () => {
  let isOut = true;
  const { api, calls } = guarded((call, at) => {
    if (isProbe(call) && at > 3000) isOut = false;
    return isOut ? 'silent' : 'works';
  });
  const first = api.call(read);
  await new Promise(setImmediate);
  const later = Array.from({ length: 5 }, () => api.call(write));
  await Promise.all([first, ...later]);
  expect(calls.filter(({ operationName }) => operationName === 'CompanyUpdate')).toHaveLength(5);
});

test('what one call alone brings is its own: it is looked into once, and again if it comes three times in a row', async () => {
  const { api, asked } = guarded((call) => (call.operationName === 'UserGet' ? 'page' : 'works'));
  for (let turn = 0; turn < 10; turn += 1) {
    expect(statusOf(await api.call(callOf('UserGet')))).toBe(502);
    await api.call(read);
  }
  expect(asked()).toBe(1);
  for (let turn = 0; turn < 3; turn += 1) await api.call(callOf('UserGet'));
  expect(asked()).toBeGreaterThan(1);
});

test('a key that is refused with a status block alone is noticed after some calls', async () => {
  const { api, calls } = guarded(() => 'refuses', 1000);
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => api.call(read)));
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  await expect(api.call(read)).rejects.toBeInstanceOf(OutageError);
  expect(calls.length).toBeLessThan(45);
});

test.each<[string, Call, State]>([
  ['a wrong key', callOf('CompanyGet', { keyAs: 'truncated' }), 'keyRefused'],
  ['no key', callOf('CompanyGet', { members: { APIKEY: '' } }), 'keyRefused'],
  ['hostile bytes', callOf('CompanyGet', { altered: { effect: 'hostile', request: () => ({}) } }), 'silent'],
  ['an answer beyond our limits', read, 'tooLong'],
])('nobody is asked about %s', async (_, call, state) => {
  const { api, asked } = guarded((each) => (isProbe(each) ? 'works' : state));
  for (let turn = 0; turn < 30; turn += 1) await api.call(call);
  expect(asked()).toBe(0);
});

test('a read that is turned away just before the target is back is made again', async () => {
  let isOut = true;
  const { api, asked, calls } = guarded((call) => {
    if (isProbe(call)) isOut = false;
    return isOut ? 'page' : 'works';
  });
  expect(statusOf(await api.call(read))).toBe(200);
  expect(asked()).toBe(1);
  expect(calls.filter(({ operationName }) => operationName === 'SalesOrderGet')).toHaveLength(2);
});

test('what is altered and comes while the others wait met the same outage', async () => {
  const { api } = guarded((_, at) => (at < 5000 ? 'silent' : 'works'));
  const altered = callOf('CompanyGet', { altered: { effect: 'hostile', request: () => ({}) } });
  const [one, other] = await Promise.allSettled([api.call(read), api.call(altered)]);
  expect(one).toMatchObject({ status: 'fulfilled' });
  expect(other.status === 'rejected' && other.reason).toBeInstanceOf(OutageError);
});

test('a target whose first plain read breaks later is still there if another one works', async () => {
  const { api } = guarded((call) => (call.operationName === 'CompanyGet' ? 'page' : 'works'));
  await api.call(read);
  expect(statusOf(await api.call(callOf('CompanyGet')))).toBe(502);
});

test('a read that worked is made as it was, and one of a whole table is not made', async () => {
  const { api, calls } = guarded((call) => (call.operationName === 'CompanyGet' ? 'page' : 'works'));
  await api.call(callOf('ProductClientGet'));
  await api.call(callOf('BatchNumberGet', { members: { ReturnTopNRecords: numeric(-1) } }));
  await api.call({ ...read, address: 'suffix' });
  await api.call(callOf('CompanyGet'));
  const asked = calls
    .filter(isProbe)
    .map(({ operationName, address, members }) => [operationName, address, members]);
  expect(asked).toEqual([
    ['CompanyGet', 'path', {}],
    ['SalesOrderGet', 'suffix', read.members],
  ]);
});

test('what the target wrote is redacted', async () => {
  const { told, api } = guarded(() => 'page', 1000);
  html.write('secret', 13);
  await api.call(read).catch(() => undefined);
  expect(JSON.stringify(told)).not.toContain('secret');
});
