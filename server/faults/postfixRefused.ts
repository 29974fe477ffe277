import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const postfixRefused: Fault = {
  clause: 'ACT-10',
  about: 'In xml documentTypePostfixForDefaultAsssociation is refused.',
  causes: ['a member that may be sent is refused'],
  operations: ['CompanyUpdate'],
  hook: refusing(
    ['CompanyUpdate'],
    (request, { body }) => body === 'xml' && member.has(request, 'documentTypePostfixForDefaultAsssociation'),
    'documentTypePostfixForDefaultAsssociation is not known.',
  ),
};
