import { integrationUpdate } from '../../builds/integrationUpdate.ts';
import type { Kind } from '../Kind.ts';

export const IntegrationUpdateUpdate: Kind = {
  build: integrationUpdate,
  named: () => ({}),
  changed: (text) => ({ Payload: text, Action: 'Delete' }),
  // What the note is about, and who is to know: a server may know some names alone, or keep them as they were.
  further: () => ({ Entity: 'SalesOrder', EntityIDs: '2', Application: 'Assay two' }),
  partly: (text, _, [one, other]) => ({ Payload: text, Entity: one, EntityIDs: other }),
  kept: ['Entity', 'EntityIDs', 'Application'],
  updates: ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
  inserts: ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
};
