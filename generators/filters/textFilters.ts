import type { Format } from '../../specs/Format.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { type FormatTurn, turnOf } from '../turnOf.ts';
import type { SearchField } from './searchableFields.ts';
import { isOfLetters, isTame, quotedWords, strange, tameWords } from './tameText.ts';

/** A filter with a sign in its SearchValue, and the same without it: its control (rule 3). */
export interface SignedFilter {
  readonly filter: SearchFilter;
  readonly plain: SearchFilter;
  /** Where another format finds it, it is lost on its way (TYP-12), and no trial. */
  readonly mayBeLost?: true;
  /** No record holds it, so a server need never have taken such a text: a firewall before it may refuse it (rule 3). */
  readonly mayBeRefused?: true;
}

/** A filter with a sign in its SearchValue, and the plain filter that is sent beside it on the same field. */
const signed = (FieldName: string, operator: SearchOperator, value: string, plain: string): SignedFilter => ({
  filter: { FieldName, SearchOperator: operator, SearchValue: value },
  plain: { FieldName, SearchOperator: operator, SearchValue: plain },
});

/** Of several choices the one whose turn it is; undefined where there is none. */
const ofTurn = <T>(choices: readonly T[], turn: number): T | undefined =>
  choices[turn % Math.max(choices.length, 1)];

/** Chooses such a filter for a place. */
type Chooser = (
  place: FormatTurn & { readonly format: Format },
  records: readonly RecordValue[],
  /** The fields that an operator may be tried on. */
  fieldsOf: (operator: SearchOperator) => readonly SearchField[],
) => SignedFilter | undefined;

/** What `make` makes of the texts of the older half of the records, which stay; not of tags, which a lawful server may split. */
function ofOldTexts(
  fields: readonly SearchField[],
  records: readonly RecordValue[],
  make: (name: string, held: string) => readonly SignedFilter[],
): readonly SignedFilter[] {
  const oldest = records.slice(Math.floor(records.length / 2));
  return fields
    .filter(({ name, type }) => type === 'string' && !/Tags|IDs/.test(name))
    .flatMap(({ name }) =>
      oldest.flatMap(({ [name]: held }) => (typeof held === 'string' ? make(name, held) : [])),
    );
}

/** Here a comma parts values: whether such a server reads one within quotes is not the filter's to tell (rule 5). */
const commaIsSyntax: readonly Format[] = ['jsv', 'csv'];

/** No record holds this after a word: what is found by both was searched by the word alone. */
const strangeAfterComma = `,${strange}`;

/**
 * One filter whose SearchValue holds a comma: a value that a record holds, or a word of one with a comma and something that no record
 * holds behind it. Undefined where no field can be searched for either.
 */
export const commaFilter: Chooser = (place, records, fieldsOf) => {
  if (commaIsSyntax.includes(place.format)) return undefined;
  const own = (['Equals', 'NotEquals'] as const).flatMap((operator) =>
    ofOldTexts(fieldsOf(operator), records, (name, held) =>
      held.includes(',') ? ownFilters(name, operator, held) : [],
    ),
  );
  const near = ofOldTexts(fieldsOf('Contains'), records, (name, held) =>
    tameWords(held)
      .slice(0, 1)
      .map((word) => signed(name, 'Contains', `${word}${strangeAfterComma}`, word)),
  );
  const [first, next] = turnOf(place, 'filterWithComma') === 'a held value' ? [own, near] : [near, own];
  return ofTurn(first, place.formatIndex) ?? ofTurn(next, place.formatIndex);
};

/** A text of words with commas between them; digits may be a number that is written so. */
function ownFilters(name: string, operator: SearchOperator, held: string): readonly SignedFilter[] {
  const isOfWords =
    held.split(',').every((part) => /[A-Za-z]/.test(part)) && isTame(held.replaceAll(',', ''));
  const [plain = ''] = held.split(',');
  return isOfWords ? [signed(name, operator, held, plain)] : [];
}

/**
 * Equals on a text with letters beyond ASCII that a record holds. Its control is a text in ASCII that another record holds in the same
 * field. Undefined where there are no such two.
 */
