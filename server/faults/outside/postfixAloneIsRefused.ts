import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';
import { member } from '../../records/member.ts';

export const postfixAloneIsRefused: Fault = {
  clause: 'ACT-10',
  about:
    'CompanyUpdate with the optional postfix for default document types fails unless the optional flag to associate them is sent as true.',
  operations: ['CompanyUpdate'],
  hook: refusing(
    ['CompanyUpdate'],
    (request) =>
      member.text(request, 'documentTypePostfixForDefaultAsssociation') !== '' &&
      String(request.associateCompanyWithDefaultDocumentTypes ?? '').toLowerCase() !== 'true',
    'Object reference not set to an instance of an object.',
  ),
};
