import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';
import { topRecords } from '../../rules/topRecords.ts';

/** The filters that stand behind an Or, in pieces from one Or to the next. */
function piecesBehindOr(filters: readonly RecordValue[]): readonly (readonly RecordValue[])[] {
  const pieces: RecordValue[][] = [[]];
  for (const [index, filter] of filters.entries()) {
    if (index > 0 && member.text(filter, 'AndOr') === 'Or') pieces.push([]);
    pieces.at(-1)?.push(filter);
  }
  return pieces.slice(1);
}

export const orEscapesSoftDelete: Fault = {
  clause: 'DEL-1',
  about: 'A search with Or shows deleted records too, if they match a filter from the Or on.',
  operations: ['CompanyGet', 'DocumentTypeGet'],
  // The generic soft delete adds its condition without brackets: deleted = 0 AND a OR b.
  hook: (inner, store) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const { name = '', list = '', order = '' } = call.operation ?? {};
      const isDefault = ['', 'showOnlyUndeleted'].includes(member.text(request, 'showDeleted'));
      if (!['CompanyGet', 'DocumentTypeGet'].includes(name) || !isDefault) return result;
      const deleted = new Set((name === 'CompanyGet' ? store.companies : store.documentTypes).deleted());
      const escaped = new Set<RecordValue>();
      for (const Filters of piecesBehindOr(member.records(request, 'Filters'))) {
        const { ReturnTopNRecords, ...rest } = request;
        const all = inner.handle(call, { ...rest, Filters, showDeleted: 'showAllDeletedAndUndeleted' });
        for (const record of member.records(all, list)) if (deleted.has(record)) escaped.add(record);
      }
      if (escaped.size === 0) return result;
      const wanted = numeric(Math.trunc(sentNumber(request.ReturnTopNRecords) ?? -1));
      const found = [...member.records(result, list), ...escaped];
      return { ...result, [list]: topRecords(found, order, { ReturnTopNRecords: wanted }) };
    },
  }),
};
