import { itemShape } from '../../specs/messageShapes.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { isSilent } from '../exchanges/outcome.ts';
import { calledOperation } from '../records/listed.ts';
import {
  faultsBy,
  filterOf,
  filtersOf,
  type SelectionTrial,
  searchesEnumeration,
  singleTruth,
  stillIn,
} from './selectionTrial.ts';
import { equalsText } from './textTruth.ts';
import { truthOf } from './truthOf.ts';

/** The searches that tell whether a record that a trial lacks holds a value, by their names in `holdsValue`. */
type Counters = Partial<Record<'counter' | 'searched', SearchFilter>>;

/**
 * What to search for where the answer to a single filter lacks records that may show a name, 0 or false for no value. Nothing where it
 * lacks none.
 */
export function counterSearches(trial: SelectionTrial): Counters {
  const { answer } = trial;
  if (filtersOf(answer).length !== 1 || isSilent(answer)) return {};
  const { FieldName, SearchOperator: operator, SearchValue } = filterOf(answer);
  const lacks = faultsBy(trial, singleTruth(answer, 'are values')).filter(({ kind }) => kind !== 'extra');
  if (lacks.length === 0) return {};
  const ask = (by: SearchOperator, value: string): SearchFilter => ({
    FieldName,
    SearchOperator: by,
    SearchValue: value,
  });
  const missing = lacks.flatMap((fault) => (fault.kind === 'missing' ? [fault.record] : []));
  if (searchesEnumeration(answer)) {
    if (operator === 'NotEquals') {
      const [shown, ...more] = new Set(missing.map((record) => textOf(record[FieldName])));
      return shown === undefined || more.length > 0 ? {} : { counter: ask('Equals', shown) };
    }
    const other = [...stillIn(trial).values()]
      .map(({ record }) => textOf(record[FieldName]))
      .find((text) => text !== undefined && equalsText(text, textOf(SearchValue) ?? '') === 'no');
    return operator !== 'Equals' || other === undefined
      ? {}
      : { counter: ask('NotEquals', other), searched: ask('Equals', other) };
  }
  const shape = itemShape(calledOperation(answer));
  const isOpen = (record: RecordValue) => truthOf(filterOf(answer), record, shape) === 'open';
  const zero = textOf(missing.find(isOpen)?.[FieldName]);
  return zero === undefined ? {} : { counter: ask('Equals', zero) };
}

/** A value as it is searched for; undefined where there is none. */
function textOf(value: Value | undefined): string | undefined {
  if (isNumeric(value)) return value.lexeme;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
