import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { topRecords } from '../rules/topRecords.ts';
import { searchedType } from './searchedType.ts';

/** A request's only filter, if it is on a text. */
export interface LoneText {
  readonly field: string;
  readonly operator: string;
  readonly searched: string;
  readonly operation: string;
}

/**
 * Makes a lone filter on a text select differently. `meaning` gets the filter, and on demand the ids that the server itself would
 * select. It returns what to select, or undefined if the filter stays as it is.
 */
export const byLoneText =
  (
    meaning: (
      filter: LoneText,
      usual: () => ReadonlySet<number>,
    ) => ((held: string, id: number) => boolean) | undefined,
  ): Hook =>
  (inner) => ({
    handle: (call, request) => {
      const { operation } = call;
      const [filter, ...others] = member.records(request, 'Filters');
      const field = member.text(filter ?? {}, 'FieldName');
      if (operation?.filters !== true || others.length > 0 || searchedType(operation, field) !== 'string')
        return inner.handle(call, request);
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const { name, list = '', id = '', order = '' } = operation;
      const listed = (asked: RecordValue) => member.records(inner.handle(call, asked), list);
      const isMeant = meaning(
        {
          field,
          operator: member.text(filter ?? {}, 'SearchOperator'),
          searched: member.text(filter ?? {}, 'SearchValue'),
          operation: name,
        },
        () => new Set(listed({ ...rest, Filters }).map((one) => member.int(one, id))),
      );
      if (isMeant === undefined) return inner.handle(call, request);
      const all = inner.handle(call, rest);
      const selected = member
        .records(all, list)
        .filter((record) => isMeant(member.text(record, field), member.int(record, id)));
      return { ...all, [list]: topRecords(selected, order, request) };
    },
  });
