import type { Operation } from '../../../specs/Operation.ts';
import type { SearchFilter, SearchOperator } from '../../../specs/SearchFilter.ts';

/** By Get, the fields and operators that the document gives as examples (Operation rules 10). */
const examplesByGet: Readonly<Record<string, readonly { field: string; operator: SearchOperator }[]>> = {
  DocumentTypeGet: [
    { field: 'DocumentTypeDescription', operator: 'Contains' },
    { field: 'DocumentTypeOptionsShowDiscount', operator: 'Equals' },
  ],
  ShippingProviderGet: [{ field: 'ShippingProviderId', operator: 'LessThan' }],
  ProductClientGet: [{ field: 'ProductID', operator: 'Equals' }],
  ProductBOMGet: [{ field: 'ProductID', operator: 'Equals' }],
  SalesOrderGet: [{ field: 'SalesOrderShippingAddress', operator: 'NotEquals' }],
  DashboardBoxGet: [{ field: 'DashboardBoxGridType', operator: 'Equals' }],
};

/** The examples whose field is a member of a Get's records. */
export const documentedExamples = ({ name }: Operation) => examplesByGet[name] ?? [];

/** Whether a filter is a documented example, field and operator. */
export const isExample = (operation: Operation, filter: SearchFilter): boolean =>
  documentedExamples(operation).some(
    ({ field, operator }) => field === filter.FieldName && operator === filter.SearchOperator,
  );
