import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const integrationNamesStay: Fault = {
  clause: 'IU-1',
  about:
    'Update of an integration update writes its Payload, JsonData and Action: Entity, EntityIDs and Application stay.',
  operations: ['IntegrationUpdateUpdate'],
  hook: onWrite(['IntegrationUpdateUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const { Entity = null, EntityIDs = null, Application = null } = stored;
    return { sent: { ...sent, Entity, EntityIDs, Application } };
  }),
};
