import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const deletes: Readonly<Record<string, string>> = {
  CompanyDelete: 'CompanyGet',
  DocumentTypeDelete: 'DocumentTypeGet',
};

export const deletedCountForTop: Fault = {
  clause: 'GET-5',
  about:
    'Records deleted through the API still count for ReturnTopNRecords before they are left out, so that fewer records are returned.',
  operations: ['CompanyGet', 'DocumentTypeGet'],
  hook: (inner) => {
    const deleted = new Set<string>();
    return {
      handle: (call, request) => {
        const { name = '', target = '', list = '', id = '' } = call.operation ?? {};
        const all = 'showAllDeletedAndUndeleted';
        const isTop = (sentNumber(request.ReturnTopNRecords) ?? 0) > 0 && request.showDeleted !== all;
        if (!isTop || !Object.values(deletes).includes(name)) {
          const result = inner.handle(call, request);
          if (deletes[name] !== undefined) deleted.add(`${deletes[name]} ${sentNumber(request[target])}`);
          return result;
        }
        const wasDeleted = (record: RecordValue) => deleted.has(`${name} ${member.int(record, id)}`);
        const { ReturnTopNRecords, ...rest } = request;
        const usual = inner.handle(call, request);
        const shown = new Set(member.records(usual, list).map((record) => member.int(record, id)));
        const found = member
          .records(inner.handle(call, { ...rest, showDeleted: all }), list)
          .filter((record) => wasDeleted(record) || shown.has(member.int(record, id)))
          .slice(0, sentNumber(ReturnTopNRecords) ?? 0)
          .filter((record) => !wasDeleted(record));
        return { ...usual, [list]: found };
      },
    };
  },
};
