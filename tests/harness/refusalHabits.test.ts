import { expect, it } from 'vitest';
import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { refusalHabits } from '../../harness/exchanges/refusalHabits.ts';
import { operation } from '../../specs/operations.ts';

const call = { operationName: 'CompanyUpdate', format: 'json', address: 'path' } as Answer['call'];

const answered = (status: number, ErrorCode: string): Answer =>
  ({
    call,
    exchange: { response: { status } },
    decoded: { value: { ResponseStatus: { ErrorCode } } },
    detour: null,
  }) as unknown as Answer;

const spec = (expects: EvidenceSpec['expects']): EvidenceSpec =>
  ({ operation: operation('CompanyUpdate'), format: 'json', address: 'path', expects }) as EvidenceSpec;

const seen = (expects: EvidenceSpec['expects'], statuses: readonly number[]) => {
  const habits = refusalHabits();
  for (const status of statuses) {
    const answer = answered(status, expects === 'success' && status === 200 ? '0' : '500');
    habits.look({ kind: 'evidence', evidence: { answer, others: {} } }, spec(expects));
  }
  return habits;
};

it('takes a refusal with 429 or 503 for load, and no other', () => {
  const { isBusy } = refusalHabits();
  expect([429, 503, 500, 200].map((status) => isBusy(answered(status, '500')))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isBusy(answered(503, '0'))).toBe(false);
});

it('does not where the target refuses so what it has to refuse, or what never works', () => {
  const busy = answered(503, '500');
  for (const expects of ['failure', 'success'] as const) {
    expect(seen(expects, [503, 503, 503, 200]).isBusy(busy)).toBe(false);
    expect(seen(expects, [503, 503]).isBusy(busy)).toBe(true);
    expect(seen(expects, [200, 503, 200, 200, 503, 503, 200]).isBusy(busy)).toBe(true);
  }
});
