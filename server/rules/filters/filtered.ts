import type { RecordShape } from '../../../specs/Shape.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import type { OpenChoices } from '../../openChoices.ts';
import { member } from '../../records/member.ts';
import { type Condition, conditionOf } from './conditionOf.ts';

/**
 * The records that the filters select. Each filter is joined with the result so far by its own AndOr, in order (rule 10). Raises
 * OperationFailure for a filter that can't be understood.
 */
export function filtered(
  records: readonly RecordValue[],
  filters: readonly RecordValue[],
  shape: RecordShape,
  choices: OpenChoices,
): readonly RecordValue[] {
  let selects: Condition | null = null;
  for (const filter of filters) {
    const joinsByOr = readAndOr(member.text(filter, 'AndOr'));
    const condition = conditionOf(filter, shape, choices);
    if (condition === null) continue;
    selects = selects === null ? condition : joined(selects, condition, joinsByOr);
  }
  return selects === null ? records : records.filter(selects);
}

function joined(left: Condition, right: Condition, byOr: boolean): Condition {
  return byOr ? (record) => left(record) || right(record) : (record) => left(record) && right(record);
}

function readAndOr(text: string): boolean {
  if (text === 'Or') return true;
  if (text === 'And' || text === '' || text === 'Undefined') return false;
  const message = `AndOr "${text}" is neither And nor Or.`;
  throw new OperationFailure(message, { errors: [{ field: 'Filters.AndOr', message }] });
}
