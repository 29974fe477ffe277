import { isNumeric, numeric, sameNumber } from '../../specs/numeric.ts';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordShape, ScalarType } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { numberTruth } from './numberTruth.ts';
import { not, type Truth } from './Truth.ts';
import { holdsTags, tagsTruth } from './tagsTruth.ts';
import { containsText, equalsText } from './textTruth.ts';

/** Characters that some servers take for wildcards. */
const wildcard = /[%_*?[\]^\\]/;

/**
 * Whether one filter selects a record, as far as the document tells (FLT-1).
 *
 * Open are:
 * - a field without a value, and an enumeration's None or Undefined: a search for that name, and what NotEquals makes of it;
 * - whether NotEquals and LessThan find 0 and false: a server may show a field without a value so, and its database leaves that out;
 * - an empty SearchValue, one with blanks around it, and one with wildcards;
 * - datetimes;
 * - results that depend on splitting tags;
 * - Contains on anything but text, and LessThan on anything but numbers;
 * - members that are not scalars.
 */
export function truthOf(
  filter: SearchFilter,
  record: RecordValue,
  shape: RecordShape,
  zeros: Zeros = 'may be empty',
): Truth {
  const { FieldName: field, SearchOperator: operator, SearchValue: value } = filter;
  const type = shape.byName.get(field)?.type;
  const held = record[field];
  if (type?.kind !== 'scalar' || held === '') return 'open';
  const searched = typeof value === 'string' ? value : value.lexeme;
  if (searched === '' || searched.trim() !== searched || wildcard.test(searched)) return 'open';
  if (holdsTags(field) && typeof held === 'string') return tagsTruth(held, operator, searched);
  return scalarTruth(type.type, held, operator, searched, zeros);
}

/** What is supposed of 0 and false: that they may stand for no value, or that they are values like all others. */
export type Zeros = 'may be empty' | 'are values';

/** The names of enumeration values that a target often shows for an empty field. Others are told by its answers (holdsValue.ts). */
const isNone = (name: string): boolean => /^(?:none|undefined)$/i.test(name);

const zero = numeric(0);

/** The truth for a value that may stand for none. A search for such a value itself is made only where records hold no other one. */
const maybeEmpty = (mayBe: boolean, operator: SearchOperator, truth: Truth): Truth =>
  mayBe && operator !== 'Equals' && truth === 'yes' ? 'open' : truth;

/** A value that is not in its type, or no value at all, is open. */
function scalarTruth(
  type: ScalarType,
  held: Value | undefined,
  operator: SearchOperator,
  searched: string,
  zeros: Zeros,
): Truth {
  const mayBe = zeros === 'may be empty';
  switch (type) {
    case 'int':
    case 'decimal':
    case 'number':
      if (!isNumeric(held)) return 'open';
      return maybeEmpty(
        mayBe && sameNumber(held, zero),
        operator,
        numberTruth(type, held.lexeme, operator, searched),
      );
    case 'bool':
      if (typeof held !== 'boolean' || (searched !== 'true' && searched !== 'false')) return 'open';
      return maybeEmpty(
        mayBe && !held,
        operator,
        equality(operator, String(held) === searched ? 'yes' : 'no'),
      );
    case 'string':
      if (typeof held !== 'string') return 'open';
      if (operator === 'Contains') return containsText(held, searched);
      return equality(operator, equalsText(held, searched));
    case 'enumeration':
      if (typeof held !== 'string') return 'open';
      if (isNone(held) && (isNone(searched) || operator === 'NotEquals')) return 'open';
      return equality(operator, equalsText(held, searched));
    case 'intText':
      return typeof held === 'string' ? equality(operator, intTextTruth(held, searched)) : 'open';
    case 'datetime':
      return 'open';
  }
}

/** The other two operators are open here. */
function equality(operator: SearchOperator, equal: Truth): Truth {
  if (operator === 'Equals') return equal;
  return operator === 'NotEquals' ? not(equal) : 'open';
}

/** An integer in a text (TYP-17). Compared as text and as a number the results may differ, as for `07` and `7`. */
function intTextTruth(held: string, searched: string): Truth {
  if (held === searched) return 'yes';
  const plain = /^-?[1-9]\d*$/;
  return plain.test(held) && plain.test(searched) ? 'no' : 'open';
}
