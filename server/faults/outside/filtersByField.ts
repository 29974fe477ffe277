import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onFilters } from '../../hooks/onFilters.ts';
import { searches } from '../../hooks/searches.ts';
import { member } from '../../records/member.ts';

export const filtersByField: Fault = {
  clause: 'FLT-2',
  about:
    'Filters are put into a map by their field name. Of two filters on one field only the last counts, whether they are joined by And or by Or.',
  operations: searches,
  hook: onFilters((filters) => {
    const byField = new Map<string, RecordValue>();
    for (const filter of filters) byField.set(member.text(filter, 'FieldName'), filter);
    return [...byField.values()];
  }),
};
