import { refusing } from '../hooks/refusing.ts';
import { sentNumber } from '../hooks/sentNumber.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const companyInUseStays: Variant = {
  about:
    'The default company, and one that has document types of its own, is not deleted: result is false (rule 3; what CompanyDelete needs is not shown).',
  blocks: ['control', 'clause:', 'nothing'],
  hook: refusing(
    ['CompanyDelete'],
    (request, _, store) => {
      const id = sentNumber(request.CompanyIDToDelete) ?? 0;
      const company = store.companies.get(id);
      return (
        company !== undefined &&
        (member.flag(company, 'CompanyIsDefault') ||
          store.documentTypes.find((type) => member.int(type, 'DocumentTypeCompanyID') === id) !== undefined)
      );
    },
    'The company is in use. The company delete failed.',
  ),
};
