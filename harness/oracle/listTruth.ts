import { itemShape } from '../../specs/messageShapes.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answers } from '../exchanges/Answer.ts';
import { calledOperation, isTaken, recordsByKey } from '../records/listed.ts';
import { keyOf } from '../records/recordKeys.ts';
import { bothReadings, type Joined, leftFold } from './joinedTruth.ts';
import {
  faultsBy,
  filterOf,
  filtersOf,
  hasStranger,
  type SelectionFault,
  type SelectionTrial,
} from './selectionTrial.ts';
import type { Truth } from './Truth.ts';
import { truthOf } from './truthOf.ts';

/** Evidence of a list of filters, and of the same list with an AndOr in its first filter too. */
export type ListEvidence = Evidence<'joined' | 'joinedWhole'>;

type Reading = (parts: readonly Joined[]) => Truth;

/** How the parts of a list are judged: by the document alone, or where that is silent by the target's own answers. */
export type PartTruth = 'documented' | 'answered';

/**
 * The truth of a list of filters for each record, by the reading given.
 *
 * A part counts only where the target's own answer to that filter alone (`others.part0`, `others.part1`, …) agrees with
 * the document: what a single filter does wrong is FLT-1's. An answer that did not come, or is a refusal, tells of no record.
 */
export function listTruth(
  { answer, others }: SelectionTrial,
  reading: Reading,
  by: PartTruth = 'documented',
): (record: RecordValue) => Truth {
  const operation = calledOperation(answer);
  const shape = itemShape(operation);
  const parts = filtersOf(answer).map((filter, index) => {
    const part = others[`part${index}`];
    const isWhole = part !== undefined && isTaken(part) && !hasStranger(part);
    return { filter, answered: recordsByKey(part), unseen: isWhole ? 'no' : 'open' } as const;
  });
  return (record) => {
    const key = keyOf(operation, record) ?? '';
    return reading(
      parts.map(({ filter, answered, unseen }): Joined => {
        const due = truthOf(filter, record, shape);
        const seen: Truth = answered.has(key) ? 'yes' : unseen;
        const isAgreed = due === 'open' ? by === 'answered' : due === seen;
        return { by: filter.AndOr ?? 'And', truth: isAgreed ? seen : 'open' };
      }),
    );
  };
}

/** The truth of a trial's single filter for each record, as far as the target's own answer to it agrees. */
export const truthAlone = (trial: SelectionTrial, by: PartTruth = 'documented') =>
  listTruth({ ...trial, others: { ...trial.others, part0: trial.answer } }, leftFold, by);

/** A filter by what it asks, however it is joined to others. */
export const nameOf = ({ FieldName, SearchOperator, SearchValue }: SearchFilter): string =>
  JSON.stringify([FieldName, SearchOperator, SearchValue]);

/** The answers of the target to each filter of a list alone, as `part0`, `part1`, … */
export function partsOf(filters: readonly SearchFilter[], pool: readonly SelectionTrial[]): Answers {
  const alone = filters.map((filter) =>
    pool.find(({ answer }) => nameOf(filterOf(answer)) === nameOf(filter)),
  );
  return Object.fromEntries(
    alone.flatMap((trial, index) => (trial === undefined ? [] : [[`part${index}`, trial.answer]])),
  );
}

/**
 * What is wrong with the answer to a list of filters, by the reading given (FLT-2). How many filters a server takes at
 * most is not shown (Limits 4): only a list of two must not be refused.
 */
export const listFaults = (
  trial: SelectionTrial,
  reading: Reading = bothReadings,
  by: PartTruth = 'documented',
): readonly SelectionFault[] =>
  faultsBy(trial, listTruth(trial, reading, by)).filter(
    ({ kind }) => kind !== 'refused' || filtersOf(trial.answer).length <= 2,
  );

/** The list that broke the search of lists, where it was refused; undefined where nothing was. */
export function refusedList({ counterexample, trials = [] }: ListEvidence): SelectionTrial | undefined {
  const [trial] = counterexample === undefined ? [] : trials;
  return trial === undefined || isTaken(trial.answer) ? undefined : trial;
}

/** The list that is refused and, with an AndOr in its first filter too, brings what it should; undefined where there is none. */
export function needsJoining(evidence: ListEvidence): SelectionTrial | undefined {
  const refused = refusedList(evidence);
  const { joined, joinedWhole } = evidence.others;
  if (refused === undefined || joined === undefined || !isTaken(joined)) return undefined;
  const afterwards = joinedWhole ?? refused.others.afterwards;
  const others = { ...refused.others, ...(afterwards === undefined ? {} : { afterwards }) };
  return listFaults({ answer: joined, others }).length === 0 ? refused : undefined;
}

/** What a left fold decides and And-before-Or decides otherwise; what both say is FLT-2's other case. */
export const orderFaults = (trial: SelectionTrial) =>
  listFaults(trial, (parts) => (bothReadings(parts) === 'open' ? leftFold(parts) : 'open'));

/** Whether each filter of a list was also asked for alone, or it is alone. */
export const areAsked = ({ answer, others }: SelectionTrial): boolean =>
  filtersOf(answer).length === 1 || others.part0 !== undefined;

/** The trial of each filter of a list alone, as far as they were asked for, between the same reads of all records. */
export function partsIn(trial: SelectionTrial): readonly SelectionTrial[] {
  const filters = filtersOf(trial.answer);
  if (filters.length === 1) return [trial];
  return filters.flatMap((_, index) => {
    const answer = trial.others[`part${index}`];
    return answer === undefined ? [] : [{ ...trial, answer }];
  });
}

/** What the document says of a list for each record: all its filters are joined by one word, so there is one reading. */
export function truthOfList({ answer }: SelectionTrial) {
  const shape = itemShape(calledOperation(answer));
  const filters = filtersOf(answer);
  return (record: RecordValue) =>
    bothReadings(
      filters.map((filter) => ({ by: filter.AndOr ?? 'And', truth: truthOf(filter, record, shape) })),
    );
}

/** What is wrong with the answer to a list of filters, by the document. */
export const faultsOfList = (trial: SelectionTrial): readonly SelectionFault[] =>
  faultsBy(trial, truthOfList(trial));

/** What a list does wrong whose filters alone do right (FLT-2). How many filters a server takes at most is not shown. */
export const joiningFaults = (trial: SelectionTrial): readonly SelectionFault[] =>
  filtersOf(trial.answer).length > 1 && areAsked(trial)
    ? listFaults(trial).filter(({ kind }) => kind !== 'refused')
    : [];
