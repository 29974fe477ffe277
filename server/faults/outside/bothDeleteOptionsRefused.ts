import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';
import { member } from '../../records/member.ts';

export const bothDeleteOptionsRefused: Fault = {
  clause: 'ACT-10',
  about:
    'CompanyDelete fails if DeleteRelatedDocumentTemplates and mvInsertUpdateDeleteSourceApplication are both sent; each alone is fine.',
  operations: ['CompanyDelete'],
  hook: refusing(
    ['CompanyDelete'],
    (request) =>
      member.has(request, 'DeleteRelatedDocumentTemplates') &&
      member.text(request, 'mvInsertUpdateDeleteSourceApplication') !== '',
    'The number of parameters does not match. The company delete failed.',
  ),
};
