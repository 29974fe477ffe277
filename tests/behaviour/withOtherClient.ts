import type { HttpAnswer } from '../../server/HttpAnswer.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { randomOf } from '../../server/store/seed/randomOf.ts';

interface Answered {
  readonly ResponseStatus: { readonly ErrorCode: string };
  readonly entityID?: number;
}

interface Busy {
  readonly server: ReferenceServer;
  /** How often the other client has changed something. */
  readonly writes: () => number;
}

/**
 * The server as it is while somebody else works with it: before every call one record is inserted, updated or deleted
 * by that client, who updates records that were there before as well, but uses up none that a run was given.
 */
export function withOtherClient(server: ReferenceServer, seed: number): Busy {
  const random = randomOf(seed);
  const own: Record<'CompanyUpdate' | 'ShippingProviderUpdate', number[]> = {
    CompanyUpdate: [],
    ShippingProviderUpdate: [],
  };
  let writes = 0;

  const call = (operation: string, members: object): Answered => {
    const answer: HttpAnswer = server.handle({
      method: 'POST',
      url: `/json/reply/${operation}`,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ APIKEY: server.apiKey, ...members })),
    });
    const answered: Answered = JSON.parse(Buffer.from(answer.body).toString('utf8'));
    if (answered.ResponseStatus.ErrorCode === '0') writes += 1;
    return answered;
  };
  const company = (id: number, mvRecordAction: string): Answered =>
    call('CompanyUpdate', {
      mvRecordAction,
      mvCompany: {
        CompanyId: id,
        CompanyName: `Somebody ${id} ${writes}`,
        CompanyComments: `changed ${writes}`,
      },
    });
  const provider = (id: number, mvRecordAction: string): Answered =>
    call('ShippingProviderUpdate', {
      mvRecordAction,
      mvShippingProvider: {
        ShippingProviderId: id,
        ShippingProviderName: `Somebody ${id} ${writes}`,
        ShippingProviderComments: `changed ${writes}`,
      },
    });
  const document = (): Answered =>
    call('DocumentUpdate', {
      mvRecordAction: 'Insert',
      mvDocument: {
        DocumentTypeId: -1,
        DocumentStatus: 'Pending',
        DocumentDetails: [{ DocumentRowProductSKU: 'BOLT-M8', DocumentRowQuantity: 1 }],
      },
    });
  const steps: readonly (() => unknown)[] = [
    () => own.CompanyUpdate.push(company(0, 'Insert').entityID ?? 0),
    () => own.ShippingProviderUpdate.push(provider(0, 'Insert').entityID ?? 0),
    () => company(random.int(2, 12), 'Update'),
    () => provider(random.int(302, 312), 'Update'),
    () => call('CompanyDelete', { CompanyIDToDelete: own.CompanyUpdate.shift() ?? 0 }),
    () => company(own.CompanyUpdate.at(-1) ?? 0, 'Update'),
    document,
  ];
  return {
    server: {
      ...server,
      handle: (request) => {
        random.pick(steps)();
        return server.handle(request);
      },
    },
    writes: () => writes,
  };
}
