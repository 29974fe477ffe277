import type * as fc from 'fast-check';
import { filterListArbitrary } from '../../../generators/filters/filterListArbitrary.ts';
import type { Answer } from '../../../harness/Answer.ts';
import type { Evidence, GatherContext } from '../../../harness/Evidence.ts';
import { bothReadings, type Joined, leftFold } from '../../../harness/oracle/joinedTruth.ts';
import { keyOf, listedRecords } from '../../../harness/oracle/listedRecords.ts';
import type { Truth } from '../../../harness/oracle/Truth.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { wholeMembers } from '../reads/wholeRead.ts';
import {
  asMember,
  faultsBy,
  filtersOf,
  hasStranger,
  isSilent,
  isTaken,
  itemShape,
  type SelectionFault,
  type SelectionTrial,
  stillIn,
} from './selection.ts';

/** How the parts of a list are judged: by the document alone, or where that is silent by the target's own answers. */
export type PartTruth = 'documented' | 'answered';

/**
 * The truth of a list of filters for each record, by the reading given.
 *
 * A part counts only where the target's own answer to that filter alone (`others.part0`, `others.part1`, …) agrees with
 * the document: what a single filter does wrong is FLT-1's.
 */
export function listTruth(
  operation: Operation,
  { answer, others }: SelectionTrial,
  reading: (parts: readonly Joined[]) => Truth,
  parts: PartTruth = 'documented',
): (record: RecordValue) => Truth {
  const shape = itemShape(operation);
  const filters = filtersOf(answer).map((filter, index) => ({
    filter,
    answered: listedRecords(operation, others[`part${index}`]?.decoded?.value),
    isStrange: hasStranger(operation, others[`part${index}`]),
  }));
  return (record) => {
    const key = keyOf(operation, record) ?? '';
    return reading(
      filters.map(({ filter, answered, isStrange }): Joined => {
        const due = truthOf(filter, record, shape);
        const unseen = isStrange ? 'open' : 'no';
        const seen: Truth = answered.has(key) ? 'yes' : unseen;
        const open = parts === 'answered' ? seen : 'open';
        return { by: filter.AndOr ?? 'And', truth: due === 'open' ? open : due === seen ? due : 'open' };
      }),
    );
  };
}

/** The answers of the target to each filter of a list alone, as `part0`, `part1`, … */
export function partsOf(
  filters: readonly SearchFilter[],
  pool: readonly SelectionTrial[],
): Readonly<Record<string, Answer>> {
  const alone = (filter: SearchFilter): Answer | undefined =>
    pool.find(({ answer }) => {
      const [one] = filtersOf(answer);
      return (
        one?.FieldName === filter.FieldName &&
        one.SearchOperator === filter.SearchOperator &&
        one.SearchValue === filter.SearchValue
      );
    })?.answer;
  return Object.fromEntries(
    filters.flatMap((filter, index) => {
      const answer = alone(filter);
      return answer === undefined ? [] : [[`part${index}`, answer] as const];
    }),
  );
}

/** Asks the target for each filter of a list alone, as `partsOf` has them from the pool. */
export const askParts =
  (context: GatherContext, operation: Operation, filters: readonly SearchFilter[]) =>
  async (call: GatherContext['call']): Promise<Readonly<Record<string, Answer>>> => {
    const parts: Record<string, Answer> = {};
    for (const [index, { AndOr: _, ...filter }] of filters.entries())
      parts[`part${index}`] = await call(operation, {
        ...wholeMembers(context, operation),
        Filters: asMember([filter]),
      });
    return parts;
  };

/**
 * What is wrong with the answer to a list of filters, by the reading given (FLT-2). How many filters a server takes at
 * most is not shown (Limits 4): only a list of two must not be refused.
 */
export const listFaults = (
  operation: Operation,
  trial: SelectionTrial,
  reading: (parts: readonly Joined[]) => Truth,
  parts: PartTruth = 'documented',
): readonly SelectionFault[] =>
  faultsBy(operation, trial, listTruth(operation, trial, reading, parts)).filter(
    ({ kind }) => kind !== 'refused' || filtersOf(trial.answer).length <= 2,
  );

/** What is known of a filter alone, by the document and the target's own answer: record by record. */
interface Told {
  readonly filter: SearchFilter;
  readonly truths: ReadonlyMap<string, Truth>;
}

