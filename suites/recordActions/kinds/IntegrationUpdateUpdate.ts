import { integrationUpdate } from '../../builds/integrationUpdate.ts';
import type { Kind } from '../Kind.ts';

export const IntegrationUpdateUpdate: Kind = {
  build: integrationUpdate,
  named: () => ({}),
  changed: (text) => ({ Payload: text, Action: 'Delete' }),
  partly: (text, _, [one, other]) => ({ Payload: text, Entity: one, EntityIDs: other }),
  kept: ['Entity', 'EntityIDs', 'Application'],
  updates: ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
  inserts: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
};
