import type { SearchField } from '../../generators/filters/searchableFields.ts';
import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import type { Format } from '../../specs/Format.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { besideControl, signed } from './besideControl.ts';
import { ofOldTexts } from './ofOldTexts.ts';
import type { SelectionTrial } from './selection.ts';

/** Two formats in which a text is never taken for a number on its way: what goes wrong is the comparison. */
const triedIn: readonly Format[] = ['json', 'soap12'];

/**
 * Equals on a text of digits alone, with the same number in another spelling: to no collation is `00420.0` the text `00420`,
 * but to a comparison of numbers it is. Undefined where no text of an older record is one, or where it can't be searched for.
 */
export async function numberLikeTrial(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  fieldsOf: (operator: SearchOperator) => readonly SearchField[],
): Promise<SelectionTrial | undefined> {
  const { operation, format, formatIndex: turn } = place;
  if (!triedIn.includes(format)) return undefined;
  const records = recordsIn(operation, whole.decoded?.value);
  const found = ofOldTexts(fieldsOf('Equals'), records, (name, held) =>
    /^\d{2,12}$/.test(held) ? [signed(name, 'Equals', `${held}.0`, held)] : [],
  );
  const chosen = found[turn % Math.max(found.length, 1)];
  return chosen && besideControl(context, place, whole, chosen);
}
