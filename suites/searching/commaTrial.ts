import type { SearchField } from '../../generators/filters/searchableFields.ts';
import { isTame, tameWords } from '../../generators/filters/tameText.ts';
import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import type { Format } from '../../specs/Format.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { besideControl, type Signed, signed } from './besideControl.ts';
import { ofOldTexts } from './ofOldTexts.ts';
import type { SelectionTrial } from './selection.ts';

/** Here a comma parts values: whether such a server reads one within quotes is not the filter's to tell (rule 5). */
const commaIsSyntax: readonly Format[] = ['jsv', 'csv'];

/** No record holds it after a comma: what is found by a word with it behind was searched by the word alone. */
const strange = ',zqassayqz';

/**
 * One filter whose SearchValue holds a comma: in turns a value that a record holds, and a word of one with something behind a
 * comma that none holds. Undefined where no field can be searched for either, or where the same filter without it does wrong too.
 */
export async function commaTrial(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  fieldsOf: (operator: SearchOperator) => readonly SearchField[],
): Promise<SelectionTrial | undefined> {
  const { operation, format, formatIndex: turn } = place;
  if (commaIsSyntax.includes(format)) return undefined;
  const records = recordsIn(operation, whole.decoded?.value);
  const pick = (some: readonly Signed[]): Signed | undefined => some[turn % Math.max(some.length, 1)];
  const own = (['Equals', 'NotEquals'] as const).flatMap((operator) =>
    ofOldTexts(fieldsOf(operator), records, (name, held) =>
      held.includes(',') ? ownFilters(name, operator, held) : [],
    ),
  );
  const near = ofOldTexts(fieldsOf('Contains'), records, (name, held) =>
    tameWords(held)
      .slice(0, 1)
      .map((word) => signed(name, 'Contains', `${word}${strange}`, word)),
  );
  const chosen = turn % 2 === 0 ? (pick(own) ?? pick(near)) : (pick(near) ?? pick(own));
  return chosen && besideControl(context, place, whole, chosen);
}

/** A text of words with commas between them; digits may be a number that is written so. */
function ownFilters(name: string, operator: SearchOperator, held: string): readonly Signed[] {
  const isOfWords =
    held.split(',').every((part) => /[A-Za-z]/.test(part)) && isTame(held.replaceAll(',', ''));
  const [plain = ''] = held.split(',');
  return isOfWords ? [signed(name, operator, held, plain)] : [];
}
