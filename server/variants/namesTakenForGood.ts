import type { Hook } from '../Hook.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Store } from '../store/Store.ts';
import type { Variant } from '../Variant.ts';

const names: Readonly<Record<string, string>> = {
  CompanyUpdate: 'CompanyName',
  ShippingProviderUpdate: 'ShippingProviderName',
  PurchaseOrderUpdate: 'PurchaseOrderNo',
};

/** As a database with a collation that minds neither letter case nor accents sees it. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const unique = (operation: string, name: string, store: Store): Hook =>
  onWrite([operation], ({ action, sent, id, table }) => {
    const wanted = folded(member.text(sent, name));
    if (wanted === '' || action === 'ReceiveItems') return undefined;
    const records = table(store);
    const own = action === 'Insert' ? null : sentNumber(sent[id]);
    const holder = [...records.all(), ...records.deleted()].find(
      (record) => folded(member.text(record, name)) === wanted && member.int(record, id) !== own,
    );
    if (holder === undefined) return undefined;
    const message = `${name} "${member.text(sent, name)}" is taken already, perhaps by a deleted record.`;
    throw new OperationFailure(message, {
      errors: [{ field: `${recordWrite(operation, {}, store).record}.${name}`, message }],
    });
  });

const hook: Hook = (inner, store, server) => {
  let stages = inner;
  for (const [operation, name] of Object.entries(names))
    stages = { ...stages, ...unique(operation, name, store)(stages, store, server) };
  return stages;
};

export const namesTakenForGood: Variant = {
  about:
    'Refuses a company, carrier or order whose name or number another has, deleted or not, whatever its case and accents (rule 3).',
  hook,
};
