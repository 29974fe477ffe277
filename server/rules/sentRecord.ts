import type { RecordValue } from '../../specs/Value.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

/** The record that a write carries; raises OperationFailure when it is missing. */
export function sentRecord(request: RecordValue, name: string): RecordValue {
  const record = member.record(request, name);
  if (record !== null) return record;
  const message = `${name} is missing. Nothing was written.`;
  throw new OperationFailure(message, { errors: [{ field: name, message }] });
}
