import type { Answer } from '../../harness/exchanges/Answer.ts';
import { numeric, sameNumber } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** What a Get was answered: these records, a refusal, or nothing at all. */
export function read(
  get: string,
  records: readonly RecordValue[] | 'refused' | 'silent',
  members: RecordValue = {},
): Answer {
  const called = operationNamed(get);
  const isRefused = records === 'refused';
  const status = { ErrorCode: isRefused ? '500' : '0', Message: isRefused ? 'no' : '' };
  const value = { ResponseStatus: status, [called.list ?? '']: isRefused ? [] : records };
  const isSilent = records === 'silent';
  return {
    call: { operation: called, operationName: get, format: 'json', address: 'path', members, caseId: 'c' },
    exchange: {
      id: 'x1',
      request: { method: 'POST', url: '', headers: [], body: new Uint8Array() },
      response: isSilent ? null : { status: isRefused ? 500 : 200, headers: [], body: new Uint8Array() },
      failure: null,
      timings: { startedAt: '', durationMs: 0 },
      retries: 0,
    },
    decoded: isSilent ? null : { value, deviations: [], undocumented: [], layout: 'message' },
    decodeError: null,
    detour: null,
  };
}

export const discount = (id: number, name: string, value = '1'): RecordValue => ({
  DiscountID: numeric(id),
  DiscountName: name,
  DiscountValue: numeric(value),
});

/** The discounts of a target, the newest first. */
export const discounts = [
  discount(504, 'Spring bolts', '12.50'),
  discount(503, 'Winter bolts', '7.25'),
  discount(502, 'Spring sale', '30'),
  discount(501, 'Autumn', '4.10'),
];

/** The records that have one of these ids. */
export const those = (...ids: readonly number[]): readonly RecordValue[] =>
  discounts.filter(({ DiscountID }) => ids.some((id) => sameNumber(DiscountID, numeric(id))));

export const filter = (
  FieldName: string,
  SearchOperator: SearchOperator,
  SearchValue: string,
): SearchFilter => ({ FieldName, SearchOperator, SearchValue });

/** The discounts that some filters were answered with, beside all of them before it. */
export const trial = (
  filters: readonly SearchFilter[],
  answered: Parameters<typeof read>[1],
  others: Readonly<Record<string, Answer>> = {},
) => ({
  answer: read('DiscountGet', answered, { Filters: filters as unknown as Value }),
  others: { before: read('DiscountGet', discounts), ...others },
});
