import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const minusOneOfAllIsFive: Fault = {
  clause: 'GET-6',
  about: 'With showAllDeletedAndUndeleted, ReturnTopNRecords -1 gives five document types.',
  causes: ['showAllDeletedAndUndeleted leaves out records that are not deleted'],
  operations: ['DocumentTypeGet'],
  hook: onRequest(['DocumentTypeGet'], (request) => {
    const { ReturnTopNRecords: top } = request;
    const isAll = member.text(request, 'showDeleted') === 'showAllDeletedAndUndeleted';
    return isAll && isNumeric(top) && Number(top.lexeme) === -1
      ? { ...request, ReturnTopNRecords: numeric(5) }
      : request;
  }),
};
