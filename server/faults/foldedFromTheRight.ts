import type { RecordValue } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

export const foldedFromTheRight: Fault = {
  clause: 'FLT-2',
  about: 'Filters on document types are combined from the last to the first.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: ['DocumentTypeGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const filters = member.records(request, 'Filters');
      if (call.operation?.name !== 'DocumentTypeGet' || filters.length < 3)
        return inner.handle(call, request);
      const { ReturnTopNRecords, ...whole } = request;
      const selected = (some: readonly RecordValue[]): ReadonlySet<number> =>
        new Set(
          member
            .records(inner.handle(call, { ...whole, Filters: some }), 'mvDocumentTypes')
            .map((type) => member.int(type, 'DocumentTypeID')),
        );
      const last = filters.at(-1);
      let ids = selected(last === undefined ? [] : [last]);
      for (let index = filters.length - 2; index >= 0; index -= 1) {
        const filter = filters[index];
        const byOr = member.text(filters[index + 1] ?? {}, 'AndOr') === 'Or';
        const own = selected(filter === undefined ? [] : [filter]);
        ids = new Set(byOr ? [...own, ...ids] : [...own].filter((id) => ids.has(id)));
      }
      const all = member.records(inner.handle(call, { ...whole, Filters: [] }), 'mvDocumentTypes');
      const found = all.filter((type) => ids.has(member.int(type, 'DocumentTypeID')));
      const top = member.int(request, 'ReturnTopNRecords');
      return { mvDocumentTypes: top > 0 ? found.slice(0, top) : found };
    },
  }),
};
