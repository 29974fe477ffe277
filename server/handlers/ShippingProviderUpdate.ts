import { numeric } from '../../specs/numeric.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { Handler } from '../Handler.ts';
import { completed } from '../records/completed.ts';
import { recordAction } from '../rules/recordAction.ts';
import { sentRecord } from '../rules/sentRecord.ts';

const shape = recordShape('mvShippingProvider');

/** Writes a shipping provider with any of the four record actions (rule 3). */
export const ShippingProviderUpdate: Handler = (request, { store }) => {
  const provider = recordAction(request, sentRecord(request, 'mvShippingProvider'), {
    table: store.shippingProviders,
    shape,
    idName: 'ShippingProviderId',
    inserted: (sent, id) => ({ ...completed(shape, sent), ShippingProviderId: numeric(id) }),
    changed: (merged) => merged,
  });
  return { mvShippingProvider: provider, entityID: provider.ShippingProviderId };
};
