import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const otherCodeOfUpdateInXml: Fault = {
  clause: 'XF-3',
  about:
    'A failed IntegrationUpdateUpdate carries another InternalErrorCode in xml than in the other formats.',
  causes: ['failures have another InternalErrorCode in some formats'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onAnswerMembers(
    { operations: ['IntegrationUpdateUpdate'], outcome: 'failure' },
    (members, { format }) => ({
      ...members,
      InternalErrorCode: format === 'xml' ? 'NotFound' : 'IntegrationUpdateNotExists',
    }),
  ),
};
