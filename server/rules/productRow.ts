import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import { productBySku } from '../store/productBySku.ts';
import type { Store } from '../store/Store.ts';
import type { OrderKind } from './totals.ts';

/** A sent row with its id, and with its product's id and description looked up by SKU. */
export function productRow(kind: OrderKind, row: RecordValue, store: Store): RecordValue {
  const product = productBySku(store, member.text(row, `${kind}RowProductSKU`));
  const described = member.text(row, `${kind}RowProductDescription`);
  return {
    ...row,
    [`${kind}RowDetailID`]: numeric(store.newRowId()),
    ...(product === undefined
      ? {}
      : {
          [`${kind}RowProductID`]: numeric(product.id),
          [`${kind}RowProductDescription`]: described === '' ? product.description : described,
        }),
  };
}
