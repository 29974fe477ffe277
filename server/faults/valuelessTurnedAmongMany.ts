import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { listedKinds, recordsOfOthers } from '../hooks/listedRecords.ts';
import { turnedInLists } from '../hooks/turnedInLists.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';

const turned: readonly string[] = [
  'CompanyGet',
  'DiscountGet',
  'DocumentTypeGet',
  'ProductBOMGet',
  'ProductClientGet',
  'ShippingProviderGet',
];

/** Of every second record only ids and what is nested are kept. */
function emptySome(store: Store): void {
  const links = store.productClients.all();
  const kinds = [
    ...listedKinds(store).map((kind) => ({ ...kind, records: recordsOfOthers(kind) })),
    { table: store.boms, id: 'ProductID', records: store.boms.all() },
  ].filter(({ id }) => /^(Company|Discount|DocumentType|Product|ShippingProvider)ID$/i.test(id));
  for (const { table, id, records } of kinds) {
    for (const record of records.filter((_, index) => index % 2 === 1))
      table.put(member.int(record, id), emptied(record, [id]));
  }
  for (const [index, link] of links.entries())
    if (index % 2 === 1) store.productClients.put(index + 1, emptied(link, ['ProductID', 'ProductClientID']));
}

const emptied = (record: RecordValue, kept: readonly string[]): RecordValue =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      kept.includes(name) || isRecord(value) || Array.isArray(value) ? value : null,
    ]),
  );

export const valuelessTurnedAmongMany: Fault = {
  clause: 'FLT-2',
  level: 'SHOULD',
  about:
    'Every second record has little more than its id, and in lists filters do the opposite with what has no value.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: turned,
  hook: (inner, store, server) => {
    emptySome(store);
    return turnedInLists(turned)(inner, store, server);
  },
};
