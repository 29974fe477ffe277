import type { Operation } from '../../specs/Operation.ts';
import type { SearchFilter, SearchOperator } from '../../specs/SearchFilter.ts';

/** A field and an operator that the document gives as an example (Operation rules 10). */
export interface DocumentedExample {
  readonly field: string;
  readonly operator: SearchOperator;
}

const examples: Readonly<Record<string, readonly DocumentedExample[]>> = {
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
export const documentedExamples = ({ name }: Operation): readonly DocumentedExample[] => examples[name] ?? [];

/** Whether a filter is a documented example, field and operator. */
export const isExample = (operation: Operation, filter: SearchFilter): boolean =>
  documentedExamples(operation).some(
    ({ field, operator }) => field === filter.FieldName && operator === filter.SearchOperator,
  );
