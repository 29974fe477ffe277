import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const documentUpsertsInsert: Fault = {
  clause: 'DOC-2',
  level: 'SHOULD',
  about: 'InsertOrUpdate of a document that exists inserts a second one.',
  causes: ['an update of a document answers with another document'],
  operations: ['DocumentUpdate'],
  hook: onWrite(['DocumentUpdate'], ({ action, sent }) =>
    action === 'InsertOrUpdate' ? { action: 'Insert', sent: { ...sent, DocumentId: null } } : undefined,
  ),
};
