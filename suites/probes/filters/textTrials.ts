import type { SearchField } from '../../../generators/filters/searchableFields.ts';
import { isOfLetters, isTame, quotedWords, tameWords } from '../../../generators/filters/tameText.ts';
import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { truthOf } from '../../../harness/oracle/truthOf.ts';
import type { Format } from '../../../specs/Format.ts';
import type { SearchFilter, SearchOperator } from '../../../specs/SearchFilter.ts';
import { calledOperation, isTaken, recordsRead } from '../../compare/listed.ts';
import { fixedTurn, type ScenarioPlace } from '../../kernel/probe.ts';
import { mayBeUnlimited, wholeMembers } from '../reads/wholeRead.ts';
import { turnOf } from '../turnOf.ts';
import { anyFilter } from './chosenFilters.ts';
import {
  asMember,
  attemptSelection,
  isMisselected,
  isWithoutEffect,
  itemShape,
  type SelectionTrial,
} from './selection.ts';

/** A filter with a sign in its SearchValue, and the same without it: its control (rule 3). */
interface Signed {
  readonly filter: SearchFilter;
  readonly plain: SearchFilter;
  /** Where another format finds it, it is lost on its way (TYP-12), and no trial. */
  readonly mayBeLost?: true;
}

/** Both of them on one field. */
const signed = (name: string, operator: SearchOperator, value: string, plain: string): Signed => {
  const filter = { FieldName: name, SearchOperator: operator };
  return { filter: { ...filter, SearchValue: value }, plain: { ...filter, SearchValue: plain } };
};

/** Of several choices the one whose turn it is; undefined where there is none. */
const ofTurn = <T>(choices: readonly T[], turn: number): T | undefined =>
  choices[turn % Math.max(choices.length, 1)];

/** Chooses such a filter for a place. */
type Chooser = (
  place: ScenarioPlace,
  whole: Answer,
  /** The fields that an operator may be tried on. */
  fieldsOf: (operator: SearchOperator) => readonly SearchField[],
) => Signed | undefined;

