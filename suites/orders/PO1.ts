import type { Check } from '../Check.ts';
import { statusCheck } from '../statusCheck.ts';

/** A purchase order that is inserted as Verified is Verified. */
export const PO1: readonly Check[] = [statusCheck('PO-1', 'PurchaseOrderStatus', 'Verified')];