export const toldBy = (operation: Operation, trial: SelectionTrial): readonly Told[] => {
  const [filter] = filtersOf(trial.answer);
  if (filter === undefined) return [];
  const alone = { ...trial, others: { ...trial.others, part0: trial.answer } };
  const truth = listTruth(operation, alone, leftFold);
  const truths = new Map([...stillIn(operation, trial)].map(([key, { record }]) => [key, truth(record)]));
  return [{ filter, truths }];
};

/**
 * Lists of filters of a pool, each of which selects or leaves out some record for certain: drawn again until one does.
 *
 * That comes to an end. If of a single filter it is known that it selects a record, every list that goes on from it with
 * Or selects that record too, and if that it does not, with And leaves it out; where nothing is known of any filter,
 * any list will do.
 */
export function decidedLists(
  operation: Operation,
  pool: readonly SelectionTrial[],
): fc.Arbitrary<readonly SearchFilter[]> {
  const told = pool.flatMap((trial) => toldBy(operation, trial));
  const lists = filterListArbitrary(told.map(({ filter }) => filter));
  const known = new Map(told.map(({ filter, truths }) => [nameOf(filter), truths]));
  const keys = new Set(told.flatMap(({ truths }) => [...truths.keys()]));
  const isKnown = told.some(({ truths }) => [...truths.values()].some((truth) => truth !== 'open'));
  if (!isKnown) return lists;
  const truthOf = (filter: SearchFilter, key: string): Truth => known.get(nameOf(filter))?.get(key) ?? 'open';
  return lists.filter((filters) =>
    [...keys].some(
      (key) =>
        bothReadings(
          filters.map((filter) => ({ by: filter.AndOr ?? 'And', truth: truthOf(filter, key) })),
        ) !== 'open',
    ),
  );
}

const nameOf = ({ FieldName, SearchOperator, SearchValue }: SearchFilter): string =>
  JSON.stringify([FieldName, SearchOperator, SearchValue]);

/** The list that broke the search of lists, where it was refused; undefined where nothing was. */
function refusedList({ counterexample, trials = [] }: Evidence): SelectionTrial | undefined {
  const [trial] = counterexample === undefined ? [] : trials;
  return trial === undefined || isTaken(trial.answer) || isSilent(trial.answer) ? undefined : trial;
}

/**
 * A refused list of filters anew, with an AndOr in its first filter too, and after it all records; nothing where none was
 * refused.
 */
export async function askJoined(
  context: GatherContext,
  evidence: Evidence,
): Promise<Readonly<Record<string, Answer>>> {
  const refused = refusedList(evidence);
  if (refused === undefined) return {};
  const { call } = refused.answer;
  const [first, ...more] = filtersOf(refused.answer);
  if (call.operation === null || first === undefined) throw new Error('a list of filters was refused');
  const joined: readonly SearchFilter[] = [{ ...first, AndOr: 'And' }, ...more];
  const { Filters: _, ...whole } = call.members;
  return {
    joined: await context.call(call.operation, { ...call.members, Filters: asMember(joined) }),
    joinedWhole: await context.call(call.operation, whole),
  };
}

/** The list that is refused and, with an AndOr in its first filter too, brings what it should; undefined where there is none. */
export function needsJoining(evidence: Evidence): SelectionTrial | undefined {
  const refused = refusedList(evidence);
  const { joined, joinedWhole } = evidence.others;
  if (refused === undefined || joined === undefined || !isTaken(joined)) return undefined;
  const { operation } = joined.call;
  if (operation === null) throw new Error('a list of filters names an operation');
  const afterwards = joinedWhole ?? refused.others.afterwards;
  const trial = {
    answer: joined,
    others: { ...refused.others, ...(afterwards === undefined ? {} : { afterwards }) },
  };
  return listFaults(operation, trial, bothReadings).length === 0 ? refused : undefined;
}

/** What is known of a filter alone: the keys of what the target answers to it, in its order. */
interface Known {
  readonly filter: SearchFilter;
  readonly keys: readonly string[];
}

/** The single filters of trials, with what the target answered to each. */
export const knownFilters = (operation: Operation, trials: readonly SelectionTrial[]): readonly Known[] =>
  trials.flatMap(({ answer }) => {
    const [filter] = filtersOf(answer);
    const keys = [...listedRecords(operation, answer.decoded?.value).keys()];
    return filter === undefined ? [] : [{ filter, keys }];
  });
