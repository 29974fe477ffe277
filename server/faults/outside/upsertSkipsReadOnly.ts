import { recordShape } from '../../../specs/shapes.ts';
import type { Fault } from '../../Fault.ts';
import { completed } from '../../records/completed.ts';
import { member } from '../../records/member.ts';

const shape = recordShape('mvAddress');

export const upsertSkipsReadOnly: Fault = {
  clause: 'DOC-2',
  about:
    'Since upserts have a code path of their own, InsertOrUpdate of a document that is there overwrites its addresses with those that are sent. Update still leaves them alone.',
  operations: ['DocumentUpdate'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const sent = member.record(request, 'mvDocument') ?? {};
      const before =
        call.operation?.name === 'DocumentUpdate' && request.mvRecordAction === 'InsertOrUpdate'
          ? store.documents.get(member.int(sent, 'DocumentId'))
          : undefined;
      const result = inner.handle(call, request);
      const addresses = member.records(sent, 'DocumentAddresses');
      if (before === undefined || addresses.length === 0) return result;
      const changed = {
        ...(member.record(result, 'mvDocument') ?? before),
        DocumentAddresses: addresses.map((address) => completed(shape, address)),
      };
      store.documents.put(member.int(before, 'DocumentId'), changed);
      return { ...result, mvDocument: changed };
    },
  }),
};