export const lettersFilter: Chooser = (place, records, fieldsOf) => {
  if (turnOf(place, 'filterWithLetters') === 'no') return undefined;
  const textsIf = (isSuch: (text: string) => boolean) =>
    ofOldTexts(fieldsOf('Equals'), records, (name, held) =>
      isSuch(held) ? [signed(name, 'Equals', held, held)] : [],
    );
  const plains = textsIf(isTame);
  const found = textsIf(isOfLetters).flatMap(({ filter }): readonly SignedFilter[] => {
    const control = plains.find(({ plain }) => plain.FieldName === filter.FieldName);
    return control === undefined ? [] : [{ filter, plain: control.plain, mayBeLost: true }];
  });
  return ofTurn(found, place.formatIndex);
};

/** In these two a text is never taken for a number on its way: what goes wrong is the comparison. */
const triedIn: readonly Format[] = ['json', 'soap12'];

/**
 * Equals on a text of digits alone, with the same number in another spelling. No collation takes `00420.0` for the text `00420`, but a
 * comparison of numbers does. Undefined where no text of an older record is one, or where it can't be searched for.
 */
export const numberLikeFilter: Chooser = ({ format, formatIndex }, records, fieldsOf) => {
  if (!triedIn.includes(format)) return undefined;
  const found = ofOldTexts(fieldsOf('Equals'), records, (name, held) =>
    /^\d{2,12}$/.test(held) ? [signed(name, 'Equals', `${held}.0`, held)] : [],
  );
  return ofTurn(found, formatIndex);
};

/**
 * Equals on a text that no record holds in the field, but one holds in a row, in a member of the same name. A broken server that joins
 * records with their rows searches both. Its control is a text that a record holds in the field. Undefined where there are no such two.
 */
export const rowsFilter: Chooser = ({ formatIndex }, records, fieldsOf) => {
  const rows = records.flatMap((record) => Object.values(record).flatMap((list) => recordsOf(list)));
  const found = fieldsOf('Equals').flatMap(({ name, type }) => {
    if (type !== 'string') return [];
    const held = records.map(({ [name]: own }) => own);
    const inRows = rows.flatMap(({ [name]: own }) => (typeof own === 'string' && isTame(own) ? [own] : []));
    const plain = held.find((own) => typeof own === 'string' && isTame(own));
    return typeof plain !== 'string'
      ? []
      : [...new Set(inRows)]
          .filter((own) => !held.includes(own))
          .map((own) => signed(name, 'Equals', own, plain));
  });
  return ofTurn(found, formatIndex);
};

/** No record holds it: NotEquals finds all that have a text there. A search that finds nothing may fail (FLT-1). */
const strangeQuoted = "zq'assayqz";

/**
 * One filter whose SearchValue holds a single quote: a value that a record holds, or else an invented one. Undefined where
 * no field can be searched for it.
 */
export const quotedFilter: Chooser = ({ format, formatIndex: turn }, records, fieldsOf) => {
  // Both versions of SOAP have the same body, so that one of them is enough.
  if (format === 'soap11') return undefined;
  const textsFor = (operator: SearchOperator) => fieldsOf(operator).filter(({ type }) => type === 'string');
  const held = (['Contains', 'Equals', 'NotEquals'] as const).flatMap((operator) =>
    textsFor(operator).flatMap(({ name }) =>
      records.flatMap((record) => quotedIn(name, operator, record[name])),
    ),
  );
  const invented = textsFor('NotEquals')
    .slice(0, 1)
    .map(({ name }) => ({ ...withoutQuote(name, 'NotEquals', strangeQuoted), mayBeRefused: true as const }));
  return ofTurn(held, turn) ?? invented[0];
};

function quotedIn(name: string, operator: SearchOperator, held: unknown): readonly SignedFilter[] {
  if (typeof held !== 'string' || !held.includes("'")) return [];
  if (operator === 'Contains') return quotedWords(held).map((word) => withoutQuote(name, operator, word));
  return isTame(held.replaceAll("'", '')) ? [withoutQuote(name, operator, held)] : [];
}

/** The filter, beside the one with the longest part of its value that has no quote. */
const withoutQuote = (name: string, operator: SearchOperator, value: string): SignedFilter => {
  const [plain = ''] = value.split("'").sort((one, other) => other.length - one.length);
  return signed(name, operator, value, plain);
};
