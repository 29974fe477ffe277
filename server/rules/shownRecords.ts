import type { RecordValue } from '../../specs/Value.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Table } from '../store/Table.ts';

/** The table's records, with the deleted ones if showDeleted asks for them; raises OperationFailure for other values. */
export function shownRecords(table: Table, request: RecordValue): readonly RecordValue[] {
  switch (member.text(request, 'showDeleted')) {
    case '':
    case 'showOnlyUndeleted':
      return table.all();
    case 'showAllDeletedAndUndeleted':
      return [...table.all(), ...table.deleted()];
    default: {
      const message = 'showDeleted is neither showOnlyUndeleted nor showAllDeletedAndUndeleted.';
      throw new OperationFailure(message, { errors: [{ field: 'showDeleted', message }] });
    }
  }
}
