import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';
import { member } from '../../records/member.ts';

export const associationNeedsPostfix: Fault = {
  clause: 'ACT-10',
  about:
    'CompanyUpdate with associateCompanyWithDefaultDocumentTypes fails when the optional documentTypePostfixForDefaultAsssociation is left out.',
  operations: ['CompanyUpdate'],
  hook: refusing(
    ['CompanyUpdate'],
    (request) =>
      String(request.associateCompanyWithDefaultDocumentTypes).toLowerCase() === 'true' &&
      !member.has(request, 'documentTypePostfixForDefaultAsssociation'),
    'Object reference not set to an instance of an object. The company was not written.',
  ),
};
