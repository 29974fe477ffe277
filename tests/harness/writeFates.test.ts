import { describe, expect, it } from 'vitest';
import type { Answer, Call } from '../../harness/exchanges/Answer.ts';
import type { NetworkFailure } from '../../harness/exchanges/Exchange.ts';
import { networkFailure } from '../../harness/transport/networkFailure.ts';
import { leavesDoubt } from '../../harness/verdicts/silence.ts';
import { type Fate, fateOf } from '../../harness/writes/fateOf.ts';
import { perhapsMade } from '../../harness/writes/perhapsMade.ts';
import { journalOf } from '../../harness/writes/writeJournal.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

interface Back {
  readonly failure?: NetworkFailure;
  readonly status?: number;
  readonly headers?: readonly (readonly [string, string])[];
  readonly value?: RecordValue;
}

const callOf = (members: RecordValue): Call => ({
  ...{ operation: operationNamed('CompanyUpdate'), operationName: 'CompanyUpdate', format: 'json' },
  ...{ address: 'path', members, caseId: 'x' },
});
const update = callOf({ mvCompany: { CompanyId: numeric(7) }, mvRecordAction: 'Update' });
const insert = callOf({ mvCompany: { CompanyName: 'Assay 1' }, mvRecordAction: 'Insert' });

const answered = (call: Call, { failure, status = 200, headers = [], value }: Back): Answer => ({
  call,
  exchange: {
    id: 'x1',
    request: { method: 'POST', url: 'http://127.0.0.1/', headers: [], body: new Uint8Array() },
    response: failure === undefined ? { status, headers, body: new Uint8Array() } : null,
    failure: failure ?? null,
    timings: { startedAt: '2017-01-10T10:30:00.000Z', durationMs: 1 },
    retries: 0,
  },
  decoded: value === undefined ? null : { value, deviations: [], undocumented: [], layout: 'message' },
  decodeError: null,
  detour: null,
  moment: { sent: 1, answered: 2 },
});

const raised = (code: string, syscall?: string): NetworkFailure =>
  networkFailure(Object.assign(new Error('said'), { code, ...(syscall === undefined ? {} : { syscall }) }));

describe('whether a write may have been carried out is one question', () => {
  it.each<[string, Back, Fate]>([
    ['nobody listens', { failure: raised('ECONNREFUSED', 'connect') }, 'refused'],
    ['a name that nobody knows', { failure: raised('ENOTFOUND', 'getaddrinfo') }, 'refused'],
    ['no way to the host', { failure: raised('EHOSTUNREACH', 'connect') }, 'refused'],
    ['no connection in time', { failure: raised('UND_ERR_CONNECT_TIMEOUT') }, 'refused'],
    ['a certificate that does not hold', { failure: raised('DEPTH_ZERO_SELF_SIGNED_CERT') }, 'refused'],
    ['the way is lost on an open connection', { failure: raised('EHOSTUNREACH', 'read') }, 'open'],
    ['an open connection is given up', { failure: raised('ECONNABORTED', 'write') }, 'open'],
    [
      'an error of TLS on the way',
      { failure: raised('ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC') },
      'open',
    ],
    ['a reset', { failure: raised('ECONNRESET', 'read') }, 'open'],
    ['no answer in time', { failure: { kind: 'timeout', message: '' } }, 'open'],
    ['an answer that is too long', { failure: { kind: 'size', message: '' } }, 'unknown'],
    ['too many calls', { status: 429 }, 'refused'],
    ['a gateway that heard nothing', { status: 502 }, 'open'],
    ['a gateway that waited', { status: 504 }, 'open'],
    ['Cloudflare, whose origin did not answer in time', { status: 524 }, 'open'],
    ['unavailable, half carried out or not', { status: 503 }, 'open'],
    ['unavailable, come again', { status: 503, headers: [['retry-after', '1']] }, 'refused'],
    ['an error page', { status: 500 }, 'unknown'],
    ['a success', { value: { ResponseStatus: { ErrorCode: '0' } } }, 'taken'],
    ['a success with a blank', { value: { ResponseStatus: { ErrorCode: ' 0' } } }, 'taken'],
    ['a refusal', { value: { ResponseStatus: { ErrorCode: '500' }, entityID: numeric(0) } }, 'refused'],
    ['a contradiction', { value: { ResponseStatus: { ErrorCode: '500' }, entityID: numeric(7) } }, 'unknown'],
  ])('%s', (_, back, fate) => {
    expect(fateOf(answered(update, back))).toBe(fate);
    const [write] = journalOf([answered(update, back)]).writesTo({ record: 'mvCompany', id: '7' });
    expect(write?.outcome).toBe(fate === 'open' ? 'unknown' : fate);
    expect(write?.moment.answered).toBe(fate === 'open' ? Number.POSITIVE_INFINITY : 2);
    expect(leavesDoubt(answered(update, back))).toBe(fate === 'open');
    if (back.value === undefined)
      expect(perhapsMade(answered(insert, back)) !== undefined).toBe(fate !== 'refused');
  });
});
