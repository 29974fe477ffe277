import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onOldRecords } from '../hooks/onOldRecords.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { amount } from '../records/amount.ts';
import type { Variant } from '../Variant.ts';

const searched = ['DiscountGet', 'ProductClientGet', 'SalesOrderGet'];

/** The decimals and numbers that those Gets can be searched by. */
const fields =
  /^(DiscountValue|ProductClientPrice|\w+SalesQuantity|SalesOrder(Amount\w+|TotalQuantity|TotalWeight))$/;

/** Some are kept above what is shown, and some below. */
const kept = (value: Value): Value => {
  if (!isNumeric(value)) return value;
  const isEven = Number(value.lexeme.slice(-1)) % 2 === 0;
  return amount(new Big(value.lexeme).plus(isEven ? '0.0034' : '-0.0034'));
};

const shown = (value: Value): Value => (isNumeric(value) ? amount(new Big(value.lexeme).round(2)) : value);

const changed = (record: RecordValue, edit: (value: Value) => Value): RecordValue =>
  changedValues(record, (value, name) => (fields.test(name) ? edit(value) : value));

export const decimalsKeptLonger: Variant = {
  about:
    'Decimals and numbers that records are searched by are kept with four digits and shown with two (TYP-13: rounding is not shown).',
  hook: (inner, store, server) => {
    onOldRecords((record) => changed(record, kept))(inner, store, server);
    const links = store.productClients.all();
    store.productClients.clear();
    for (const link of links) store.productClients.insert(() => changed(link, kept));
    return onSuccess(searched, (result) => changed(result, shown))(inner, store, server);
  },
};
