import { numeric } from '../../specs/numeric.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { Handler } from '../Handler.ts';
import { completed } from '../records/completed.ts';
import { recordAction } from '../rules/recordAction.ts';
import { sentRecord } from '../rules/sentRecord.ts';

const shape = recordShape('mvIntegrationUpdate');

/** Writes an integration update with any of the four record actions (rule 4). A new one without a time gets the present. */
export const IntegrationUpdateUpdate: Handler = (request, { store, now }) => {
  const note = recordAction(request, sentRecord(request, 'mvIntegrationUpdate'), {
    table: store.integrationUpdates,
    shape,
    idName: 'IntegrationUpdateID',
    inserted: (sent, id) => ({
      ...completed(shape, { ...sent, IntegrationUpdateDateTime: sent.IntegrationUpdateDateTime ?? now }),
      IntegrationUpdateID: numeric(id),
    }),
    changed: (merged) => merged,
  });
  return { mvIntegrationUpdate: note, entityID: note.IntegrationUpdateID };
};
