import {
  operatorsOf,
  type SearchField,
  searchableFields,
} from '../../../generators/filters/searchableFields.ts';
import type { FormatTurn } from '../../../generators/turnOf.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { holdsWordInWord, tellingFilter } from './chosenFilters.ts';
import { rotated } from './sampledFields.ts';

/**
 * One more field of a type in the sample where none of it tells what an operator selects there by values that stay. Then the operator could
 * not be tried on the type (FLT-1). An enumeration's words are not cut. So one more field of enumerations is taken if some of its words (in
 * `allRecords`) hold another, and none of the sample's do.
 */
export function tellingBeside(
  sampled: readonly SearchField[],
  without: readonly string[],
  choices: { readonly records: readonly RecordValue[]; readonly shape: RecordShape },
  allRecords: readonly RecordValue[],
  { formatIndex }: FormatTurn,
): readonly SearchField[] {
  const all = rotated(searchableFields(choices.shape), formatIndex);
  const beside: SearchField[] = [];
  for (const type of new Set(sampled.map((field) => field.type))) {
    const ofType = all.filter((field) => field.type === type);
    for (const operator of ofType.slice(0, 1).flatMap(operatorsOf)) {
      const tells = (field: SearchField): boolean =>
        tellingFilter({ field, operator, ...choices }) !== undefined;
      const tried = [...sampled, ...beside].filter((field) => field.type === type);
      if (tried.some(tells)) continue;
      const other = ofType.find((field) => !without.includes(field.name) && tells(field));
      if (other !== undefined) beside.push(other);
    }
    if (type !== 'enumeration') continue;
    const tellsWords = (field: SearchField): boolean => holdsWordInWord(field, allRecords);
    if ([...sampled, ...beside].some((field) => field.type === type && tellsWords(field))) continue;
    beside.push(...ofType.filter((field) => !without.includes(field.name) && tellsWords(field)).slice(0, 1));
  }
  return beside;
}
