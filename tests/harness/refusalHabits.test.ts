import { describe, expect, it } from 'vitest';
import { refusalHabits } from '../../harness/doubts/refusalHabits.ts';
import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { Answer, Answers } from '../../harness/exchanges/Answer.ts';
import { operationNamed } from '../../specs/operations.ts';

const call = { operationName: 'CompanyUpdate', format: 'json', address: 'path' } as Answer['call'];

const answered = (status: number, ErrorCode: string): Answer =>
  ({
    call,
    exchange: { response: { status } },
    decoded: { value: { ResponseStatus: { ErrorCode } } },
    detour: null,
  }) as unknown as Answer;

const spec = (expects: EvidenceSpec['expects']): EvidenceSpec =>
  ({ operation: operationNamed('CompanyUpdate'), format: 'json', address: 'path', expects }) as EvidenceSpec;

const seen = (expects: EvidenceSpec['expects'], statuses: readonly number[]) => {
  const habits = refusalHabits();
  for (const status of statuses) {
    const answer = answered(status, expects === 'success' && status === 200 ? '0' : '500');
    habits.noteEvidence({ kind: 'evidence', evidence: { answer, others: {} } }, spec(expects));
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

describe('a refusal passes', () => {
  const saying = (Message: string, operationName = 'CompanyUpdate'): Answer =>
    ({
      call: { ...call, operationName, operation: operationNamed(operationName) },
      exchange: { response: { status: 500 } },
      decoded: { value: { ResponseStatus: { ErrorCode: '500', Message } }, deviations: [] },
      detour: null,
    }) as unknown as Answer;
  const taken = answered(200, '0');
  const looked = (...evidence: readonly (readonly [EvidenceSpec['expects'], Evidence])[]) => {
    const habits = refusalHabits();
    for (const [expects, one] of evidence)
      habits.noteEvidence({ kind: 'evidence', evidence: one }, spec(expects));
    return habits;
  };
  const refusedOnce = {
    answer: taken,
    others: { 'refused-at-first': saying('Process 51 was deadlocked.') },
  };

  it('where another call got the same Message and was taken when it was made again, whatever numbers are in it', () => {
    const { isPassing } = looked(['success', refusedOnce]);
    expect(isPassing(saying('Process 67 was deadlocked.', 'DiscountDelete'))).toBe(true);
    expect(isPassing(saying('There is no discount with this id.', 'DiscountDelete'))).toBe(false);
    expect(isPassing(taken)).toBe(false);
  });

  it('and not before that', () => {
    expect(refusalHabits().isPassing(saying('Process 67 was deadlocked.'))).toBe(false);
  });

  it('and not where the operation mostly fails with that Message', () => {
    const failed = { answer: saying('Process 4 was deadlocked.'), others: {} };
    const other = { answer: saying('There is no such company.'), others: {} };
    const passes = (...failures: readonly Evidence[]): boolean =>
      looked(
        ['success', refusedOnce],
        ...failures.map((one): ['failure', Evidence] => ['failure', one]),
      ).isPassing(saying('Process 67 was deadlocked.'));
    expect(passes(failed)).toBe(false);
    expect(passes(failed, failed, other)).toBe(false);
    expect(passes(failed, other, other)).toBe(true);
  });

  it('and not where it came behind each failed call, and behind no other', () => {
    const others: Answers = {
      ...refusedOnce.others,
      ...Object.fromEntries([0, 1, 2].map((round) => [`alone${round}`, taken])),
      ...Object.fromEntries(
        [0, 1, 2].map((round) => [`behind${round}`, saying('Process 1 was deadlocked.')]),
      ),
      'alone-again': taken,
    };
    const { isPassing } = looked(['success', { answer: taken, others }]);
    expect(isPassing(saying('Process 67 was deadlocked.'))).toBe(false);
  });
});
