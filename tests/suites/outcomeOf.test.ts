import { describe, expect, it } from 'vitest';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../harness/exchanges/outcome.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';

const answer = (name: string, value: RecordValue, status = 200): Answer => ({
  call: {
    operation: operationNamed(name),
    operationName: name,
    format: 'json',
    address: 'path',
    members: {},
    caseId: 'c',
  },
  exchange: {
    id: 'x1',
    request: { method: 'POST', url: '', headers: [], body: new Uint8Array() },
    response: { status, headers: [], body: new Uint8Array() },
    failure: null,
    timings: { startedAt: '', durationMs: 0 },
    retries: 0,
  },
  decoded: { value, deviations: [], undocumented: [], layout: 'message' },
  decodeError: null,
  detour: null,
});

const status = (ErrorCode: string | null, Message: string | null = null): RecordValue => ({
  ResponseStatus: { ErrorCode, Message },
});

describe('a lawful answer', () => {
  it.each<[string, string, RecordValue, 'success' | 'failure', string]>([
    ['0 succeeds', 'APIKeyGet', status('0'), 'success', 'succeeded'],
    [
      '500 with a message fails',
      'DiscountDelete',
      { ...status('500', 'no'), result: false },
      'failure',
      'failed',
    ],
    [
      'a refused insert fails',
      'CompanyUpdate',
      { ...status('500', 'no'), entityID: numeric(0) },
      'success',
      'failed',
    ],
    [
      'an upsert that answers 0 and a message succeeds',
      'CompanyUpdate',
      { ...status('0', 'Saved.'), mvCompany: {} },
      'failure',
      'succeeded',
    ],
    [
      'a delete of nothing answered as done succeeds',
      'DiscountDelete',
      { ...status('0'), result: true },
      'failure',
      'succeeded',
    ],
    [
      'ProductBOMDelete repeats the id on failure',
      'ProductBOMDelete',
      { ...status('500', 'no'), entityID: numeric(7), result: false },
      'failure',
      'failed',
    ],
    ['no status block tells nothing', 'APIKeyGet', {}, 'success', 'unknown'],
  ])('%s', (_, name, value, expects, outcome) => {
    expect(outcomeOf(answer(name, value), expects)).toBe(outcome);
  });
});

describe('an answer whose ErrorCode alone is wrong', () => {
  it.each<[string, string, RecordValue, 'success' | 'failure', string]>([
    ['OK on success', 'APIKeyGet', status('OK'), 'success', 'succeeded'],
    [
      '200 on success beside records',
      'DiscountGet',
      { ...status('200', 'fine'), mvDiscounts: [{}] },
      'success',
      'succeeded',
    ],
    [
      '500 on success beside an affected record',
      'CompanyUpdate',
      { ...status('500', 'saved'), entityID: numeric(7) },
      'success',
      'succeeded',
    ],
    ['empty on success', 'APIKeyGet', status(''), 'success', 'succeeded'],
    [
      '0 on failure beside result false',
      'DiscountDelete',
      { ...status('0', 'not there'), result: false },
      'failure',
      'failed',
    ],
    [
      '0 on failure beside entityID 0',
      'DocumentUpdate',
      { ...status('0', 'no such SKU'), entityID: numeric(0) },
      'failure',
      'failed',
    ],
    [
      'none on failure beside result false',
      'DiscountDelete',
      { ...status(null, 'not there'), result: false },
      'failure',
      'failed',
    ],
  ])('%s', (_, name, value, expects, outcome) => {
    expect(outcomeOf(answer(name, value), expects)).toBe(outcome);
  });

  it('a refusal by HTTP status is no success because the code is missing', () => {
    expect(outcomeOf(answer('APIKeyGet', status(''), 500), 'success')).toBe('failed');
    expect(outcomeOf(answer('APIKeyGet', status('Nope'), 401), 'success')).toBe('failed');
  });
});

describe('an empty ErrorCode where a failure is as lawful as a success', () => {
  it.each<[string, string, RecordValue, string]>([
    ['with a message alone is a failure', 'ShippingInformationGet', status('', 'nothing to get'), 'failed'],
    ['without a message is a success', 'ShippingInformationGet', status(''), 'succeeded'],
    [
      'beside records is a success',
      'DiscountGet',
      { ...status('', 'found'), mvDiscounts: [{}] },
      'succeeded',
    ],
    [
      'beside an affected record is a success',
      'DocumentUpdate',
      { ...status('', 'done'), entityID: numeric(7) },
      'succeeded',
    ],
    [
      'which is the number 0 is a success',
      'ShippingInformationGet',
      { ResponseStatus: { ErrorCode: numeric(0), Message: 'done' } },
      'succeeded',
    ],
  ])('%s', (_, name, value, outcome) => {
    expect(outcomeOf(answer(name, value), 'any')).toBe(outcome);
  });
});
