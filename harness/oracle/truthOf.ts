import { isNumeric } from '../../specs/numeric.ts';
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
 * Open: a field without a value, an enumeration's None searched for by that name, an empty SearchValue, blanks around it,
 * wildcards in it, datetimes, what splitting tags changes, Contains on other than text, LessThan on other than numbers,
 * members that are no scalars.
 */
export function truthOf(filter: SearchFilter, record: RecordValue, shape: RecordShape): Truth {
  const { FieldName: field, SearchOperator: operator, SearchValue: value } = filter;
  const type = shape.byName.get(field)?.type;
  const held = record[field];
  if (type?.kind !== 'scalar' || held === '') return 'open';
  const searched = typeof value === 'string' ? value : value.lexeme;
  if (searched === '' || searched.trim() !== searched || wildcard.test(searched)) return 'open';
  if (holdsTags(field) && typeof held === 'string') return tagsTruth(held, operator, searched);
  return scalarTruth(type.type, held, operator, searched);
}

/** The name of an enumeration's value that may be how a target shows that a field has none. */
const isNone = (name: string): boolean => /^none$/i.test(name);

/** What is not held in its type, and no value at all, is open. */
function scalarTruth(
  type: ScalarType,
  held: Value | undefined,
  operator: SearchOperator,
  searched: string,
): Truth {
  switch (type) {
    case 'int':
    case 'decimal':
    case 'number':
      return isNumeric(held) ? numberTruth(type, held.lexeme, operator, searched) : 'open';
    case 'bool':
      if (typeof held !== 'boolean' || (searched !== 'true' && searched !== 'false')) return 'open';
      return equality(operator, String(held) === searched ? 'yes' : 'no');
    case 'string':
      if (typeof held !== 'string') return 'open';
      if (operator === 'Contains') return containsText(held, searched);
      return equality(operator, equalsText(held, searched));
    case 'enumeration':
      if (typeof held !== 'string' || (isNone(held) && isNone(searched))) return 'open';
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

/** An integer in a text (TYP-17): as text and as a number they may differ, as `07` and `7`. */
function intTextTruth(held: string, searched: string): Truth {
  if (held === searched) return 'yes';
  const plain = /^-?[1-9]\d*$/;
  return plain.test(held) && plain.test(searched) ? 'no' : 'open';
}
