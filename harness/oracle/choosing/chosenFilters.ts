import { type SearchField, searchableFields } from '../../../generators/filters/searchableFields.ts';
import { ownValues, searchValues } from '../../../generators/filters/searchValues.ts';
import { isTame, strange } from '../../../generators/filters/tameText.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { equalTo, type SearchFilter, type SearchOperator } from '../../../specs/SearchFilter.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import type { Answer } from '../../exchanges/Answer.ts';
import { calledOperation, recordsRead } from '../../records/listed.ts';
import { findRecord } from '../../records/shownRecords.ts';
import type { Truth } from '../Truth.ts';
import { truthOf } from '../truthOf.ts';
import { documentedExamples } from './documentedExamples.ts';

/** The commonest name of an enumeration's first value: no text to search for elsewhere, but here what records hold. */
const noneOfAll = 'None';

/** Sent where no record holds a value: that the field is taken can be judged anyway. */
const anyValue = { int: '1', decimal: '1', number: '1', bool: 'true', string: strange, intText: '1' };

interface Choice {
  readonly field: SearchField;
  readonly operator: SearchOperator;
  /** The records that filters are chosen by, the newest first, and their shape. */
  readonly records: readonly RecordValue[];
  readonly shape: RecordShape;
  /**
   * Whether a number with a sign or a fraction comes first, and 0 last. A broken server may lose the sign of a SearchValue. It may also take a 0
   * that a record holds for any number.
   */
  readonly signedFirst?: boolean;
}

/** How many values of a field are looked at for one that tells; a target may hold thousands. */
const valuesSearched = 60;

/**
 * Counts the values that hold a given one of them, this one included. Where others hold it, as `10` holds `1`, Equals can be told from
 * Contains.
 */
function holdersAmong(values: readonly string[]): (value: string) => number {
  const folded = values.map((value) => value.toLowerCase());
  return (value) => folded.filter((other) => other.includes(value.toLowerCase())).length;
}

/** The values for which `isSuch` is true, before the others. */
const firstThose = (values: readonly string[], isSuch: (value: string) => boolean): readonly string[] => [
  ...values.filter(isSuch),
  ...values.filter((value) => !isSuch(value)),
];

/** Values that are part of some others, and not of all, before those that are not. */
function sharpFirst(values: readonly string[]): readonly string[] {
  const holdersOf = holdersAmong(values);
  return firstThose(values, (value) => holdersOf(value) > 1 && holdersOf(value) < values.length);
}

/** More letters than a server compares that looks at the beginning of a SearchValue alone, and fewer than one may refuse as too many. */
const isLong = ({ length }: string): boolean => length > 12 && length <= 30;

const signedBefore = (numbers: readonly string[]): readonly string[] =>
  firstThose(
    firstThose(numbers, (number) => number !== '0'),
    (number) => /^-|\./.test(number),
  );

/** Whether some value of the field is a part of another one, so that Equals could be told from Contains. */
export function holdsWordInWord(field: SearchField, records: readonly RecordValue[]): boolean {
  const values = ownValues(field, records).slice(0, valuesSearched);
  const holdersOf = holdersAmong(values);
  return values.some((value) => holdersOf(value) > 1);
}

/** The filters of a field and an operator, the target's own oldest values first. */
function* candidatesFor({ field, operator, records, signedFirst = false }: Choice): Generator<SearchFilter> {
  const oldest = records.toReversed();
  const held = operator === 'Contains' ? [] : ownValues(field, oldest).slice(0, valuesSearched);
  const sharp = operator === 'LessThan' ? held : sharpFirst(held);
  const numbers = signedFirst ? signedBefore(sharp) : sharp;
  // Of texts, a part tells Equals from Contains (`filterOnPart`), so that long ones come first.
  const own = field.type === 'string' ? firstThose(sharp, isLong) : numbers;
  const filterBy = (SearchValue: string): SearchFilter => ({
    FieldName: field.name,
    SearchOperator: operator,
    SearchValue,
  });
  yield* own.map(filterBy);
  // Near misses take longer to work out, and are seldom needed.
  const near = searchValues(field, operator, oldest.slice(0, valuesSearched)).slice(0, valuesSearched);
  const invented = field.type === 'string' ? [strange] : [];
  yield* [...new Set([...near, ...invented])].filter((value) => !own.includes(value)).map(filterBy);
}

/** A record for each value of a field: a filter on that field treats all records with the same value alike. */
function withDifferentValues(field: string, records: readonly RecordValue[]): readonly RecordValue[] {
  const byValue = new Map<unknown, RecordValue>();
  for (const record of records) {
    const held = record[field];
    const value = isNumeric(held) ? held.lexeme : held;
    if (!byValue.has(value)) byValue.set(value, record);
  }
  return [...byValue.values()];
}

/** The first filter of a choice that has each of the truths for some record; undefined where there is none. */
function firstSaying(choice: Choice, truths: readonly Truth[]): SearchFilter | undefined {
  const { shape } = choice;
  const records = withDifferentValues(choice.field.name, choice.records);
  for (const filter of candidatesFor(choice)) {
    const isSaid = (truth: Truth): boolean =>
      records.some((record) => truthOf(filter, record, shape) === truth);
    if (truths.every(isSaid)) return filter;
  }
  return undefined;
}

/** The filter that tells most: one that selects a record and leaves out another; undefined where there is none. */
export const tellingFilter = (choice: Choice): SearchFilter | undefined => firstSaying(choice, ['yes', 'no']);

