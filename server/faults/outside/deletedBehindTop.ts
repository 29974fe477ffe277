import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

export const deletedBehindTop: Fault = {
  clause: 'GET-2',
  about:
    'Where deleted document types are asked for with ReturnTopNRecords, they stand behind those that are not deleted.',
  causes: ['with ReturnTopNRecords records do not come by descending id'],
  operations: ['DocumentTypeGet'],
  hook: onSuccess(['DocumentTypeGet'], (result, request, { documentTypes }) => {
    if (member.int(request, 'ReturnTopNRecords') <= 0) return result;
    const types = member.records(result, 'mvDocumentTypes');
    const isThere = (type: RecordValue): boolean =>
      documentTypes.get(member.int(type, 'DocumentTypeID')) !== undefined;
    return {
      ...result,
      mvDocumentTypes: [...types.filter(isThere), ...types.filter((type) => !isThere(type))],
    };
  }),
};
