import { himal } from './manners/himal.ts';
import type { Manner } from './manners/Manner.ts';
import { operations } from './operations.ts';
import { respond } from './respond.ts';
import { serve } from './serve.ts';
import { bomIds, discountIds, makeStore, type Store } from './store.ts';

/** What a client must be told of a running server. */
export interface Foreign {
  readonly url: string;
  readonly apiKey: string;
  /** In the form of the suite's fixtures file. */
  readonly fixtures: object;
  /** The operations that it has. */
  readonly operations: readonly string[];
  readonly close: () => Promise<void>;
}

export const apiKey = 'himal-key-0042';

export const fixtures = {
  knownSkus: ['TEA-250', 'TEA-500'],
  unknownSku: 'NO-SUCH-TEA',
  goodsInboundDocumentTypeId: -12,
  inventoryLocationId: 1,
  settingName: 'Currency',
  disposable: { discounts: discountIds, boms: bomIds },
};

/** Starts a server that keeps the contract, in a manner of its own wherever the document leaves room. */
export async function startLawful(
  manner: Manner = himal,
  store: Store = makeStore(manner.keeping.ids),
): Promise<Foreign> {
  const depot = { store, apiKey, manner };
  const serving = await serve(manner.http, (incoming) => respond(depot, incoming));
  return { ...serving, apiKey, fixtures, operations: Object.keys(operations) };
}
