import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

const shown: readonly string[] = ['CompanyGet', 'DocumentTypeGet'];

export const deletedByDefaultEverywhere: Fault = {
  clause: 'GET-6',
  level: 'SHOULD',
  about: 'Deleted companies and document types are shown unless they are asked not to be.',
  causes: ['deleted records are shown unless they are asked not to be'],
  operations: shown,
  hook: onRequest(shown, (request) => ({ showDeleted: 'showAllDeletedAndUndeleted', ...request })),
};
