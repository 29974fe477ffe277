import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite, recordWrites } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const sourceOwnsRecords: Variant = {
  about:
    'What one application inserted, another one that names itself may not update (rule 3: servers may validate; the member names the application that calls).',
  blocks: ['control', 'clause:ACT-8'],
  hook: (inner, store) => {
    const owners = new Map<string, string>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        if (!recordWrites.includes(name)) return inner.handle(call, request);
        const { record, id, sent } = recordWrite(name, request, store);
        const source = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
        const action = member.text(request, 'mvRecordAction');
        const owner = owners.get(`${name} ${sentNumber(sent[id])}`);
        if (action !== 'Insert' && source !== '' && owner !== undefined && owner !== source)
          throw new OperationFailure(`The record belongs to ${owner}. The update failed.`);
        const result = inner.handle(call, request);
        const written = member.int(member.record(result, record) ?? {}, id);
        if (action === 'Insert' && source !== '') owners.set(`${name} ${written}`, source);
        return result;
      },
    };
  },
};
