import Big from 'big.js';
import { plainDecimal } from '../../specs/decimals.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { SearchOperator } from '../../specs/SearchFilter.ts';
import { isNumericType } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { SearchField } from './searchableFields.ts';
import { isTame, tameWords } from './tameText.ts';

/**
 * SearchValues for a field: values that the target's own records hold there, and near misses of them.
 *
 * There are no near misses of enumerations, because a server need not know their other values. None changes a number's sign.
 */
export function searchValues(
  field: SearchField,
  operator: SearchOperator,
  records: readonly RecordValue[],
): readonly string[] {
  const values = records.flatMap((record) => {
    const held = record[field.name];
    return held === undefined || held === null ? [] : valuesFor(field, operator, held);
  });
  return [...new Set(values)];
}

/** Values that a field's own records hold, in the form of a search value. */
export const ownValues = (field: SearchField, records: readonly RecordValue[]): readonly string[] => [
  ...new Set(records.flatMap((record) => plainText(field, record[field.name] ?? null))),
];

function valuesFor(field: SearchField, operator: SearchOperator, held: Value): readonly string[] {
  const own = plainText(field, held);
  // LessThan goes wrong at the edges: the number itself, the next one with more digits, which sorts before it as text, and a larger one
  // with the same whole part.
  if (operator === 'LessThan') return own.flatMap((text) => [text, ...longer(text), ...furtherOn(text)]);
  switch (field.type) {
    case 'int':
      return own.flatMap((text) => [text, ...near(text, 1)]);
    case 'number':
      return own.flatMap((text) => [text, ...(isWhole(text) ? [] : finer(text)), ...near(text, 1)]);
    case 'decimal':
      return own.flatMap((text) => [text, ...finer(text), ...near(text, 1)]);
    case 'bool':
      return own.length === 0 ? [] : ['true', 'false'];
    case 'string':
      return operator === 'Contains' ? parts(held) : own.flatMap((text) => [text, ...misspelt(text)]);
    default:
      return own;
  }
}

/** A value as text, or nothing if it is empty or a hazard. */
function plainText(field: SearchField, held: Value): readonly string[] {
  if (typeof held === 'boolean') return [String(held)];
  if (isNumeric(held)) {
    const text = plainDecimal(held.lexeme);
    return text.length <= 25 && isNumericType(field.type) ? [text] : [];
  }
  if (typeof held !== 'string') return [];
  return (field.type === 'intText' ? /^-?[1-9]\d{0,14}$/.test(held) : isTame(held)) ? [held] : [];
}

function near(text: string, step: number | string): readonly string[] {
  const value = new Big(text);
  return [value.minus(step), value.plus(step)]
    .filter((other) => (value.eq(0) ? other.gt(0) : other.times(value).gte(0)))
    .map((other) => other.toFixed());
}

/** The smallest number with more digits before the point, as long as an int of any width can hold it. */
function longer(text: string): readonly string[] {
  const [whole = ''] = text.replace('-', '').split('.');
  return text.startsWith('-') || whole.length > 8 ? [] : [`1${'0'.repeat(whole.length)}`];
}

/** A number that is larger by a half and has the same whole part. It is so much larger that digits which a server does not show don't matter. */
function furtherOn(text: string): readonly string[] {
  if (!text.includes('.') || text.startsWith('-')) return [];
  const more = new Big(text).plus('0.5');
  return more.round(0, Big.roundDown).lt(text) ? [more.toFixed()] : [];
}

/** Whether a number may come from a column of whole numbers: a server need not read a fraction there (rule 3). */
const isWhole = (text: string): boolean => !text.includes('.');

/** A number with another scale, and the numbers that are one hundredth away. */
const finer = (text: string): readonly string[] => [...scaled(text), ...near(text, '0.01')];

/** A number with another scale: trailing zeros mean nothing (TYP-3). */
const scaled = (text: string): readonly string[] => (text.includes('.') ? [`${text}0`] : [`${text}.00`]);

const misspelt = (text: string): readonly string[] => [`${text}x`, text.slice(0, -1)].filter(isTame);

/** A word with a point in place of a letter: only a regular expression matches it. */
const dotted = (words: readonly string[]): readonly string[] =>
  words.filter(({ length }) => length > 3).map((word) => `${word.slice(0, 2)}.${word.slice(3)}`);

/** A lawful server may refuse shorter search texts, because its index holds nothing shorter. */
const shortestPart = 3;

/** Parts of a text that are not the whole of it, whole words and others, and some parts that it does not contain. */
function parts(held: Value): readonly string[] {
  if (typeof held !== 'string') return [];
  const words = tameWords(held);
  const pieces = words.flatMap((word) => [word, word.slice(0, -1), word.slice(1)]);
  const lengthened = words.slice(0, 1).map((word) => `${word}x`);
  return [...pieces, ...lengthened, ...dotted(words)].filter(
    (part) => part.length >= shortestPart && part !== held && isTame(part),
  );
}
