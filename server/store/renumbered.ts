import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Store } from './Store.ts';
import { Table } from './Table.ts';

/** Members that hold a supplier's id, which must be above 0 (rule 2). */
const supplierIds = ['SupplierID', 'PurchaseOrderSupplierID', 'DocumentSupplierClientID'];

/** The store with `shift` added to every id above 0, in the records and in references to them. */
export function renumbered(store: Store, shift: number): Store {
  const shifted = (name: string, id: number): number =>
    id <= 0 || (shift < 0 && supplierIds.includes(name)) ? id : id + shift;
  const ofRecord = (record: RecordValue): RecordValue =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [
        name,
        value === undefined ? undefined : ofValue(name, value),
      ]),
    );
  const ofValue = (name: string, value: Value): Value => {
    if (isNumeric(value)) return /I[dD]$/.test(name) ? numeric(shifted(name, Number(value.lexeme))) : value;
    if (Array.isArray(value)) return (value as readonly Value[]).map((item) => ofValue(name, item));
    return isRecord(value) ? ofRecord(value) : value;
  };
  const tables = Object.entries(store).map(([name, held]) => [
    name,
    held instanceof Table
      ? held.renumbered((id) => shifted(name === 'suppliers' ? 'SupplierID' : '', id), ofRecord)
      : held,
  ]);
  const spare = Object.entries(store.spare).map(([name, ids]) => [
    name,
    ids.map((id: number) => shifted('', id)),
  ]);
  return { ...store, ...Object.fromEntries(tables), spare: Object.fromEntries(spare) };
}
