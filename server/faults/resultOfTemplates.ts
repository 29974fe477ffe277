import type { Fault } from '../Fault.ts';

export const resultOfTemplates: Fault = {
  clause: 'ENV-9',
  about:
    'If DeleteRelatedDocumentTemplates is sent, result says whether templates were deleted, not the company.',
  causes: ['result is false though the delete worked'],
  operations: ['CompanyDelete'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      return request.DeleteRelatedDocumentTemplates === undefined ? result : { ...result, result: false };
    },
  }),
};
