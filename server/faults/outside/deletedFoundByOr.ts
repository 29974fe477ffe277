import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';
import { topRecords } from '../../rules/topRecords.ts';

const gets = ['CompanyGet', 'DocumentTypeGet'];
const all = 'showAllDeletedAndUndeleted';

export const deletedFoundByOr: Fault = {
  clause: 'DEL-1',
  about:
    'A search whose later filter is joined by Or also shows deleted records that this filter selects ("not deleted and a or b").',
  operations: ['CompanyGet', 'DocumentTypeGet', 'CompanyDelete', 'DocumentTypeDelete'],
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '', id = '' } = call.operation ?? {};
      const filters = member.records(request, 'Filters');
      if (!gets.includes(name) || request.showDeleted === all) return result;
      const table = name === 'CompanyGet' ? store.companies : store.documentTypes;
      const gone = new Set(table.deleted().map((record) => member.int(record, id)));
      const { ReturnTopNRecords, ...rest } = request;
      const found = (asked: RecordValue) => member.records(inner.handle(call, { ...rest, ...asked }), list);
      const starts = filters.flatMap(({ AndOr }, index) => (index > 0 && AndOr === 'Or' ? [index] : []));
      if (starts.length === 0) return result;
      const added = new Map<number, RecordValue>();
      for (const [at, start] of starts.entries()) {
        const Filters = filters.slice(start, starts[at + 1] ?? filters.length);
        for (const record of found({ Filters, showDeleted: all }))
          if (gone.has(member.int(record, id))) added.set(member.int(record, id), record);
      }
      const top = { ReturnTopNRecords: numeric(sentNumber(ReturnTopNRecords) ?? 0) };
      return { ...result, [list]: topRecords([...found({}), ...added.values()], id, top) };
    },
  }),
};
