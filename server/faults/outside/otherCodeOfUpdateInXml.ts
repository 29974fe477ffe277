import type { Fault } from '../../Fault.ts';
import { onReply } from '../../hooks/onReply.ts';

export const otherCodeOfUpdateInXml: Fault = {
  clause: 'XF-3',
  about:
    'A failed IntegrationUpdateUpdate carries another InternalErrorCode in xml than in the other formats.',
  causes: ['failures have another InternalErrorCode in some formats'],
  operations: ['IntegrationUpdateUpdate'],
  hook: onReply({ operations: ['IntegrationUpdateUpdate'], outcome: 'failure' }, (members, { format }) => ({
    ...members,
    InternalErrorCode: format === 'xml' ? 'NotFound' : 'IntegrationUpdateNotExists',
  })),
};
