import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { withRecord } from '../../hooks/withRecord.ts';
import { member } from '../../records/member.ts';

export const sourceOverwritesReference: Fault = {
  clause: 'ACT-8',
  about:
    'mvInsertUpdateDeleteSourceApplication takes the place of the DocumentReferenceApplication that was sent.',
  causes: ['mvInsertUpdateDeleteSourceApplication takes the place of {member}'],
  operations: ['DocumentUpdate'],
  hook: onRequest(['DocumentUpdate'], (request) => {
    const source = member.text(request, 'mvInsertUpdateDeleteSourceApplication');
    if (source === '' || !member.has(request, 'mvDocument')) return request;
    return withRecord(request, 'mvDocument', (document) => ({
      ...document,
      DocumentReferenceApplication: source,
    }));
  }),
};
