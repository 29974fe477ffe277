import { isRecord } from '../../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { recordWrites } from '../../hooks/writtenRecords.ts';

export const listTextsCutAtColonInCsv: Fault = {
  clause: 'TYP-12',
  about:
    'The pairs of lists in csv cells are split at every colon: a text in a row or address is read up to its first one.',
  causes: ['texts end where {at} stands; they are split at {at}'],
  operations: ['*Update'],
  hook: onRequest(recordWrites, (request, _, { body }) =>
    body === 'csv'
      ? changedValues(request, (value) => (Array.isArray(value) ? cutItems(value) : value))
      : request,
  ),
};

const cutItems = (items: readonly Value[]): readonly Value[] =>
  items.map((item) => (isRecord(item) ? cut(item) : item));

const cut = (record: RecordValue): RecordValue =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'string' ? (value.split(':')[0] ?? '') : value,
    ]),
  );
