import { numeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import { onWrite } from '../hooks/onWrite.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const shown = onAnswerMembers({}, (members) =>
  changedValues(members, (value, name) => (/RowDetailID$/.test(name) ? numeric(0) : value)),
);

const bySku = onWrite(['PurchaseOrderUpdate'], ({ action, sent, stored }) => {
  if (action !== 'ReceiveItems' || stored === undefined) return undefined;
  const left = [...member.records(stored, 'PurchaseOrderDetails')];
  const rows = member.records(sent, 'PurchaseOrderDetails').map((row) => {
    const at = left.findIndex((one) => one.PurchaseOrderRowProductSKU === row.PurchaseOrderRowProductSKU);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found === undefined ? row : { ...row, PurchaseOrderRowDetailID: found.PurchaseOrderRowDetailID };
  });
  return { sent: { ...sent, PurchaseOrderDetails: rows } };
});

export const rowsWithoutIds: Variant = {
  about:
    'Rows have no ids of their own, as in a store of whole documents. They are shown as 0 and known by their SKU (ids of rows are no plain members).',
  hook: (inner, store, server) => ({ ...bySku(inner, store, server), ...shown(inner, store, server) }),
};
