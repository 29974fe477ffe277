import { refusing } from '../hooks/refusing.ts';
import type { Variant } from '../Variant.ts';

export const templatesGoByDefault: Variant = {
  about:
    'Each company is given document templates when it is made. CompanyDelete deletes them as well, unless DeleteRelatedDocumentTemplates is false: then it fails, because they still name the company (ACT-10: what the member does is open).',
  blocks: ['control'],
  hook: refusing(
    ['CompanyDelete'],
    (request) => request.DeleteRelatedDocumentTemplates === false,
    'Document templates name the company. The company delete failed.',
  ),
};
