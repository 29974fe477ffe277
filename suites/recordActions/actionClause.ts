import type { Operation } from '../../specs/Operation.ts';

/** The clause of an operation that says which record actions it takes: a refusal of one is its breach, not ACT's. */
export function actionClause(operation: Operation | null): string | undefined {
  if (operation?.name === 'ShippingProviderUpdate') return 'SP-1';
  return operation?.name === 'IntegrationUpdateUpdate' ? 'IU-1' : undefined;
}

/** The clause of an operation that says that its id can't be changed. */
export function idClause(operation: Operation | null): string | undefined {
  if (operation?.name === 'ShippingProviderUpdate') return 'SP-1';
  return operation?.name === 'PurchaseOrderUpdate' ? 'PO-4' : undefined;
}
