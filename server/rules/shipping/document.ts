import type { RecordValue } from '../../../specs/Value.ts';
import { OperationFailure } from '../../OperationFailure.ts';
import { member } from '../../records/member.ts';
import type { Store } from '../../store/Store.ts';

/** The document that DocumentId names; raises OperationFailure when there is none. */
export function document(request: RecordValue, store: Store): RecordValue {
  const id = member.int(request, 'DocumentId');
  const found = store.documents.get(id);
  if (found === undefined) throw new OperationFailure(`The document with id ${id} does not exist.`);
  return found;
}
