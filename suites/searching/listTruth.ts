import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { Joined } from '../../harness/oracle/joinedTruth.ts';
import { keyOf, listedRecords } from '../../harness/oracle/listedRecords.ts';
import type { Truth } from '../../harness/oracle/Truth.ts';
import { truthOf } from '../../harness/oracle/truthOf.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { asMember } from './attemptSelection.ts';
import { hasStranger } from './hasStranger.ts';
import { filtersOf, itemShape, type SelectionTrial } from './selection.ts';
import { wholeMembers } from './wholeRead.ts';

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