/** The trial of a filter with such a sign; undefined where the same filter without the sign does wrong too. */
export async function trialBesideControl(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
  { filter, plain, mayBeLost }: Signed,
): Promise<SelectionTrial | undefined> {
  const unlimited = mayBeUnlimited(context, whole);
  const { evidence, broken } = await attemptSelection(context, whole, { filters: [filter], unlimited });
  if (!broken) return evidence;
  const control = await attemptSelection(context, whole, { filters: [plain], unlimited });
  const isLost =
    !control.broken && mayBeLost === true && !(await isNotFoundElsewhere(context, place, filter, plain));
  return control.broken || isLost ? undefined : evidence;
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
const strangeAfterComma = ',zqassayqz';

/**
 * One filter whose SearchValue holds a comma: in turns a value that a record holds, and a word of one with something behind a
 * comma that none holds. Undefined where no field can be searched for either.
 */
export const commaFilter: Chooser = ({ format, formatIndex: turn }, whole, fieldsOf) => {
  if (commaIsSyntax.includes(format)) return undefined;
  const own = (['Equals', 'NotEquals'] as const).flatMap((operator) =>
    ofOldTexts(fieldsOf(operator), whole, (name, held) =>
      held.includes(',') ? ownFilters(name, operator, held) : [],
    ),
  );
  const near = ofOldTexts(fieldsOf('Contains'), whole, (name, held) =>
    tameWords(held)
      .slice(0, 1)
      .map((word) => signed(name, 'Contains', `${word}${strangeAfterComma}`, word)),
  );
  const [first, next] = turn % 2 === 0 ? [own, near] : [near, own];
  return ofTurn(first, turn) ?? ofTurn(next, turn);
};

/** A text of words with commas between them; digits may be a number that is written so. */
function ownFilters(name: string, operator: SearchOperator, held: string): readonly Signed[] {
  const isOfWords =
    held.split(',').every((part) => /[A-Za-z]/.test(part)) && isTame(held.replaceAll(',', ''));
  const [plain = ''] = held.split(',');
  return isOfWords ? [signed(name, operator, held, plain)] : [];
}

/**
 * Equals on a text with letters beyond ASCII that a record holds, where another holds one without on the same field: by that
 * one it is known that the field is searched by. Undefined where there are no such two.
 */
export const lettersFilter: Chooser = (place, whole, fieldsOf) => {
  if (turnOf(place, 'filterWithLetters') === 'no') return undefined;
  const textsIf = (isSuch: (text: string) => boolean) =>
    ofOldTexts(fieldsOf('Equals'), whole, (name, held) =>
      isSuch(held) ? [signed(name, 'Equals', held, held)] : [],
    );
  const plains = textsIf(isTame);
  const found = textsIf(isOfLetters).flatMap(({ filter }): readonly Signed[] => {
    const control = plains.find(({ plain }) => plain.FieldName === filter.FieldName);
    return control === undefined ? [] : [{ filter, plain: control.plain, mayBeLost: true }];
  });
  return ofTurn(found, place.formatIndex);
};

/** Whether in another format too, which shows the same text, that text is not found, and the one in ASCII is. */
const isNotFoundElsewhere = (
  context: GatherContext,
  { operation, format }: ScenarioPlace,
  filter: SearchFilter,
  plain: SearchFilter,
): Promise<boolean> => {
  const elsewhere = { format: format === 'json' ? 'jsv' : 'json', address: 'path' } as const;
  const members = wholeMembers(context, operation);
  return context.undisturbed(async (call) => {
    const filtered = (one: SearchFilter) =>
      call(operation, { ...members, Filters: asMember([one]) }, elsewhere);
    const before = await call(operation, members, elsewhere);
    const [lettered, control] = [await filtered(filter), await filtered(plain)];
    const others = { before, after: await call(operation, members, elsewhere) };
    const isWrong = (answer: Answer): boolean => isMisselected({ answer, others });
    return isTaken(before) && isWrong(lettered) && !isWrong(control);
  });
};

/** Two formats in which a text is never taken for a number on its way: what goes wrong is the comparison. */
const triedIn: readonly Format[] = ['json', 'soap12'];

/**
 * Equals on a text of digits alone, with the same number in another spelling: to no collation is `00420.0` the text `00420`,
 * but to a comparison of numbers it is. Undefined where no text of an older record is one, or where it can't be searched for.
 */
export const numberLikeFilter: Chooser = ({ format, formatIndex }, whole, fieldsOf) => {
  if (!triedIn.includes(format)) return undefined;
  const found = ofOldTexts(fieldsOf('Equals'), whole, (name, held) =>
    /^\d{2,12}$/.test(held) ? [signed(name, 'Equals', `${held}.0`, held)] : [],
  );
  return ofTurn(found, formatIndex);
};

/** No record holds it: NotEquals finds all that have a text there. A search that finds nothing may fail (FLT-1). */
const strangeQuoted = "zq'assayqz";

/**
 * One filter whose SearchValue holds a single quote: a value that a record holds, or else an invented one. Undefined where
 * no field can be searched for it.
 */
export const quotedFilter: Chooser = ({ formatIndex: turn }, whole, fieldsOf) => {
  const textsFor = (operator: SearchOperator) => fieldsOf(operator).filter(({ type }) => type === 'string');
  const held = (['Contains', 'Equals', 'NotEquals'] as const).flatMap((operator) =>
    textsFor(operator).flatMap(({ name }) =>
      recordsRead(whole).flatMap((record) => quotedIn(name, operator, record[name])),
    ),
  );
  const invented = textsFor('NotEquals')
    .slice(0, 1)
    .map(({ name }) => withoutQuote(name, 'NotEquals', strangeQuoted));
  return ofTurn(held, turn) ?? invented[0];
};

function quotedIn(name: string, operator: SearchOperator, held: unknown): readonly Signed[] {
  if (typeof held !== 'string' || !held.includes("'")) return [];
  if (operator === 'Contains') return quotedWords(held).map((word) => withoutQuote(name, operator, word));
  return isTame(held.replaceAll("'", '')) ? [withoutQuote(name, operator, held)] : [];
}

/** The filter, beside the one with the longest part of its value that has no quote. */
const withoutQuote = (name: string, operator: SearchOperator, value: string): Signed => {
  const [plain = ''] = value.split("'").sort((one, other) => other.length - one.length);
  return signed(name, operator, value, plain);
};

/** So many records are looked at, the oldest ones; a target may hold thousands. */
const looked = 60;

/** A shorter part is likely the whole value of some record that is not shown. */
const shortest = 3;

/**
 * Equals with the beginning of a text that a record holds, and none as a whole: what tells it from Contains and from
 * "begins with". Undefined where no record holds such a text, or where its field is not searched by at all (FLT-5).
 */
export async function partTrial(
  context: GatherContext,
  { operation, format }: ScenarioPlace,
  whole: Answer,
  /** The fields to choose from: those that are known to be searched by, and those of which nothing is known. */
  working: readonly SearchField[],
  untried: readonly SearchField[],
  unlimited: boolean,
): Promise<SelectionTrial | undefined> {
  const turn = fixedTurn(`${operation.name}/${format}/part`);
  const known = filterOnPart(working, whole, turn);
  const filter = known ?? filterOnPart(untried, whole, turn);
  if (filter === undefined) return undefined;
  const { evidence, broken } = await attemptSelection(context, whole, { filters: [filter], unlimited });
  if (!broken || known !== undefined) return evidence;
  const field = untried.find(({ name }) => name === filter.FieldName);
  const plain = field && anyFilter({ field, operator: 'Equals', whole });
  if (plain === undefined) return undefined;
  const control = { filters: [plain], isBroken: isWithoutEffect, unlimited };
  return (await attemptSelection(context, whole, control)).broken ? undefined : evidence;
}

/** Such a filter by turns: first the field, then the text, of the older half since that stays, then how much of it. */
function filterOnPart(fields: readonly SearchField[], whole: Answer, turn: number): SearchFilter | undefined {
  const records = recordsRead(whole);
  const shape = itemShape(calledOperation(whole));
  const filterOf = (FieldName: string, SearchValue: string): SearchFilter => ({
    ...{ FieldName, SearchOperator: 'Equals', SearchValue },
  });
  const choices = fields
    .filter(({ type }) => type === 'string')
    .map(({ name }) =>
      records.slice(-looked).flatMap((record) => {
        const parts = beginnings(record[name])
          .map((part) => filterOf(name, part))
          .filter((filter) => {
            const truths = [record, ...records].map((one) => truthOf(filter, one, shape));
            return truths[0] === 'no' && !truths.includes('yes');
          });
        return parts.length === 0 ? [] : [parts];
      }),
    )
    .filter((texts) => texts.length > 0);
  const all = choices[turn % choices.length] ?? [];
  const texts = all.slice(Math.floor(all.length / 2));
  const parts = texts[(turn >>> 8) % texts.length] ?? [];
  return parts[(turn >>> 16) % parts.length];
}

/** The beginnings of a text, of letters and digits alone, that are not all of it. */
function beginnings(held: unknown): readonly string[] {
  if (typeof held !== 'string') return [];
  const [word = ''] = /^[A-Za-z0-9]+/.exec(held) ?? [];
  const longest = Math.min(word.length, held.length - 1);
  return Array.from({ length: Math.max(0, longest - shortest + 1) }, (_, at) =>
    word.slice(0, shortest + at),
  ).filter(isTame);
}
