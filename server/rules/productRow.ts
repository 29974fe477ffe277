import { numeric } from '../../specs/numeric.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { member } from '../records/member.ts';
import { productBySku } from '../store/productBySku.ts';
import type { Store } from '../store/Store.ts';
import type { OrderKind } from './totals.ts';

/**
 * A row with its product's id and description looked up by SKU, under an id of its own. It keeps its id if that is among `rowIds`
 * of the stored order, else it gets a new one.
 */
export function productRow(
  kind: OrderKind,
  row: RecordValue,
  store: Store,
  rowIds: ReadonlySet<number> = new Set(),
): RecordValue {
  const id = member.int(row, `${kind}RowDetailID`);
  const product = productBySku(store, member.text(row, `${kind}RowProductSKU`));
  const described = member.text(row, `${kind}RowProductDescription`);
  return {
    ...row,
    [`${kind}RowDetailID`]: numeric(rowIds.has(id) ? id : store.newRowId()),
    ...(product === undefined
      ? {}
      : {
          [`${kind}RowProductID`]: numeric(product.id),
          [`${kind}RowProductDescription`]: described === '' ? product.description : described,
        }),
  };
}
