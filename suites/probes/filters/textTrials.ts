import type { SearchField } from '../../../generators/filters/searchableFields.ts';
import { isOfLetters, isTame, tameWords } from '../../../generators/filters/tameText.ts';
import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import type { Format } from '../../../specs/Format.ts';
import type { SearchFilter, SearchOperator } from '../../../specs/SearchFilter.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { isEvenTurn, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { mayBeUnlimited, wholeMembers } from '../reads/wholeRead.ts';
import { asMember, attemptSelection, isTaken, type SelectionTrial, singleFaults } from './selection.ts';

/** A filter with a sign in its SearchValue, and the same without it: its control (rule 3). */
export interface Signed {
  readonly filter: SearchFilter;
  readonly plain: SearchFilter;
}

/** Both of them on one field. */
export const signed = (name: string, operator: SearchOperator, value: string, plain: string): Signed => {
  const filter = { FieldName: name, SearchOperator: operator };
  return { filter: { ...filter, SearchValue: value }, plain: { ...filter, SearchValue: plain } };
};

/** The trial of a filter with such a sign; undefined where the same filter without the sign does wrong too. */
export async function besideControl(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  { filter, plain }: Signed,
): Promise<SelectionTrial | undefined> {
  const unlimited = mayBeUnlimited(context, whole);
  const isBroken = (trial: SelectionTrial): boolean => singleFaults(trial).length > 0;
  const attempt = (one: SearchFilter) =>
    attemptSelection({ context, place, before: whole, filters: [one], isBroken, unlimited });
  const { evidence, broken } = await attempt(filter);
  return broken && (await attempt(plain)).broken ? undefined : evidence;
}

/** What is made of the texts of the older half of the records, which stay; of tags nothing, which a server may split. */
function ofOldTexts(
  fields: readonly SearchField[],
  records: readonly RecordValue[],
  make: (name: string, held: string) => readonly Signed[],
): readonly Signed[] {
  const oldest = records.slice(Math.floor(records.length / 2));
  return fields
    .filter(({ name, type }) => type === 'string' && !/Tags|IDs/.test(name))
    .flatMap(({ name }) =>
      oldest.flatMap(({ [name]: held }) => (typeof held === 'string' ? make(name, held) : [])),
    );
}

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
