import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';
import { member } from '../../records/member.ts';

export const codeInSoap12Only: Fault = {
  clause: 'XF-3',
  about: 'The update of a company that does not exist has an InternalErrorCode in soap12 only.',
  causes: ['failures have an InternalErrorCode in some formats only'],
  operations: ['CompanyUpdate'],
  hook: onAnswerMembers(
    { formats: ['soap12'], operations: ['CompanyUpdate'], outcome: 'failure' },
    (members) =>
      member.text(member.record(members, 'ResponseStatus') ?? {}, 'Message').includes('does not exist')
        ? { ...members, InternalErrorCode: 'CompanyNotExists' }
        : members,
  ),
};
