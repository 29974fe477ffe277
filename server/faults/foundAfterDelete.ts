import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { member } from '../records/member.ts';

/** What shows the records that a delete takes away. */
const gets: Readonly<Record<string, string>> = {
  CompanyDelete: 'CompanyGet',
  DiscountDelete: 'DiscountGet',
  DocumentTypeDelete: 'DocumentTypeGet',
};

export const foundAfterDelete: Fault = {
  clause: 'DEL-1',
  about: 'A search by the ids of several records still finds those that were deleted.',
  causes: ['a deleted record is still found by a search'],
  operations: [...Object.keys(gets), ...Object.values(gets)],
  hook: (inner) => {
    const deleted = new Map<string, RecordValue>();
    return {
      handle: (call, request) => {
        const { name = '', target = '', id = '', list = '' } = call.operation ?? {};
        const get = gets[name];
        if (get !== undefined) {
          const { list: held = '', id: key = '' } = operationNamed(get);
          const wanted = member.int(request, target);
          const shown = inner.handle(
            { ...call, operation: operationNamed(get) },
            { APIKEY: request.APIKEY ?? '' },
          );
          const record = member.records(shown, held).find((one) => member.int(one, key) === wanted);
          const result = inner.handle(call, request);
          if (record !== undefined) deleted.set(`${get}/${wanted}`, record);
          return result;
        }
        const result = inner.handle(call, request);
        const filters = member.records(request, 'Filters');
        if (!Object.values(gets).includes(name) || filters.length < 2) return result;
        const found = filters
          .filter((filter) => filter.FieldName === id)
          .map((filter) => deleted.get(`${name}/${member.text(filter, 'SearchValue')}`))
          .filter((record) => record !== undefined);
        return { ...result, [list]: [...member.records(result, list), ...found] };
      },
    };
  },
};
