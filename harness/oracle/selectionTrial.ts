import { itemShape } from '../../specs/messageShapes.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import { remembered } from '../evidence/remembered.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isSilent } from '../exchanges/outcome.ts';
import { beyondTop } from '../records/idOrder.ts';
import { calledOperation, isTaken, recordsByKey, recordsInAll, recordsRead } from '../records/listed.ts';
import { identity, type Listed } from '../records/recordKeys.ts';
import { holdsValue } from './holdsValue.ts';
import { type Misselection, misselections } from './misselections.ts';
import type { Truth } from './Truth.ts';
import { truthOf, type Zeros } from './truthOf.ts';

/** Whether an answer lists a record without any documented member (GET-1): what seems to be missing may stand there. */
export const hasStranger = (answer: Answer | undefined): boolean =>
  recordsRead(answer).some((record) => Object.keys(record).length === 0);

/**
 * A filtered answer beside the unfiltered ones around it: `answer` is the filtered one, `others.before` and, where they
 * were worth the call, `others.after` and `others.afterwards` are unfiltered. All that follows is judged from this.
 */
export type SelectionTrial = Evidence;

/** The filtered answer of a trial. */
export const answerOf = ({ answer }: SelectionTrial): Answer => answer;

/** What is wrong with a filtered answer: a record that is missing or too many, or a refusal. */
export type SelectionFault = Misselection | { readonly kind: 'refused' };

/** The filters that a call sent. */
export const filtersOf = ({ call }: Answer): readonly SearchFilter[] =>
  (call.members.Filters ?? []) as unknown as readonly SearchFilter[];

/** The first filter that a call sent; raises an Error (ours is wrong) where it sent none. */
export function filterOf(answer: Answer): SearchFilter {
  const [filter] = filtersOf(answer);
  if (filter === undefined) throw new Error('a filtered call sent no filter');
  return filter;
}

/** The field that it searches by. */
export const fieldNameOf = ({ answer }: SelectionTrial): string => filterOf(answer).FieldName;

/** The records that all the unfiltered reads agree on; all of them where one was enough. */
export const stillIn = remembered(
  ({ others: { before, after, afterwards } }: SelectionTrial): ReadonlyMap<string, Listed> =>
    before === undefined ? new Map() : recordsInAll(before, after, afterwards),
);

/** What a truth says of each of those records. */
export const truthsIn = (trial: SelectionTrial, truth: (record: RecordValue) => Truth): readonly Truth[] =>
  [...stillIn(trial).values()].map(({ record }) => truth(record));

/**
 * What is wrong with a filtered answer, by a truth for each record; a call without an answer is nobody's fault here. A refusal is
 * a fault where a record is there that the filters select: whether a search that finds nothing fails is open (FLT-1).
 */
export function faultsBy(
  trial: SelectionTrial,
  truth: (record: RecordValue) => Truth,
): readonly SelectionFault[] {
  const { answer } = trial;
  if (isSilent(answer)) return [];
  if (!isTaken(answer)) return truthsIn(trial, truth).includes('yes') ? [{ kind: 'refused' }] : [];
  const answered = recordsByKey(answer);
  const isBeyond = beyondTop(answer);
  // Where one id stands for two records, the one that seems to be missing may be there under it.
  const isNamedTwice =
    identity(calledOperation(answer)) !== undefined && [...answered.values()].some(({ count }) => count > 1);
  const isStrange = hasStranger(answer);
  return misselections(stillIn(trial), answered, truth).filter(
    ({ kind, record }) => kind === 'extra' || (!isNamedTwice && !isStrange && !isBeyond(record)),
  );
}

/** The truth of a call's one filter, for each record. */
export function singleTruth(answer: Answer, zeros?: Zeros): (record: RecordValue) => Truth {
  const shape = itemShape(calledOperation(answer));
  const filter = filterOf(answer);
  return (record) => truthOf(filter, record, shape, zeros);
}

/**
 * What is wrong with the answer to a single filter (FLT-1). Where other searches by the same field were made, they tell which records that seem
 * to be missing hold a value there.
 */
export const singleFaults = remembered((trial: SelectionTrial): readonly SelectionFault[] => {
  const { answer, others } = trial;
  const faults = faultsBy(trial, singleTruth(answer));
  if (others.counter === undefined) return faults;
  const { SearchOperator: operator } = filterOf(answer);
  const certain = searchesEnumeration(answer) ? [] : faults.map((fault) => keyIn(fault));
  const held = [...stillIn(trial).keys()];
  const isRefusedToo = !isSilent(others.counter) && !isTaken(others.counter);
  return faultsBy(trial, singleTruth(answer, 'are values')).filter((fault) => {
    // Where the opposite search is refused too, it is no matter of records without a value.
    if (fault.kind === 'refused')
      return isRefusedToo || held.some((key) => holdsValue(others, operator, key));
    return fault.kind === 'extra' || certain.includes(fault.key) || holdsValue(others, operator, fault.key);
  });
});

const keyIn = (fault: SelectionFault): string | undefined =>
  fault.kind === 'refused' ? undefined : fault.key;

/** Whether the one filter of a call is on an enumeration. Any of its names may be what a server shows for no value. */
export function searchesEnumeration(answer: Answer): boolean {
  const type = itemShape(calledOperation(answer)).byName.get(filterOf(answer).FieldName)?.type;
  return type?.kind === 'scalar' && type.type === 'enumeration';
}

/** Whether anything is. */
export const isMisselected = (trial: SelectionTrial): boolean => singleFaults(trial).length > 0;

/** Whether a search was refused that may have had nothing to find. Such a refusal tells nothing. */
export const mayHaveFoundNothing = (trial: SelectionTrial): boolean =>
  !isMisselected(trial) && !isSilent(trial.answer) && !isTaken(trial.answer);

type FilterEffect = 'works' | 'ignored' | 'refused' | 'untold';

/**
 * What a single filter did: `works` when it was taken and, as far as the document tells, brought one that it selects
 * and left out one that it does not. Whether it did so for all is FLT-1's to ask.
 */
export const filterEffect = remembered((trial: SelectionTrial): FilterEffect => {
  const faults = singleFaults(trial);
  if (faults.some(({ kind }) => kind === 'refused')) return 'refused';
  if (mayHaveFoundNothing(trial)) return 'untold';
  // What counters show to be a value is due too, as in `singleFaults`.
  const isCounted = trial.others.counter !== undefined;
  const due = truthsIn(trial, singleTruth(trial.answer, isCounted ? 'are values' : undefined));
  const isAll = (kind: Misselection['kind'], truth: Truth): boolean => {
    const count = due.filter((one) => one === truth).length;
    return count > 0 && faults.filter((fault) => fault.kind === kind).length >= count;
  };
  return isAll('missing', 'yes') || isAll('extra', 'no') ? 'ignored' : 'works';
});

/** Whether a single filter did anything else than that. */
export const isWithoutEffect = (trial: SelectionTrial): boolean => filterEffect(trial) !== 'works';