/** A filter of any operator that selects a record, so that a refusal of it tells something; undefined where there is none. */
export const findingFilter = (choice: Omit<Choice, 'operator'>): SearchFilter | undefined =>
  firstSaying({ ...choice, operator: 'Equals' }, ['yes']) ??
  firstSaying({ ...choice, operator: 'NotEquals' }, ['yes']) ??
  firstSaying({ ...choice, operator: 'LessThan' }, ['yes']);

/**
 * The filter that tells most, or the next best: a filter that leaves a record out, one that selects a record, or one that is merely to be
 * taken. Undefined where the field is an enumeration and no record holds a value to search for.
 */
export function anyFilter(choice: Choice): SearchFilter | undefined {
  const { field, operator } = choice;
  const best = tellingFilter(choice) ?? firstSaying(choice, ['no']) ?? firstSaying(choice, ['yes']);
  const SearchValue = best === undefined ? anyValueOf(choice) : undefined;
  return SearchValue === undefined ? best : { FieldName: field.name, SearchOperator: operator, SearchValue };
}

/** A value to see by that a field is taken; of an enumeration only one that a record holds. */
function anyValueOf({ field, records }: Choice): string | undefined {
  if (field.type === 'enumeration')
    return records.some((record) => record[field.name] === noneOfAll) ? noneOfAll : undefined;
  return field.type in anyValue ? anyValue[field.type as keyof typeof anyValue] : undefined;
}

/** A filter for a record that is `gone`, by a text that it held in the read `before` and that selects no record in the read `after`. */
export function searchByOwnText(gone: Numeric, before: Answer | undefined, after: Answer) {
  const held = before && findRecord(before, gone);
  const shape = itemShape(calledOperation(after));
  const [found] = searchableFields(shape)
    .filter(({ type }) => type === 'string')
    .flatMap(({ name }) => {
      const text = held?.[name];
      if (typeof text !== 'string' || !isTame(text)) return [];
      const filter = equalTo(name, text);
      return recordsRead(after).every((other) => truthOf(filter, other, shape) === 'no') ? [filter] : [];
    });
  return found;
}

/** A filter that selects nearly all records; undefined where records have no order. */
export const widestFilter = ({ order }: Operation): SearchFilter | undefined =>
  order === undefined ? undefined : { FieldName: order, SearchOperator: 'NotEquals', SearchValue: '0' };

/** A shorter part is likely the whole value of some record that is not shown. */
const shortestBeginning = 3;

/**
 * Equals with the beginning of a text that a record holds, which no record holds as a whole. The turn picks the field, then the text, then
 * how much of it. The text is one of the older half of the records, because that half stays. Undefined where no record holds such a text.
 */
export function filterOnPart(
  fields: readonly SearchField[],
  { records, shape }: Pick<Choice, 'records' | 'shape'>,
  turn: number,
): SearchFilter | undefined {
  const choices = fields
    .filter(({ type }) => type === 'string')
    .map(({ name: FieldName }) => {
      const differing = withDifferentValues(FieldName, records);
      return records.slice(-valuesSearched).flatMap((record) => {
        const parts = beginnings(record[FieldName])
          .map((part) => equalTo(FieldName, part))
          .filter(
            (filter) =>
              truthOf(filter, record, shape) === 'no' &&
              differing.every((one) => truthOf(filter, one, shape) !== 'yes'),
          );
        return parts.length === 0 ? [] : [parts];
      });
    })
    .filter((texts) => texts.length > 0);
  const all = choices[turn % choices.length] ?? [];
  const newest = all.slice(Math.floor(all.length / 2));
  const parts = newest[(turn >>> 8) % newest.length] ?? [];
  return parts[(turn >>> 16) % parts.length];
}

/** The beginnings of a text, of letters and digits alone, that are not all of it. */
function beginnings(held: unknown): readonly string[] {
  if (typeof held !== 'string') return [];
  const [word = ''] = /^[A-Za-z0-9]+/.exec(held) ?? [];
  const longest = Math.min(word.length, held.length - 1);
  return Array.from({ length: Math.max(0, longest - shortestBeginning + 1) }, (_, at) =>
    word.slice(0, shortestBeginning + at),
  ).filter(isTame);
}

/** A field that is not searched by is FLT-5's matter, so one more or two are tried before filters count as broken. */
const mostControlFilters = 3;

/**
 * The plainest filters: Equals on the id of the oldest record, then on other fields that tell records apart. One has to work before any
 * other is worth sending.
 */
export function controlFilters(whole: Answer): readonly SearchFilter[] {
  const operation = calledOperation(whole);
  const records = recordsRead(whole);
  const shape = itemShape(operation);
  const examples = documentedExamples(operation).map(({ field }) => field);
  const rank = ({ name }: SearchField): number => {
    if (name === (operation.order ?? operation.id)) return 0;
    return examples.includes(name) ? 2 : 1;
  };
  const choose = records.length === 1 ? anyFilter : tellingFilter;
  const fields = searchableFields(shape).toSorted((one, other) => rank(one) - rank(other));
  const filters: SearchFilter[] = [];
  for (const field of fields) {
    const filter = choose({ field, operator: 'Equals', records, shape });
    if (filter !== undefined) filters.push(filter);
    if (filters.length === mostControlFilters) break;
  }
  return filters;
}
