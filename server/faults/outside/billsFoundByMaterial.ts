import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

const list = 'mvProductBOMs';

export const billsFoundByMaterial: Fault = {
  clause: 'FLT-1',
  about:
    'ProductSKU Equals or Contains also finds bills by the SKU of a raw material in them (an ambiguous column of a join).',
  operations: ['ProductBOMGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const [filter, ...others] = member.records(request, 'Filters');
      const operator = filter?.SearchOperator;
      const isMeant =
        call.operation?.name === 'ProductBOMGet' &&
        others.length === 0 &&
        filter?.FieldName === 'ProductSKU' &&
        (operator === 'Equals' || operator === 'Contains');
      if (!isMeant) return inner.handle(call, request);
      const { Filters, ReturnTopNRecords, ...rest } = request;
      const searched = member.text(filter, 'SearchValue').toLowerCase();
      const hasSku = (record: RecordValue): boolean => {
        const sku = member.text(record, 'ProductSKU').toLowerCase();
        return operator === 'Equals' ? sku === searched : sku.includes(searched);
      };
      const found = member
        .records(inner.handle(call, rest), list)
        .filter((bill) => [bill, ...member.records(bill, 'mvRawMaterials')].some(hasSku));
      const wanted = sentNumber(ReturnTopNRecords) ?? -1;
      return { [list]: wanted > 0 ? found.slice(0, wanted) : found };
    },
  }),
};
