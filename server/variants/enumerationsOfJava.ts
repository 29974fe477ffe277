import type { RecordValue, Value } from '../../specs/Value.ts';
import { changedRecords } from '../hooks/changedRecords.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

const names = [
  ...['Document', 'PurchaseOrder', 'SalesOrder'].flatMap((kind) => [
    `${kind}PaymentTermsEnumeration`,
    `${kind}PaymentMethod`,
  ]),
  'DocumentTypeStockChange',
  'InvoiceType',
  'ShippingProviderApplication',
];

const written = onAnswerMembers({ outcome: 'success' }, (members) => changedRecords(members, shown));

export const enumerationsOfJava: Variant = {
  about:
    'Enumerations in answers are written like constants of Java, such as UNDEFINED and CASH_ON_DELIVERY, those that were sent too, and are searched so (TYP-10: complete lists are open).',
  hook: (inner, store, server) => {
    for (const table of Object.values(store)) if (table instanceof Table) showConstants(table);
    return written(inner, store, server);
  },
};

/** Lets a table hand out its records as they are shown, so that searches compare what is shown. */
function showConstants(table: Table): void {
  const [get, find] = [table.get.bind(table), table.find.bind(table)];
  const [all, deleted] = [table.all.bind(table), table.deleted.bind(table)];
  const orNone = (record: RecordValue | undefined) => (record === undefined ? undefined : shown(record));
  table.get = (id) => orNone(get(id));
  table.find = (matches) => orNone(find((record) => matches(shown(record))));
  table.all = () => all().map(shown);
  table.deleted = () => deleted().map(shown);
}

function shown(record: RecordValue): RecordValue {
  const constants: [string, Value][] = [];
  for (const name of names) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (typeof value === 'string' && /^[A-Za-z]\w*$/.test(value) && constant(value) !== value)
      constants.push([name, constant(value)]);
  }
  return constants.length === 0 ? record : { ...record, ...Object.fromEntries(constants) };
}

const constant = (name: string): string => name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase();
