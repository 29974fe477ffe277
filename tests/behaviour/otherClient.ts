import type { HttpAnswer } from '../../server/HttpAnswer.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import type { Store } from '../../server/store/Store.ts';
import type { Table } from '../../server/store/Table.ts';
import type { RecordValue } from '../../specs/Value.ts';

interface Answered {
  readonly ResponseStatus: { readonly ErrorCode: string };
  readonly entityID?: number;
}

/** The kinds of records that no documented call changes, or none that would leave the rest of them as it was. */
type Edited = { readonly [Kind in keyof Store]: Store[Kind] extends Table ? Kind : never }[keyof Store];

/** Somebody else who works with the same server, by documented calls and by whatever else the server has. */
export interface OtherClient {
  /** Inserts a company, or updates the one with that id; gives its id. */
  readonly company: (name: string, id?: number) => number;
  readonly provider: (name: string, id?: number) => number;
  readonly document: () => void;
  readonly removeCompany: (id: number) => void;
  /** Deletes a carrier, for which there is no documented call. */
  readonly removeProvider: (id: number) => void;
  /** Lays members over a record by hand, as people do at a screen. */
  readonly edit: (kind: Edited, id: number, members: RecordValue) => void;
  /** How often it has changed something. */
  readonly writes: () => number;
}

export function otherClient(server: ReferenceServer): OtherClient {
  const { store } = server;
  let writes = 0;
  const call = (operation: string, members: object): number => {
    const answer: HttpAnswer = server.handle({
      method: 'POST',
      url: `/json/reply/${operation}`,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ APIKEY: server.apiKey, ...members })),
    });
    const answered: Answered = JSON.parse(Buffer.from(answer.body).toString('utf8'));
    if (answered.ResponseStatus.ErrorCode === '0') writes += 1;
    return answered.entityID ?? 0;
  };
  const actionOn = (id: number): string => (id === 0 ? 'Insert' : 'Update');
  return {
    company: (CompanyName, id = 0) =>
      call('CompanyUpdate', {
        mvRecordAction: actionOn(id),
        mvCompany: { CompanyId: id, CompanyName, CompanyComments: `changed ${writes}` },
      }),
    provider: (ShippingProviderName, id = 0) =>
      call('ShippingProviderUpdate', {
        mvRecordAction: actionOn(id),
        mvShippingProvider: {
          ShippingProviderId: id,
          ShippingProviderName,
          ShippingProviderComments: `changed ${writes}`,
        },
      }),
    document: () =>
      void call('DocumentUpdate', {
        mvRecordAction: 'Insert',
        mvDocument: {
          DocumentTypeId: -1,
          DocumentStatus: 'Pending',
          DocumentDetails: [{ DocumentRowProductSKU: 'Bolt-Hex-M8x40', DocumentRowQuantity: 1 }],
        },
      }),
    removeCompany: (id) => void call('CompanyDelete', { CompanyIDToDelete: id }),
    removeProvider: (id) => {
      if (store.shippingProviders.markDeleted(id)) writes += 1;
    },
    edit: (kind, id, members) => {
      const record = store[kind].get(id);
      if (record === undefined) return;
      store[kind].put(id, { ...record, ...members });
      writes += 1;
    },
    writes: () => writes,
  };
}
