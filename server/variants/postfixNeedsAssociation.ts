import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const postfixNeedsAssociation: Variant = {
  about:
    'A postfix for the document types of a company is refused where no document types are asked for (rule 3: members that contradict each other may be validated).',
  blocks: ['control'],
  hook: refusing(
    ['CompanyUpdate'],
    (request) =>
      member.text(request, 'documentTypePostfixForDefaultAsssociation') !== '' &&
      !/^true$/i.test(String(request.associateCompanyWithDefaultDocumentTypes)),
    'A postfix needs associateCompanyWithDefaultDocumentTypes. The company was not written.',
  ),
};
