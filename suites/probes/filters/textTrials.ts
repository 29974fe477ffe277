import type { SearchField } from '../../../generators/filters/searchableFields.ts';
import { isOfLetters, isTame, tameWords } from '../../../generators/filters/tameText.ts';
import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import type { Format } from '../../../specs/Format.ts';
import type { SearchFilter, SearchOperator } from '../../../specs/SearchFilter.ts';
import { isTaken, recordsRead } from '../../compare/listed.ts';
import { isEvenTurn, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { mayBeUnlimited, wholeMembers } from '../reads/wholeRead.ts';
import { asMember, attemptSelection, isMisselected, type SelectionTrial } from './selection.ts';

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

/** The fields that an operator may be tried on. */
export type FieldsOf = (operator: SearchOperator) => readonly SearchField[];

/** Of several choices the one whose turn it is; undefined where there is none. */
export const ofTurn = <T>(choices: readonly T[], turn: number): T | undefined =>
  choices[turn % Math.max(choices.length, 1)];

/** The trial of a filter with such a sign; undefined where there is none, or where the same filter without the sign does wrong too. */
export async function trialBesideControl(
  context: GatherContext,
  whole: Answer,
  chosen: Signed | undefined,
): Promise<SelectionTrial | undefined> {
  if (chosen === undefined) return undefined;
  const unlimited = mayBeUnlimited(context, whole);
  const { evidence, broken } = await attemptSelection(context, whole, {
    filters: [chosen.filter],
    unlimited,
  });
  if (!broken) return evidence;
  const control = await attemptSelection(context, whole, { filters: [chosen.plain], unlimited });
  return control.broken ? undefined : evidence;
}

/** What is made of the texts of the older half of the records, which stay; of tags nothing, which a server may split. */
function ofOldTexts(
  fields: readonly SearchField[],
  whole: Answer,
  make: (name: string, held: string) => readonly Signed[],
): readonly Signed[] {
  const records = recordsRead(whole);
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
  { format, formatIndex: turn }: ScenarioPlace,
  whole: Answer,
  fieldsOf: FieldsOf,
): Promise<SelectionTrial | undefined> {
  if (commaIsSyntax.includes(format)) return undefined;
  const own = (['Equals', 'NotEquals'] as const).flatMap((operator) =>
    ofOldTexts(fieldsOf(operator), whole, (name, held) =>
      held.includes(',') ? ownFilters(name, operator, held) : [],
    ),
  );
  const near = ofOldTexts(fieldsOf('Contains'), whole, (name, held) =>
    tameWords(held)
      .slice(0, 1)
      .map((word) => signed(name, 'Contains', `${word}${strange}`, word)),
  );
  const [first, next] = turn % 2 === 0 ? [own, near] : [near, own];
  return trialBesideControl(context, whole, ofTurn(first, turn) ?? ofTurn(next, turn));
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
  fieldsOf: FieldsOf,
): Promise<SelectionTrial | undefined> {
  if (!isEvenTurn(place)) return undefined;
  const textsIf = (isSuch: (text: string) => boolean) =>
    ofOldTexts(fieldsOf('Equals'), whole, (name, held) =>
      isSuch(held) ? [signed(name, 'Equals', held, held)] : [],
    );
  const plains = textsIf(isTame);
  const found = textsIf(isOfLetters).flatMap(({ filter }): readonly Signed[] => {
    const control = plains.find(({ plain }) => plain.FieldName === filter.FieldName);
    return control === undefined ? [] : [{ filter, plain: control.plain }];
  });
  const chosen = ofTurn(found, place.formatIndex);
  const trial = await trialBesideControl(context, whole, chosen);
  if (chosen === undefined || trial === undefined || !isMisselected(trial)) return trial;
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
    const filtered = (one: SearchFilter) =>
      call(operation, { ...members, Filters: asMember([one]) }, elsewhere);
    const before = await call(operation, members, elsewhere);
    const [lettered, control] = [await filtered(filter), await filtered(plain)];
    const others = { before, after: await call(operation, members, elsewhere) };
    const isLost = (answer: Answer): boolean => isMisselected({ answer, others });
    return isTaken(before) && isLost(lettered) && !isLost(control);
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
  { format, formatIndex }: ScenarioPlace,
  whole: Answer,
  fieldsOf: FieldsOf,
): Promise<SelectionTrial | undefined> {
  if (!triedIn.includes(format)) return undefined;
  const found = ofOldTexts(fieldsOf('Equals'), whole, (name, held) =>
    /^\d{2,12}$/.test(held) ? [signed(name, 'Equals', `${held}.0`, held)] : [],
  );
  return trialBesideControl(context, whole, ofTurn(found, formatIndex));
}
