import type { Operation } from '../../specs/Operation.ts';

/** The clause of an operation that says which record actions it takes: a refusal of one is its breach, not ACT's. */
export function actionClause(operation: Operation | null): string | undefined {
  if (operation?.name === 'ShippingProviderUpdate') return 'SP-1';
  return operation?.name === 'IntegrationUpdateUpdate' ? 'IU-1' : undefined;
}

/** The same of Update alone, which the clause of bundles names as well. */
export const updateClause = (operation: Operation | null): string | undefined =>
  operation?.name === 'ProductBundleUpdate' ? 'PB-1' : actionClause(operation);

/** The clause of an operation that says that its id can't be changed. */
export function idClause(operation: Operation | null): string | undefined {
  if (operation?.name === 'ShippingProviderUpdate') return 'SP-1';
  return operation?.name === 'PurchaseOrderUpdate' ? 'PO-4' : undefined;
}
