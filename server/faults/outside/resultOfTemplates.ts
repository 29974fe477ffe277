import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';

export const resultOfTemplates: Fault = {
  clause: 'ENV-9',
  about:
    'The result of CompanyDelete says whether templates were deleted: without DeleteRelatedDocumentTemplates, false.',
  causes: ['result is false though the delete worked'],
  operations: ['CompanyDelete'],
  hook: onSuccess(['CompanyDelete'], (result, { DeleteRelatedDocumentTemplates: asked }) => ({
    ...result,
    result: /^true$/i.test(String(asked)),
  })),
};
