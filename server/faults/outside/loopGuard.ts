import type { Fault } from '../../Fault.ts';
import { recordWrite } from '../../hooks/writtenRecords.ts';
import { member } from '../../records/member.ts';

export const loopGuard: Fault = {
  clause: 'ACT-8',
  about:
    'An Update of a company is taken for its own echo, and not stored, if it names the same source application as the last write of that company. It is answered as a success with the old content.',
  operations: ['CompanyUpdate'],
  hook: (inner, store) => {
    const writers = new Map<number, string>();
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'CompanyUpdate') return inner.handle(call, request);
        const { action, record, id, stored, table } = recordWrite('CompanyUpdate', request, store);
        const source = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
        const result = inner.handle(call, request);
        const written = member.int(member.record(result, record) ?? {}, id);
        if (action === 'Update' && stored !== undefined && source !== '' && writers.get(written) === source) {
          table(store).put(written, stored);
          return { ...result, [record]: stored };
        }
        writers.set(written, source);
        return result;
      },
    };
  },
};
