import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';
import { isBuiltIn } from '../../rules/isBuiltIn.ts';

export const builtInTypesFirst: Fault = {
  clause: 'GET-3',
  about: 'Without ReturnTopNRecords the built-in document types come before those with higher ids.',
  causes: ['where all records are asked for they do not come by descending id'],
  operations: ['DocumentTypeGet'],
  hook: onSuccess(['DocumentTypeGet'], (result, request) => {
    if (member.int(request, 'ReturnTopNRecords') > 0) return result;
    const types = member.records(result, 'mvDocumentTypes');
    const builtIn = types.filter((type) => isBuiltIn(member.int(type, 'DocumentTypeID')));
    return { ...result, mvDocumentTypes: [...builtIn, ...types.filter((type) => !builtIn.includes(type))] };
  }),
};
