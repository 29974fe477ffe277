import { isRecord } from '../../specs/isRecord.ts';
import type { Value } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const rowsCountedInCells: Fault = {
  clause: 'TYP-11',
  about: 'In csv a record that was written or worked on tells how many rows it has in place of them.',
  causes: ['a count stands in a cell in place of the rows ({actual})'],
  operations: ['*Update', 'WorkOrder*'],
  hook: onAnswerMembers(
    { formats: ['csv'], outcome: 'success' },
    ({ ResponseStatus, ...rest }, { operation }) =>
      operation === null || operation.kind === 'get'
        ? { ...rest, ResponseStatus }
        : { ...changedValues(rest, counted), ResponseStatus },
  ),
};

function counted(value: Value): Value {
  if (!Array.isArray(value)) return value;
  const rows = (value as readonly Value[]).filter(isRecord).length;
  return rows === 0 ? value : `${rows} rows`;
}
