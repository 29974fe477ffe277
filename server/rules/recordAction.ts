import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { updated } from '../records/updated.ts';
import type { Table } from '../store/Table.ts';

/** What mvRecordAction may say of any record (rules 1 to 4). */
export const recordActions = ['Insert', 'Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'] as const;

export type RecordAction = (typeof recordActions)[number];

/** How one kind of record is written. */
export interface Writing {
  readonly table: Table;
  readonly shape: RecordShape;
  readonly idName: string;
  /** The new record under that id; raises OperationFailure if it can't be made. */
  readonly inserted: (sent: RecordValue, id: number) => RecordValue;
  /** Has the last word on an update: what `merged` becomes; raises OperationFailure if it can't be made. */
  readonly changed: (merged: RecordValue, stored: RecordValue) => RecordValue;
}

/**
 * Carries out mvRecordAction on one record and returns the stored one (rules 1 to 4).
 *
 * The id never changes: on an update it names the record, on an insert the server gives it. Raises OperationFailure for an Update
 * of a record that does not exist, and for a missing or unknown action.
 */
export function recordAction(request: RecordValue, sent: RecordValue, writing: Writing): RecordValue {
  const action = readAction(request);
  const { table, idName, shape } = writing;
  const id = member.int(sent, idName);
  const stored = action === 'Insert' ? undefined : table.get(id);
  if (stored === undefined) {
    if (action === 'Update') {
      throw new OperationFailure(
        `The ${shape.name} with ${idName} ${id} does not exist. The update failed.`,
        {
          errors: [{ field: `${shape.name}.${idName}`, message: `${id} does not exist.` }],
        },
      );
    }
    return table.insert((newId) => writing.inserted(sent, newId));
  }
  const merged = updated(shape, stored, sent, action === 'InsertOrUpdateNonEmptyFields');
  const record = writing.changed({ ...merged, [idName]: stored[idName] }, stored);
  table.put(id, record);
  return record;
}

function readAction(request: RecordValue): RecordAction {
  const text = member.text(request, 'mvRecordAction');
  const action = recordActions.find((name) => name === text);
  if (action !== undefined) return action;
  const message =
    text === ''
      ? 'mvRecordAction is missing. The record was not written.'
      : `mvRecordAction "${text}" can't be used here; known are ${recordActions.join(', ')}, and ReceiveItems for purchase orders.`;
  throw new OperationFailure(message, { errors: [{ field: 'mvRecordAction', message }] });
}
