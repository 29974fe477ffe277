import type * as fc from 'fast-check';
import { filterListArbitrary } from '../../../generators/filters/filterListArbitrary.ts';
import type { Evidence, GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { calledOperation, isTaken, recordsByKey } from '../../../harness/exchanges/listed.ts';
import { bothReadings, type Joined, leftFold } from '../../../harness/oracle/joinedTruth.ts';
import { keyOf } from '../../../harness/oracle/listedRecords.ts';
import type { KnownTruths } from '../../../harness/oracle/listsOnPurpose.ts';
import type { Truth } from '../../../harness/oracle/Truth.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { wholeMembers } from '../../kernel/readMembers.ts';
import {
  asMember,
  faultsBy,
  filterOf,
  filtersOf,
  hasStranger,
  type SelectionFault,
  type SelectionTrial,
  stillIn,
} from './selection.ts';

type Answers = Readonly<Record<string, Answer>>;

type ListEvidence = Evidence<'joined' | 'joinedWhole'>;

type Reading = (parts: readonly Joined[]) => Truth;

/** How the parts of a list are judged: by the document alone, or where that is silent by the target's own answers. */
export type PartTruth = 'documented' | 'answered';

/**
 * The truth of a list of filters for each record, by the reading given.
 *
 * A part counts only where the target's own answer to that filter alone (`others.part0`, `others.part1`, …) agrees with
 * the document: what a single filter does wrong is FLT-1's.
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
    return { filter, answered: recordsByKey(part), unseen: hasStranger(part) ? 'open' : 'no' } as const;
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
const truthAlone = (trial: SelectionTrial, by: PartTruth = 'documented') =>
  listTruth({ ...trial, others: { ...trial.others, part0: trial.answer } }, leftFold, by);

/** A filter by what it asks, however it is joined to others. */
const nameOf = ({ FieldName, SearchOperator, SearchValue }: SearchFilter): string =>
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

/** Asks the target for each filter of a list alone, as `partsOf` has them from the pool. */
export const askParts =
  (context: GatherContext, operation: Operation, filters: readonly SearchFilter[]) =>
  async (call: GatherContext['call']): Promise<Answers> => {
    const parts: Record<string, Answer> = {};
    const whole = wholeMembers(context, operation);
    for (const [index, { AndOr: _, ...filter }] of filters.entries())
      parts[`part${index}`] = await call(operation, { ...whole, Filters: asMember([filter]) });
    return parts;
  };

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

/** What is known of a filter alone, by the document and the target's own answer: record by record. */
interface Told {
  readonly filter: SearchFilter;
  readonly truths: ReadonlyMap<string, Truth>;
}

/** What is known of each filter of a pool. */
export const toldByPool = (pool: readonly SelectionTrial[]): readonly Told[] =>
  pool.map((trial) => {
    const truth = truthAlone(trial);
    const truths = new Map([...stillIn(trial)].map(([key, { record }]) => [key, truth(record)]));
    return { filter: filterOf(trial.answer), truths };
  });

/**
 * Lists of filters of a pool, each of which selects or leaves out some record for certain: drawn again until one does.
 *
 * That comes to an end. If a filter is known to select a record, every list that goes on from it with Or selects the record too. If it
 * is known to leave the record out, every list that goes on with And does so too. Where nothing is known of any filter, any list will do.
 */
export function decidedLists(pool: readonly SelectionTrial[]): fc.Arbitrary<readonly SearchFilter[]> {
  const told = toldByPool(pool);
  const lists = filterListArbitrary(told.map(({ filter }) => filter));
  const isKnown = told.some(({ truths }) => [...truths.values()].some((truth) => truth !== 'open'));
  if (!isKnown) return lists;
  const known = new Map(told.map(({ filter, truths }) => [nameOf(filter), truths]));
  const keys = new Set(told.flatMap(({ truths }) => [...truths.keys()]));
  const partOf = (filter: SearchFilter, key: string): Joined => ({
    by: filter.AndOr ?? 'And',
    truth: known.get(nameOf(filter))?.get(key) ?? 'open',
  });
  return lists.filter((filters) =>
    [...keys].some((key) => bothReadings(filters.map((filter) => partOf(filter, key))) !== 'open'),
  );
}

/** The list that broke the search of lists, where it was refused; undefined where nothing was. */
function refusedList({ counterexample, trials = [] }: ListEvidence): SelectionTrial | undefined {
  const [trial] = counterexample === undefined ? [] : trials;
  return trial === undefined || isTaken(trial.answer) ? undefined : trial;
}

/** A refused list again, with an AndOr in its first filter too, and all records after it; nothing where none was refused. */
export async function askJoined(context: GatherContext, evidence: ListEvidence): Promise<Answers> {
  const refused = refusedList(evidence);
  if (refused === undefined) return {};
  const operation = calledOperation(refused.answer);
  const { Filters: _, ...whole } = refused.answer.call.members;
  const [first, ...more] = filtersOf(refused.answer);
  if (first === undefined) throw new Error('a list of filters was refused');
  const Filters = asMember([{ ...first, AndOr: 'And' }, ...more]);
  return {
    joined: await context.call(operation, { ...whole, Filters }),
    joinedWhole: await context.call(operation, whole),
  };
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

/** The single filters of trials, each with the keys of what the target answered to it, in its order. */
export const knownFilters = (trials: readonly SelectionTrial[]) =>
  trials.map(({ answer }) => ({ filter: filterOf(answer), keys: [...recordsByKey(answer).keys()] }));

/** Of so many filters all lists of two and three are tried, on so many records. */
const most = { filters: 6, records: 60 } as const;

/** Some filters of a pool, and each kind of record once: records of which the same is known tell the same. */
export function knownTruths(pool: readonly SelectionTrial[]): KnownTruths {
  const tried = pool.map((trial) => ({ trial, filter: filterOf(trial.answer) }));
  // Two filters on one field first: of those one may take the other's place.
  const isPaired = ({ filter }: (typeof tried)[number]): boolean =>
    tried.some((one) => one.filter !== filter && one.filter.FieldName === filter.FieldName);
  const paired = tried.filter(isPaired).slice(0, 2);
  const used = [...paired, ...tried.filter((one) => !paired.includes(one))].slice(0, most.filters);
  const listed = used.slice(0, 1).flatMap(({ trial }) => [...stillIn(trial).values()]);
  const truths = (by: PartTruth) => used.map(({ trial }) => truthAlone(trial, by));
  const [byDocument, byAnswers] = [truths('documented'), truths('answered')];
  const kinds = new Map(
    listed.slice(-most.records).map(({ record }) => {
      const documented = byDocument.map((truth) => truth(record));
      const answered = byAnswers.map((truth) => truth(record));
      return [[...documented, ...answered].join(), { documented, answered }];
    }),
  );
  return { filters: used.map(({ filter }) => filter), records: [...kinds.values()] };
}
