import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const updatedDocumentHasNoId: Fault = {
  clause: 'ENV-14',
  about: 'A successful Update of a document is answered without entityID.',
  causes: ['a success carries no {expected}'],
  operations: ['DocumentUpdate'],
  hook: onSuccess(['DocumentUpdate'], (result, request) => {
    const { entityID: _id, ...others } = result;
    return member.text(request, 'mvRecordAction') === 'Update' ? others : result;
  }),
};
