import { numeric } from '../../specs/numeric.ts';
import type { Hook } from '../Hook.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { recordWrite } from '../hooks/writtenRecords.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const names: Readonly<Record<string, string>> = {
  CompanyUpdate: 'CompanyName',
  ShippingProviderUpdate: 'ShippingProviderName',
};

/** As a database compares that ignores case, accents and trailing blanks. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trimEnd();

const byName: Hook = (inner, store, { apiKey }) => ({
  handle: (call, request) => {
    const operation = call.operation?.name ?? '';
    const nameOf = names[operation];
    if (nameOf === undefined || request.APIKEY !== apiKey) return inner.handle(call, request);
    const { action, sent, stored, record, id, table } = recordWrite(operation, request, store);
    const name = folded(member.text(sent, nameOf));
    const holder = table(store).find((one) => folded(member.text(one, nameOf)) === name);
    const isOwn = action !== 'Insert' && member.int(holder ?? {}, id) === sentNumber(sent[id]);
    if (name === '' || holder === undefined || isOwn) return inner.handle(call, request);
    if (action.startsWith('InsertOrUpdate') && stored === undefined)
      return inner.handle(call, { ...request, [record]: { ...sent, [id]: numeric(member.int(holder, id)) } });
    throw new OperationFailure(`${nameOf} is taken by another record. Nothing was written.`, { status: 409 });
  },
});

/** The name of what is deleted becomes free. */
const tombstones: Hook = (_, store) => {
  for (const [table, name] of [
    [store.companies, 'CompanyName'],
    [store.shippingProviders, 'ShippingProviderName'],
    [store.documentTypes, 'DocumentTypeDescription'],
  ] as const) {
    const deleted = table.deleted.bind(table);
    table.deleted = () =>
      deleted().map((record) => ({
        ...record,
        [name]: `${member.text(record, name)} (deleted)`,
        IsDeleted: true,
      }));
  }
  return {};
};

export const namesAsKeys: Variant = {
  about:
    'Knows companies and carriers by unique names too: upserts find them by name, and deleted ones are renamed.',
  hook: (inner, store, server) => ({ ...tombstones(inner, store, server), ...byName(inner, store, server) }),
};
