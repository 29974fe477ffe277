import { integrationUpdate } from '../../builds/integrationUpdate.ts';
import type { Kind } from '../Kind.ts';

export const IntegrationUpdateUpdate: Kind = {
  build: integrationUpdate,
  named: () => ({}),
  changed: (text) => ({ Payload: text, Action: 'Delete' }),
  // The text 0 is not empty, whatever a server's language says; it is JSON too.
  partly: (text, _, [one, other]) => ({ Payload: text, JsonData: '0', Entity: one, EntityIDs: other }),
  kept: ['Entity', 'EntityIDs', 'Application'],
  updates: ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
  inserts: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
};
