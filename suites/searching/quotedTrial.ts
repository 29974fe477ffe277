import type { SearchField } from '../../generators/filters/searchableFields.ts';
import { isTame, quotedWords } from '../../generators/filters/tameText.ts';
import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { besideControl, type Signed, signed } from './besideControl.ts';
import type { SelectionTrial } from './selection.ts';

/** No record holds it: NotEquals finds all that have a text there. A search that finds nothing may fail (FLT-1). */
const strange = "zq'assayqz";

/**
 * One filter whose SearchValue holds a single quote: a value that a record holds, or else an invented one. Undefined where
 * no field can be searched for it, or where the same filter without the quote does wrong too.
 */
export async function quotedTrial(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  fieldsOf: (operator: SearchOperator) => readonly SearchField[],
): Promise<SelectionTrial | undefined> {
  const { operation, formatIndex } = place;
  const records = recordsIn(operation, whole.decoded?.value);
  const quoted = chosen(fieldsOf, records, formatIndex);
  return quoted && besideControl(context, place, whole, quoted);
}

function chosen(
  fieldsOf: (operator: SearchOperator) => readonly SearchField[],
  records: readonly RecordValue[],
  turn: number,
): Signed | undefined {
  const found = (['Contains', 'Equals', 'NotEquals'] as const).flatMap((operator) =>
    fieldsOf(operator)
      .filter(({ type }) => type === 'string')
      .flatMap((field) => records.flatMap((record) => quotedIn(field, operator, record[field.name]))),
  );
  const own = found[turn % Math.max(found.length, 1)];
  if (own !== undefined) return own;
  const [field] = fieldsOf('NotEquals').filter(({ type }) => type === 'string');
  return field && filtersFor(field, 'NotEquals', strange);
}

function quotedIn(field: SearchField, operator: SearchOperator, held: unknown): readonly Signed[] {
  if (typeof held !== 'string' || !held.includes("'")) return [];
  if (operator === 'Contains') return quotedWords(held).map((word) => filtersFor(field, operator, word));
  return isTame(held.replaceAll("'", '')) ? [filtersFor(field, operator, held)] : [];
}

const filtersFor = ({ name }: SearchField, operator: SearchOperator, value: string): Signed => {
  const [plain = ''] = value.split("'").sort((one, other) => other.length - one.length);
  return signed(name, operator, value, plain);
};
