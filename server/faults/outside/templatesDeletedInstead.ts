import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const templatesDeletedInstead: Fault = {
  clause: 'DEL-1',
  about:
    'With DeleteRelatedDocumentTemplates only the templates are deleted, and the company stays, with result true.',
  causes: ['deleted records are still listed'],
  operations: ['CompanyDelete'],
  hook: (inner, store, { apiKey }) => ({
    handle: (call, request) => {
      const id = sentNumber(request.CompanyIDToDelete);
      const isAsked = /^true$/i.test(String(request.DeleteRelatedDocumentTemplates));
      return call.operation?.name === 'CompanyDelete' &&
        request.APIKEY === apiKey &&
        isAsked &&
        id !== null &&
        store.companies.get(id) !== undefined
        ? { result: true }
        : inner.handle(call, request);
    },
  }),
};
