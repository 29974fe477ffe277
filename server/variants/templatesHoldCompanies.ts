import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const templatesHoldCompanies: Variant = {
  about:
    'Each company is given document templates when it is made. It is deleted only with them, when DeleteRelatedDocumentTemplates is true (what CompanyDelete needs is not shown).',
  blocks: ['control'],
  hook: refusing(
    ['CompanyDelete'],
    (request) => !member.flag(request, 'DeleteRelatedDocumentTemplates'),
    'The company has document templates. The company delete failed.',
  ),
};
