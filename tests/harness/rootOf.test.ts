import { expect, test } from 'vitest';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { refusal } from '../../harness/target/permits.ts';
import { rootOf } from '../../harness/verdicts/rootOf.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

const answer = (id: string, value: RecordValue, status = 200): Answer => ({
  call: {
    ...{ operation: operationNamed('CompanyUpdate'), operationName: 'CompanyUpdate', format: 'json' },
    ...{ address: 'path', members: {}, caseId: 'x' },
  },
  exchange: {
    id,
    request: { method: 'POST', url: 'http://127.0.0.1/', headers: [], body: new Uint8Array() },
    response: { status, headers: [], body: new Uint8Array() },
    failure: null,
    timings: { startedAt: '2017-01-10T10:30:00.000Z', durationMs: 1 },
    retries: 0,
  },
  decoded: { value, deviations: [], undocumented: [], layout: 'message' },
  decodeError: null,
  detour: null,
});
const saying = (code: string | null, Message = ''): RecordValue => ({
  ResponseStatus: { ErrorCode: code, Message },
});
const taken = { ...saying('0'), entityID: numeric(7) };
const control = { cause: 'control', message: 'no write shows what is asked' } as const;
const unknown = answer('x3', saying('500', 'No company "7"'), 400);

test('a call that has to fail is no root', () => {
  const among = [answer('x1', taken), answer('x2', taken), unknown];
  const none = { kind: 'control', name: '', said: control.message };
  expect(rootOf(control, among)).toEqual(none);
  expect(rootOf(control, [unknown, ...among], 'failure')).toEqual(none);
});

test('what --read-only forbids is told from what --allow would allow', () => {
  const rootOfRefusal = (readOnly: boolean) => {
    const refused = refusal({ loopback: false, readOnly, allow: [] }, 'write');
    return rootOf({ cause: 'allowance', message: refused?.message ?? '' }, []);
  };
  expect(rootOfRefusal(true)).toEqual({ kind: 'allowance', name: '--read-only' });
  expect(rootOfRefusal(false)).toEqual({ kind: 'allowance', name: '' });
});

test('a refusal is the root where the check names it or quotes it, or where the call had to succeed', () => {
  const said = 'No company "7"';
  const root = { kind: 'refusal', name: 'CompanyUpdate', format: 'json', said, exchange: 'x3' };
  const among = [answer('x1', taken), answer('x2', saying('500', 'Another')), unknown];
  expect(rootOf({ ...control, exchange: unknown.exchange }, among)).toEqual(root);
  const message = `the target refused the call: HTTP 400, Message ${JSON.stringify(said)}`;
  expect(rootOf({ ...control, message }, among, 'failure')).toEqual(root);
  expect(rootOf(control, [unknown, ...among], 'success')).toEqual(root);
});

test.each([null, '', ' 0'])('a success whose ErrorCode is %j is no refusal', (code) => {
  const main = answer('x1', { ...saying(code), entityID: numeric(7) });
  expect(rootOf(control, [main]).kind).toBe('control');
});
