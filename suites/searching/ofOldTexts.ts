import type { SearchField } from '../../generators/filters/searchableFields.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Signed } from './besideControl.ts';

/** What is made of the texts of the older half of the records, which stay; of tags nothing, which a server may split. */
export function ofOldTexts(
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
