import type { SearchField } from '../../generators/filters/searchableFields.ts';
import { isOfLetters, isTame } from '../../generators/filters/tameText.ts';
import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import { isEvenTurn } from '../isEvenTurn.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { asMember } from './attemptSelection.ts';
import { besideControl, type Signed, signed } from './besideControl.ts';
import { ofOldTexts } from './ofOldTexts.ts';
import { isTaken, type SelectionTrial, singleFaults } from './selection.ts';
import { wholeMembers } from './wholeRead.ts';

/**
 * Equals on a text with letters beyond ASCII that a record holds, where another holds one without on the same field: by that
 * one it is known that the field is searched by. Undefined where there are no such two, where that other is not found
 * either, or where another format finds the first: then it is lost on its way (TYP-12).
 */
export async function lettersTrial(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  fieldsOf: (operator: SearchOperator) => readonly SearchField[],
): Promise<SelectionTrial | undefined> {
  if (!isEvenTurn(place)) return undefined;
  const records = recordsIn(place.operation, whole.decoded?.value);
  const fields = fieldsOf('Equals');
  const textsIf = (isSuch: (text: string) => boolean) =>
    ofOldTexts(fields, records, (name, held) =>
      isSuch(held) ? [signed(name, 'Equals', held, held)] : [],
    ).map(({ filter }) => filter);
  const plains = textsIf(isTame);
  const found = textsIf(isOfLetters).flatMap((filter): readonly Signed[] => {
    const plain = plains.find(({ FieldName }) => FieldName === filter.FieldName);
    return plain === undefined ? [] : [{ filter, plain }];
  });
  const chosen = found[place.formatIndex % Math.max(found.length, 1)];
  const trial = chosen && (await besideControl(context, place, whole, chosen));
  if (chosen === undefined || trial === undefined || singleFaults(trial).length === 0) return trial;
  return (await isLostElsewhere(context, place, chosen)) ? trial : undefined;
}

/** Whether in another format too, which shows the same text, that text is not found, and the one in ASCII is. */
const isLostElsewhere = (
  context: GatherContext,
  { operation, format }: ScenarioPlace,
  { filter, plain }: Signed,
): Promise<boolean> => {
  const elsewhere = { format: format === 'json' ? 'jsv' : 'json', address: 'path' } as const;
  const members = wholeMembers(context, operation);
  return context.undisturbed(async (call) => {
    const read = (filters: readonly SearchFilter[]) =>
      call(operation, filters.length === 0 ? members : { ...members, Filters: asMember(filters) }, elsewhere);
    const before = await read([]);
    const [lettered, control] = [await read([filter]), await read([plain])];
    const others = { before, after: await read([]) };
    return (
      isTaken(before) &&
      singleFaults({ answer: lettered, others }).length > 0 &&
      singleFaults({ answer: control, others }).length === 0
    );
  });
};
