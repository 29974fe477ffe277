import Big from 'big.js';
import type { Answer } from '../../harness/Answer.ts';
import type { Judgement } from '../../harness/Judgement.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { blocked, breach, judged } from '../kernel/judgements.ts';

/** The ids that an answer is ordered by, in its order; a record without one is left out. */
export function orderIds(operation: Operation, answer: Answer): readonly Big[] {
  const name = operation.order;
  if (name === undefined) return [];
  return recordsIn(operation, answer.decoded?.value).flatMap((record) => {
    const id = record[name];
    return isNumeric(id) ? [new Big(id.lexeme)] : [];
  });
}

/** Whether records come by descending id; those with the same id in any order (Operation rules 9). */
export function descending(operation: Operation, answers: readonly Answer[]): Judgement {
  const orders = answers.map((answer) => ({ answer, ids: orderIds(operation, answer) }));
  if (!orders.some(({ ids }) => ids.some((id) => ids[0]?.eq(id) === false)))
    return blocked('nothing', 'the answer holds no two records with different ids');
  return judged(
    orders.flatMap(({ answer: { exchange }, ids }) => {
      const at = ids.findIndex((id, index) => ids[index + 1]?.gt(id) === true);
      if (at < 0) return [];
      const name = operation.order ?? '';
      return [
        breach(
          { exchange },
          `records do not come by descending ${name}`,
          `an id of ${ids[at]?.toFixed()} or less`,
          ids[at + 1]?.toFixed() ?? '',
          `${operation.list}[${at + 1}].${name}`,
        ),
      ];
    }),
  );
}

/** Whether an answer with ReturnTopNRecords is out of order: then what its limit leaves is GET-2's, and nobody else's. */
export function isDisordered(operation: Operation, answer: Answer): boolean {
  const judgement = descending(operation, [answer]);
  return judgement.kind === 'judged' && judgement.violations.length > 0;
}

/** The first id that comes twice in an answer, as a decimal (GET-9). */
export function repeatedId(operation: Operation, answer: Answer): string | undefined {
  const seen = new Set<string>();
  const ids = orderIds(operation, answer).map((id) => id.toFixed());
  return ids.find((id) => seen.size === seen.add(id).size);
}
