import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { onRequest } from './onRequest.ts';
import { type RecordWrite, recordWrite, recordWrites } from './writtenRecords.ts';

/** What a write does instead: another action, another record. */
type Changed = Partial<Pick<RecordWrite, 'action' | 'sent'>>;

/** Changes the requests of writes by mvRecordAction (all of them if none is named); undefined leaves a write as it is. */
export const onWrite = (
  operations: readonly string[] | null,
  edit: (write: RecordWrite) => Changed | undefined,
): Hook =>
  onRequest(operations ?? recordWrites, (request, store, call): RecordValue => {
    const write = recordWrite(call.operation?.name ?? '', request, store);
    const changed = edit(write);
    if (changed === undefined) return request;
    const { action, sent } = { ...write, ...changed };
    return { ...request, mvRecordAction: action, [write.record]: sent };
  });
