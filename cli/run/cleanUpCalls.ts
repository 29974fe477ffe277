import type { Answer } from '../../harness/exchanges/Answer.ts';
import { answeredZero } from '../../harness/exchanges/statusBlock.ts';
import type { Api } from '../../harness/target/Api.ts';
import { asksForTime } from '../../harness/transport/retryAfterMs.ts';
import { idOf } from '../../harness/writes/idOf.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** Companies are all that the document lets a client remove. */
export const removable = {
  record: 'mvCompany',
  get: operationNamed('CompanyGet'),
  removal: operationNamed('CompanyDelete'),
};

/** When clean-up is cut off: nothing more is sent then, and no answer is waited for. */
export interface Ending {
  readonly isOver: () => boolean;
  /** What the work brings, unless clean-up is cut off first. */
  readonly orLate: <T>(work: Promise<T>) => Promise<T | 'late'>;
}

/** Once `cutOff` settles, clean-up is cut off; without it never. */
export function endingBy(cutOff: Promise<unknown> | undefined): Ending {
  let isOver = false;
  const late = cutOff?.then(() => {
    isOver = true;
    return 'late' as const;
  });
  return {
    isOver: () => isOver,
    orLate: (work) => Promise.race([work, ...(late === undefined ? [] : [late])]),
  };
}

/** What a call brought if the target did not take it: it refused, or brought no answer of its own. */
export type NotTaken = 'refused' | Unanswered;

/** Why a call brought no answer of the target's: nothing came, the clean-up was cut off, or the target put it off. */
export type Unanswered = 'silence' | 'late' | { readonly putOff: number };

/** Makes a call in one format after another, until one answers `0`. */
export type Asking = (called: Operation, members: RecordValue) => Promise<Answer | NotTaken>;

/** Calls a target for clean-up, in these formats, until clean-up ends. */
export const asking =
  (api: Api, formats: readonly Format[], { orLate }: Ending): Asking =>
  async (called, members) => {
    for (const format of formats) {
      const address = defaultAddress(format);
      const call = { operation: called, operationName: called.name, format, address, members } as const;
      const answer = await orLate(api.call({ ...call, caseId: 'cleaning up' }));
      if (answer === 'late') return answer;
      const { response } = answer.exchange;
      if (response === null) return 'silence';
      if (answeredZero(answer)) return answer;
      // A route may always answer 503; then another format may work.
      if (asksForTime(response)) return { putOff: response.status };
    }
    return 'refused';
  };

/** Whether the target answered a call and took it. */
export const isAnswer = (outcome: Answer | NotTaken): outcome is Answer =>
  typeof outcome === 'object' && 'call' in outcome;

/** Whether a call, or the removal of a record, ended without an answer of the target's. */
export const isUnanswered = (outcome: Answer | Unanswered | string): outcome is Unanswered =>
  outcome === 'silence' || outcome === 'late' || (typeof outcome === 'object' && 'putOff' in outcome);

/** The members of a Get with one filter. */
export const filtered = (FieldName: string, SearchOperator: string, SearchValue: string): RecordValue => ({
  Filters: [{ FieldName, SearchOperator, SearchValue }],
});

/** The companies that an answer shows, by their ids. */
export function companiesIn({ decoded }: Answer): ReadonlyMap<string, RecordValue> {
  const list = recordsOf(decoded?.value[removable.get.list ?? '']);
  return new Map(
    list.flatMap((company) => {
      const id = idOf(company.CompanyId);
      return id === undefined ? [] : [[id, company] as const];
    }),
  );
}
