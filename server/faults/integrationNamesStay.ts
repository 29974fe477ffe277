import type { Fault } from '../Fault.ts';
import { leftByUpdate } from '../hooks/leftByUpdate.ts';

export const integrationNamesStay: Fault = {
  clause: 'IU-1',
  level: 'SHOULD',
  about:
    'Update of an integration update writes its Payload, JsonData and Action: Entity, EntityIDs and Application stay.',
  causes: ['an Update does not answer {member} as sent'],
  operations: ['IntegrationUpdateUpdate'],
  hook: leftByUpdate('IntegrationUpdateUpdate', ['Entity', 'EntityIDs', 'Application']),
};
